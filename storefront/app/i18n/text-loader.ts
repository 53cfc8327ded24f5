import { defaultLanguage } from '@mall/locales';

/** Texts of one language and namespace, as the JSON file holds them. */
export type Texts = Record<string, unknown>;

type Loader = () => Promise<{ default: Texts }>;

// One lazy chunk a language and namespace: a page brings its own and no other. The namespaces of the gateway and of the server are no part of the
// browser's code, whose first file lists all chunks.
const files = import.meta.glob<{ default: Texts }>([
  '../../../locales/*/*.json',
  '!../../../locales/*/{after-sales-timeline,demo-payment,gateway,neutral-option,notifications,overload}.json',
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

/** The texts; when they cannot be had, that is reported and the default language's serve, or none, so that the page stays readable. */
export async function loadTexts(language: string, namespace: string, report: (error: unknown) => void): Promise<Texts> {
  try {
    return await load(language, namespace);
  } catch (error) {
    report(error);
    if (language === defaultLanguage) return {};
    return await loadTexts(defaultLanguage, namespace, report);
  }
}
