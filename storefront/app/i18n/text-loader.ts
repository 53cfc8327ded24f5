import { defaultLanguage } from '@mall/locales';

/** The texts of one language and namespace, as in the JSON file. */
export type Texts = Record<string, unknown>;

type Loader = () => Promise<{ default: Texts }>;

// One lazy chunk per language and namespace: a page loads only its own. The gateway's and the server's namespaces are excluded from the
// browser's code, whose entry file lists all chunks.
const files = import.meta.glob<{ default: Texts }>([
  '../../../locales/*/*.json',
  '!../../../locales/*/{after-sales-timeline,codes,demo-payment,gateway,neutral-option,notifications,overload}.json',
]);
const byName = new Map<string, Loader>();
for (const [file, load] of Object.entries(files)) {
  const [namespace, language] = file.replace('.json', '').split('/').reverse();
  byName.set(`${language}/${namespace}`, load);
}

async function load(language: string, namespace: string): Promise<Texts> {
  const loader = byName.get(`${language}/${namespace}`);
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
