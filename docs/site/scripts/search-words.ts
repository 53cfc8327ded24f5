import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsPath } from '../src/search/words-path.ts';

/** Writes the words of the built pages by which the search corrects queries. */
export function writeSearchWords(folder: string): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const word of wordsOf(readFileSync(join(folder, page), 'utf8'))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
  writeFileSync(join(folder, wordsPath), JSON.stringify(words));
}

/** Returns the Latin words of four letters and more in the indexed part of a page, and the parts of names such as `createMall`. */
export function wordsOf(page: string): ReadonlySet<string> {
  const [, indexed = ''] = page.split('data-pagefind-body');
  const text = indexed
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    // Samples are not indexed. Their words would count as known, and find nothing.
    .replaceAll(/<figure\b[^>]* data-pagefind-ignore\b.*?<\/figure>/gs, ' ')
    .replaceAll(/<[^>]*? data-keywords="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>|&\w+;/g, ' ');
  const names = text.match(/\p{L}+/gu) ?? [];
  const parts = names.flatMap((name) => name.split(/(?<=[a-z])(?=[A-Z])/));
  return new Set([...names, ...parts].map((name) => name.toLowerCase()).filter((name) => /^[a-z]{4,}$/.test(name)));
}
