import { fileURLToPath } from 'node:url';
import type { AstroUserConfig } from 'astro';

const ui = fileURLToPath(new URL('ui.ts', import.meta.url));
const replaced = '@pagefind/default-ui';

/** Starlight, from where its dependency is found. */
const starlight = fileURLToPath(import.meta.resolve('@astrojs/starlight'));

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

/** Loads `ui.ts` in place of the search UI of Starlight, whose options are JSON and can contain no function. */
export const replaceSearchUi: Plugins[number] = {
  name: 'replace-search-ui',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== replaced) return undefined;
    return importer === ui ? this.resolve(source, starlight, { skipSelf: true }) : ui;
  },
};
