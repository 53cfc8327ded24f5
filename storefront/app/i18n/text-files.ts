/** The texts of one language and namespace, as in the JSON file. */
export type Texts = Record<string, unknown>;

type TextModule = { readonly default: Texts };

const files = import.meta.glob<TextModule>('./*/*.json', { base: '../../../locales' });

/** Imports a file of texts. In the browser's code `build-texts.ts` replaces this module by one that does not list the files. */
export function importTexts(language: string, namespace: string): Promise<TextModule> {
  const file = files[`./${language}/${namespace}.json`];
  return file ? file() : Promise.reject(new Error(`There are no texts ${language}/${namespace}`));
}
