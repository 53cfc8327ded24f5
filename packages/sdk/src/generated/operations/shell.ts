// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `shellChangeCurrency` takes. */
export type ShellChangeCurrencyInput = Schemas['ShellChangeCurrencyInput'];
/** What `shellChangeCurrency` answers. */
export type ShellChangeCurrencyData = Schemas['ShellChangeCurrencyData'];
/**
 * Select the currency — `app.common.userChangeCurrency`.
 *
 * Selects the currency in which prices are shown. Our mall has one: its id is accepted and nothing changes; any other id is refused.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const shellChangeCurrency: Operation<ShellChangeCurrencyInput, ShellChangeCurrencyData> = /*#__PURE__*/ op('app.common.userChangeCurrency', 'safe', 'optional', s.Nothing);

/** What `shellConfiguration` takes. */
export type ShellConfigurationInput = Schemas['ShellConfigurationInput'];
/** What `shellConfiguration` answers. */
export type ShellConfigurationData = Schemas['ShellConfigurationData'];
/**
 * Show the basic configuration — `mall.Home.GetBasicConfiguration`.
 *
 * How the mall is set up, for everybody alike: the icon of the browser tab, names, logos and legal lines. The capital G is the family's.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const shellConfiguration: Operation<ShellConfigurationInput, ShellConfigurationData> = /*#__PURE__*/ op('mall.Home.GetBasicConfiguration', 'safe', 'no', /*#__PURE__*/ k.object({
  list: s.BasicConfiguration,
}));

/** What `shellCurrencies` takes. */
export type ShellCurrenciesInput = Schemas['ShellCurrenciesInput'];
/** What `shellCurrencies` answers. */
export type ShellCurrenciesData = Schemas['ShellCurrenciesData'];
/**
 * List the currencies — `app.common.getCurrencys`.
 *
 * The currencies that prices can be shown in. Our mall has one, the default currency.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const shellCurrencies: Operation<ShellCurrenciesInput, ShellCurrenciesData> = /*#__PURE__*/ op('app.common.getCurrencys', 'safe', 'no', /*#__PURE__*/ k.list(s.Currency));

/** What `shellDefaultCurrency` takes. */
export type ShellDefaultCurrencyInput = Schemas['ShellDefaultCurrencyInput'];
/** What `shellDefaultCurrency` answers. */
export type ShellDefaultCurrencyData = Schemas['ShellDefaultCurrencyData'];
/**
 * Show the default currency — `app.common.getStoreDefaultCurrency`.
 *
 * The currency of every amount that the gateway sends. Clients of the family show prices in it until the shopper picks another.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const shellDefaultCurrency: Operation<ShellDefaultCurrencyInput, ShellDefaultCurrencyData> = /*#__PURE__*/ op('app.common.getStoreDefaultCurrency', 'safe', 'no', s.Currency);

/** What `shellIndex` takes. */
export type ShellIndexInput = Schemas['ShellIndexInput'];
/** What `shellIndex` answers. */
export type ShellIndexData = Schemas['ShellIndexData'];
/**
 * Show the shell of every page — `mall.Index.index`.
 *
 * The header, the footer and the side of every page for this caller: who is signed in, the cart badge, the classes, which menu items to show, and how the mall presents itself.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const shellIndex: Operation<ShellIndexInput, ShellIndexData> = /*#__PURE__*/ op('mall.Index.index', 'safe', 'optional', s.Shell);

/** What `shellLanguages` takes. */
export type ShellLanguagesInput = Schemas['ShellLanguagesInput'];
/** What `shellLanguages` answers. */
export type ShellLanguagesData = Schemas['ShellLanguagesData'];
/**
 * List the languages — `app.common.getLangs`.
 *
 * The languages of the mall, for a language switcher. A code listed here is accepted as the `language` of a call.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const shellLanguages: Operation<ShellLanguagesInput, ShellLanguagesData> = /*#__PURE__*/ op('app.common.getLangs', 'safe', 'no', /*#__PURE__*/ k.list(s.MallLanguage));

/** What `shellNotice` takes. */
export type ShellNoticeInput = Schemas['ShellNoticeInput'];
/** What `shellNotice` answers. */
export type ShellNoticeData = Schemas['ShellNoticeData'];
/**
 * Ask for the notice to shoppers — `mall.User.getUserTell`.
 *
 * Runs on every navigation. In maintenance the answer is code 4003 with the notice as data; otherwise the newest notice that runs and that the caller has not read (`mall.User.markToRead`), or one of type 0 for none.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const shellNotice: Operation<ShellNoticeInput, ShellNoticeData> = /*#__PURE__*/ op('mall.User.getUserTell', 'safe', 'optional', s.Notice);

/** What `shellReadNotice` takes. */
export type ShellReadNoticeInput = Schemas['ShellReadNoticeInput'];
/** What `shellReadNotice` answers. */
export type ShellReadNoticeData = Schemas['ShellReadNoticeData'];
/**
 * Do not show a notice again — `mall.User.markToRead`.
 *
 * Remembers that the customer has read a notice; `mall.User.getUserTell` then leaves it out. Called when the notice is closed with "do not remind me" ticked.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const shellReadNotice: Operation<ShellReadNoticeInput, ShellReadNoticeData> = /*#__PURE__*/ op('mall.User.markToRead', 'safe', 'required', s.Nothing);

/** What `shellSelectLanguage` takes. */
export type ShellSelectLanguageInput = Schemas['ShellSelectLanguageInput'];
/** What `shellSelectLanguage` answers. */
export type ShellSelectLanguageData = Schemas['ShellSelectLanguageData'];
/**
 * Select the session's language — `mall.home.select_language`.
 *
 * Stores the language of this call with the session. Later calls of the session that name no language are answered in it. The language is not a field: it is the `language` that every call can carry. For a visitor without a session nothing is stored.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const shellSelectLanguage: Operation<ShellSelectLanguageInput, ShellSelectLanguageData> = /*#__PURE__*/ op('mall.home.select_language', 'safe', 'optional', s.Nothing);
