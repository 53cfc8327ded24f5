import { languages as mallLanguages } from '@mall/locales';

/** One of the mall's language codes, as used in file names, cookies and URLs. */
export type LanguageCode = 'en' | 'zh' | 'tn' | 'ko';

/** A language of the mall. */
export interface Language {
  code: LanguageCode;
  /** For `<html lang>`, i18next and Intl (`tn` alone would mean Setswana there). */
  tag: string;
  /** Name of the language in that language; never translated. */
  name: string;
}

/**
 * Languages of the mall. Repeated here, so that the published types do not depend on a private package; another language in the list does
 * not compile.
 */
export const languages: readonly Language[] = mallLanguages;

/** Language codes of the mall. */
export const languageCodes: readonly LanguageCode[] = /* @__PURE__ */ languages.map(({ code }) => code);

/** Returns the language tag of a code: `zh-CN` for `zh`. */
export function languageTag(code: LanguageCode): string {
  return languages.find((language) => language.code === code)?.tag ?? code;
}

/** Returns the name of a language in that language. */
export function languageName(code: LanguageCode): string {
  return languages.find((language) => language.code === code)?.name ?? code;
}
