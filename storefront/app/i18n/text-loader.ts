import { defaultLanguage } from '@mall/locales';
import { importTexts, type Texts } from './text-files.ts';

/** Loads the texts. A failure is reported and falls back to the default language, or to no texts, so that the page stays readable. */
export async function loadTexts(language: string, namespace: string, report: (error: unknown) => void): Promise<Texts> {
  try {
    return (await importTexts(language, namespace)).default;
  } catch (error) {
    report(error);
    if (language === defaultLanguage) return {};
    return await loadTexts(defaultLanguage, namespace, report);
  }
}
