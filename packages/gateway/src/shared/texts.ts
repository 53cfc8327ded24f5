import en from '@mall/locales/en/gateway.json' with { type: 'json' };
import ko from '@mall/locales/ko/gateway.json' with { type: 'json' };
import tn from '@mall/locales/tn/gateway.json' with { type: 'json' };
import zh from '@mall/locales/zh/gateway.json' with { type: 'json' };
import { type LanguageCode, type Localized, localize } from './language.ts';

/** The texts of `locales/<language>/gateway.json`, by domain. */
export type Texts = typeof en;

const catalogs: Readonly<Record<LanguageCode, Texts>> = { en, zh, tn, ko };

/** Returns the texts of the gateway in a language. */
export const textsIn = (language: LanguageCode): Texts => catalogs[language];

/** Returns one text of the gateway in every language. */
export const localizedText = (select: (texts: Texts) => string): Localized => localize((language) => select(catalogs[language]));
