/**
 * The languages of the mall, in the order a switcher shows them. The code names files, cookies and the wire's `language`; the tag is for
 * i18next, Intl, `<html lang>` and Accept-Language (`tn` alone would be Setswana there); the name is the language's own.
 */
export const languages = [
  { code: 'en', tag: 'en-US', name: 'English' },
  { code: 'zh', tag: 'zh-CN', name: '简体中文' },
  { code: 'tn', tag: 'zh-TW', name: '繁體中文' },
  { code: 'ko', tag: 'ko-KR', name: '한국어' },
] as const;

/** One language of the mall. */
export type Language = (typeof languages)[number];
/** `en`, `zh`, `tn` or `ko`. */
export type LanguageCode = Language['code'];
/** `en-US`, `zh-CN`, `zh-TW` or `ko-KR`. */
export type LanguageTag = Language['tag'];

/** The language of a visitor who chose none, and of a text that is missing in another. */
export const defaultLanguage: LanguageCode = 'en';

/** The language of this code or tag (`zh`, `zh-CN`, `zh_CN`), or undefined. */
export function findLanguage(value: string | null | undefined): Language | undefined {
  const wanted = value?.replace('_', '-').toLowerCase();
  return languages.find(({ code, tag }) => code === wanted || tag.toLowerCase() === wanted);
}

/** The language of a known code. */
export function languageOf(code: LanguageCode): Language {
  return languages.find((language) => language.code === code) ?? languages[0];
}
