import { languages as mallLanguages } from '@mall/locales';

/** One of the mall's language codes, as they stand in file names, cookies and addresses. */
export type LanguageCode = 'en' | 'zh' | 'tn' | 'ko';

/** A language of the mall. */
export interface Language {
  code: LanguageCode;
  /** For `<html lang>`, i18next and Intl (`tn` alone would mean Setswana there). */
  tag: string;
  /** Its own name; never translated. */
  name: string;
}

/** The mall's languages. Spelt out here, so that the published types lean on no private package; another language in the list does not compile. */
export const languages: readonly Language[] = mallLanguages;

/** The mall's language codes. */
export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/** Language tag of a code: `zh-CN` for `zh`. */
export function languageTag(code: LanguageCode): string {
  return languages.find((language) => language.code === code)?.tag ?? code;
}

/** A language's own name. */
export function languageName(code: LanguageCode): string {
  return languages.find((language) => language.code === code)?.name ?? code;
}
