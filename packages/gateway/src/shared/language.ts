import { type LanguageCode, languageOf, languages } from '@mall/locales';

export type { LanguageCode };

/** The code of each language of the mall. */
export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/** A text in each language of the mall. */
export type Localized = Record<LanguageCode, string>;

/** Creates a text in each language of the mall. */
export function localize(textIn: (language: LanguageCode) => string): Localized {
  return { en: textIn('en'), zh: textIn('zh'), tn: textIn('tn'), ko: textIn('ko') };
}

const spellings = new Map<string, LanguageCode>(
  languages.flatMap(({ code, tag }) => [code, tag, tag.replace('-', '_')].map((spelling) => [spelling.toLowerCase(), code] as const)),
);

/** Returns the language for "zh", "zh-CN", "zh_CN" or an Accept-Language header; undefined when it is not supported. */
export function readLanguage(text: string | undefined): LanguageCode | undefined {
  const first = text?.split(/[,;]/)[0]?.trim().toLowerCase();
  return first === undefined ? undefined : (spellings.get(first) ?? spellings.get(first.split(/[-_]/)[0] ?? ''));
}

/** Returns a language in the format of clients of the family: `en_US`, `zh_CN`, `zh_TW` or `ko_KR`. */
export const familyLocale = (language: LanguageCode): string => languageOf(language).tag.replace('-', '_');
