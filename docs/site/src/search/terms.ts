import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../repository.ts';
import { synonyms } from './synonyms.ts';
import type { Term } from './term.ts';

/** The languages other than English, by the names of their folders in `locales`. */
export const translations = ['zh', 'tn', 'ko'] as const;

/** The texts of a namespace by key: "signIn.title". */
export type Texts = ReadonlyMap<string, string>;

/** Returns the texts of a namespace in a language. */
export function readTexts(language: string, namespace: string): Texts {
  return new Map(entriesOf(JSON.parse(readFileSync(join(repository, 'locales', language, `${namespace}.json`), 'utf8')), ''));
}

function entriesOf(node: object, prefix: string): readonly [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? entriesOf(value, `${prefix}${key}.`) : [[`${prefix}${key}`, String(value)]],
  );
}

/** The namespaces whose titles name what operations are about. */
const namespaces = ['addresses', 'after-sales', 'auth', 'cart', 'coupons', 'favorites', 'flash-sale', 'invoices', 'membership', 'messages'];

/** Titles of the shop's pages: a name of a few words, without placeholders and punctuation. */
function titleTerms(): readonly Term[] {
  return [...namespaces, 'orders', 'points', 'reviews', 'shops', 'wallet'].flatMap((namespace) => {
    const [zh, tn, ko] = translations.map((language) => readTexts(language, namespace));
    return [...readTexts('en', namespace)]
      .filter(([key, text]) => /(^|\.)title$/.test(key) && /^[A-Za-z-]+( [A-Za-z-]+){0,2}$/.test(text))
      .map(([key, text]) => ({ phrases: [text], words: [zh, tn, ko].flatMap((texts) => texts?.get(key) ?? []) }));
  });
}

/** The rows of the glossary: the English terms, and their words in the three columns of languages. */
function glossaryTerms(): readonly Term[] {
  const rows = readFileSync(join(repository, 'docs/glossary.md'), 'utf8').matchAll(/^\|([^|]+)\|[^|]+\|([^|]+)\|([^|]+)\|([^|]+)\|/gm);
  return [...rows].map(([, term = '', ...columns]) => ({
    phrases: term.split(/[,()]/).filter((phrase) => phrase.trim() !== ''),
    words: columns.flatMap((column) => column.split(/[、·,]/)).map((word) => word.trim()),
  }));
}

/** Every term that is known to the search. */
export const terms: readonly Term[] = [...glossaryTerms(), ...titleTerms(), ...synonyms];
