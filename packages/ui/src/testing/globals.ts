import { type LanguageCode, languageCodes, languages } from '../i18n/languages.ts';

/** Returns the language and script of a tag, `zh-Hans` for `zh-CN`; undefined for text that is no tag. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}

/** Returns the language of a code (`tn`), or of a tag of the same language and script (`zh-HK` is `tn`); undefined when there is none. */
export function findStoryLanguage(value: unknown): LanguageCode | undefined {
  if (typeof value !== 'string') return undefined;
  const script = scriptOf(value);
  return (
    languageCodes.find((code) => code === value) ?? languages.find(({ tag }) => script !== undefined && scriptOf(tag) === script)?.code
  );
}

/** Returns the language selected in the stories' toolbar. */
export function storyLanguage(globals: Record<string, unknown>): LanguageCode {
  return findStoryLanguage(globals.language) ?? 'en';
}
