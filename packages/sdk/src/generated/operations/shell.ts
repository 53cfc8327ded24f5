// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `shellChangeCurrency`. */
export type ShellChangeCurrencyInput = Schemas['ShellChangeCurrencyInput'];
/** Response data of `shellChangeCurrency`. */
export type ShellChangeCurrencyData = Schemas['ShellChangeCurrencyData'];
/**
 * Select the display currency — `app.common.userChangeCurrency`.
 *
 * Selects the display currency. The mall has one; its id is accepted without effect, other ids are refused.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shellChangeCurrency, { currency_id: 1 });
 * ```
 */
export const shellChangeCurrency: Operation<ShellChangeCurrencyInput, ShellChangeCurrencyData, 'safe'> = /*#__PURE__*/ op('app.common.userChangeCurrency', 'safe', 'optional', s.Nothing);

/** Request of `shellConfiguration`. */
export type ShellConfigurationInput = Schemas['ShellConfigurationInput'];
/** Response data of `shellConfiguration`. */
export type ShellConfigurationData = Schemas['ShellConfigurationData'];
/**
 * Show the settings of the mall — `mall.Home.GetBasicConfiguration`.
 *
 * Public configuration of the mall, with the icon of the browser tab, names, logos and legal lines.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shellConfiguration);
 * ```
 */
export const shellConfiguration: Operation<ShellConfigurationInput, ShellConfigurationData, 'safe'> = /*#__PURE__*/ op('mall.Home.GetBasicConfiguration', 'safe', 'no', /*#__PURE__*/ k.object({
  list: s.BasicConfiguration,
}));

/** Request of `shellCurrencies`. */
export type ShellCurrenciesInput = Schemas['ShellCurrenciesInput'];
/** Response data of `shellCurrencies`. */
export type ShellCurrenciesData = Schemas['ShellCurrenciesData'];
/**
 * List the currencies — `app.common.getCurrencys`.
 *
 * Available display currencies. The mall has one, the default currency.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shellCurrencies);
 * ```
 */
export const shellCurrencies: Operation<ShellCurrenciesInput, ShellCurrenciesData, 'safe'> = /*#__PURE__*/ op('app.common.getCurrencys', 'safe', 'no', /*#__PURE__*/ k.list(s.Currency));

/** Request of `shellDefaultCurrency`. */
export type ShellDefaultCurrencyInput = Schemas['ShellDefaultCurrencyInput'];
/** Response data of `shellDefaultCurrency`. */
export type ShellDefaultCurrencyData = Schemas['ShellDefaultCurrencyData'];
/**
 * Show the default currency — `app.common.getStoreDefaultCurrency`.
 *
 * Currency of all amounts of the gateway.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shellDefaultCurrency);
 * ```
 */
export const shellDefaultCurrency: Operation<ShellDefaultCurrencyInput, ShellDefaultCurrencyData, 'safe'> = /*#__PURE__*/ op('app.common.getStoreDefaultCurrency', 'safe', 'no', s.Currency);

/** Request of `shellIndex`. */
export type ShellIndexInput = Schemas['ShellIndexInput'];
/** Response data of `shellIndex`. */
export type ShellIndexData = Schemas['ShellIndexData'];
/**
 * Show the page shell — `mall.Index.index`.
 *
 * Data of the header, footer and side bar for the caller, with sign-in state, cart badge, product classes, menu items and presentation settings.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shellIndex);
 * ```
 */
export const shellIndex: Operation<ShellIndexInput, ShellIndexData, 'safe'> = /*#__PURE__*/ op('mall.Index.index', 'safe', 'optional', s.Shell);

/** Request of `shellLanguages`. */
export type ShellLanguagesInput = Schemas['ShellLanguagesInput'];
/** Response data of `shellLanguages`. */
export type ShellLanguagesData = Schemas['ShellLanguagesData'];
/**
 * List the languages — `app.common.getLangs`.
 *
 * The languages of the mall, for a language switcher. A code listed here is accepted as the `language` of a call.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shellLanguages);
 * ```
 */
export const shellLanguages: Operation<ShellLanguagesInput, ShellLanguagesData, 'safe'> = /*#__PURE__*/ op('app.common.getLangs', 'safe', 'no', /*#__PURE__*/ k.list(s.MallLanguage));

/** Request of `shellNotice`. */
export type ShellNoticeInput = Schemas['ShellNoticeInput'];
/** Response data of `shellNotice`. */
export type ShellNoticeData = Schemas['ShellNoticeData'];
/**
 * Show the current notice — `mall.User.getUserTell`.
 *
 * Called on every navigation. During maintenance the response has code 4003 with the notice as data. Otherwise it contains the newest active notice that the caller has not read (`mall.User.markToRead`), or one with type 0 when there is none.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shellNotice);
 * ```
 */
export const shellNotice: Operation<ShellNoticeInput, ShellNoticeData, 'safe'> = /*#__PURE__*/ op('mall.User.getUserTell', 'safe', 'optional', s.Notice);

/** Request of `shellReadNotice`. */
export type ShellReadNoticeInput = Schemas['ShellReadNoticeInput'];
/** Response data of `shellReadNotice`. */
export type ShellReadNoticeData = Schemas['ShellReadNoticeData'];
/**
 * Dismiss a notice — `mall.User.markToRead`.
 *
 * Marks a notice as read by the customer; `mall.User.getUserTell` then omits it.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shellReadNotice, { tell_id: 1 });
 * ```
 */
export const shellReadNotice: Operation<ShellReadNoticeInput, ShellReadNoticeData, 'safe'> = /*#__PURE__*/ op('mall.User.markToRead', 'safe', 'required', s.Nothing);

/** Request of `shellSelectLanguage`. */
export type ShellSelectLanguageInput = Schemas['ShellSelectLanguageInput'];
/** Response data of `shellSelectLanguage`. */
export type ShellSelectLanguageData = Schemas['ShellSelectLanguageData'];
/**
 * Select the session's language — `mall.home.select_language`.
 *
 * Stores the language of this call with the session. It applies to later calls of the session without a language. The language is not a field: it is the `language` that every call can carry. For a visitor without a session nothing is stored.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shellSelectLanguage);
 * ```
 */
export const shellSelectLanguage: Operation<ShellSelectLanguageInput, ShellSelectLanguageData, 'safe'> = /*#__PURE__*/ op('mall.home.select_language', 'safe', 'optional', s.Nothing);
