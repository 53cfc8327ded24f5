import { type LanguageCode, languageCodes } from '../i18n/languages.ts';

/** Returns the language selected in the stories' toolbar. */
export function storyLanguage(globals: Record<string, unknown>): LanguageCode {
  return languageCodes.find((code) => code === globals.language) ?? 'en';
}
