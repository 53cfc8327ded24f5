import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A compiled `Name.mdx`; the blocks it uses are passed in, so that it imports only the components it shows. */
export type Guidance = ComponentType<{ components: Readonly<Record<string, unknown>> }>;

const files = import.meta.glob<{ default: Guidance }>(
  '../../src/{primitives,fields,commerce,navigation,feedback,overlays,forms,provider}/**/*.mdx',
);

const guides = new Map<string, LazyExoticComponent<Guidance>>(
  Object.entries(files).map(([path, load]) => [path.replace('../../', ''), lazy(load)]),
);

/** Returns the id of the documentation page of a guidance file: `src/commerce/catalog/Price/Price.mdx`. */
function idOf(path: string): string {
  const [, group = '', ...rest] = path.replace(/^.*?(?=src\/)|\.mdx$/g, '').split('/');
  return `${group}-${(rest.at(-1) ?? '').toLowerCase()}--docs`;
}

// The guidance of the page with which the window opens loads at once, not after the stories of the page.
const openId = new URLSearchParams(location.search).get('id');
for (const [path, load] of Object.entries(files)) if (idOf(path) === openId) void load();

/** Returns the guidance next to a story file, by Storybook's file name (`../packages/ui/src/commerce/catalog/Price/Price.stories.tsx`). */
export function guidanceOf(storyFile: string): LazyExoticComponent<Guidance> | undefined {
  return guides.get(storyFile.replace(/^.*?(?=src\/)/, '').replace('.stories.tsx', '.mdx'));
}

const ids = new Map(
  [...guides.keys()].map((path) => {
    const [name = ''] = /\w+(?=\.mdx$)/.exec(path) ?? [];
    return [name, idOf(path)];
  }),
);

/** Returns whether a component has a documentation page. */
export const hasPage = (component: string): boolean => ids.has(component);

/** Returns the id of the page of a pattern by its title: `Empty states`. */
export const pageOfPattern = (title: string): string => `patterns-${title.toLowerCase().replace(/\W+/g, '-')}--docs`;

/** Returns the id of a component's documentation page; undefined for a name without one. */
export const findPage = (component: string): string | undefined => ids.get(component);

/** Returns the id of a component's documentation page. A wrong name fails `npm run check`. */
export function pageOf(component: string): string {
  return ids.get(component) ?? 'start--docs';
}
