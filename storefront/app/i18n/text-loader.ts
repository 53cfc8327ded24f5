import { defaultLanguage } from '@mall/locales';

/** The texts of one language and namespace, as in the JSON file. */
export type Texts = Record<string, unknown>;

// One lazy chunk per language and namespace: a page loads only its own. The gateway's and the server's namespaces are excluded from the
// browser's code, whose entry file lists all chunks.
const loaders = import.meta.glob<{ default: Texts }>(
  ['./*/*.json', '!./*/{after-sales-timeline,codes,demo-payment,gateway,neutral-option,notifications,overload}.json'],
  { base: '../../../locales' },
);

async function load(language: string, namespace: string): Promise<Texts> {
  const loader = loaders[`./${language}/${namespace}.json`];
  if (!loader) throw new Error(`There are no texts ${language}/${namespace}`);
  return (await loader()).default;
}

/** Loads the texts. A failure is reported and falls back to the default language, or to no texts, so that the page stays readable. */
export async function loadTexts(language: string, namespace: string, report: (error: unknown) => void): Promise<Texts> {
  try {
    return await load(language, namespace);
  } catch (error) {
    report(error);
    if (language === defaultLanguage) return {};
    return await loadTexts(defaultLanguage, namespace, report);
  }
}
