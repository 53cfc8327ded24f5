/** The search UI of Starlight, in whose place `replace-ui.ts` loads this module, with corrected queries. */
import { PagefindUI as DefaultUi } from '@pagefind/default-ui';
import { correctQuery } from './correct-query.ts';
import { wordsPath } from './words-path.ts';

// Without the words the search finds what was typed.
const words: readonly string[] = await fetch(wordsPath)
  .then((response): Promise<string[]> | string[] => (response.ok ? response.json() : []))
  .catch(() => []);

export class PagefindUI extends DefaultUi {
  constructor(options: object) {
    super({ ...options, processTerm: (query: string) => correctQuery(query, words) });
  }
}
