import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const compositionModule = 'virtual:page-composition';
const app = fileURLToPath(new URL('../../storefront/app/', import.meta.url));
const screens = fileURLToPath(new URL('../../docs/screens.yaml', import.meta.url));

/** A component file of the storefront and the components of `@mall/ui` in it. */
export interface PagePart {
  readonly file: string;
  readonly components: readonly string[];
}

/** How a page is made: the source of its route module, and the component files that it uses, directly or through one another. */
export interface RouteComposition {
  readonly source: string;
  readonly components: readonly string[];
  readonly parts: readonly PagePart[];
}

interface Import {
  readonly names: readonly string[];
  readonly from: string;
}

/** Returns the static and dynamic imports of a module, without types. */
function importsOf(source: string): Import[] {
  const imports = [...source.matchAll(/import (?!type )([^'"]*?) from '([^']+)'/g)].map(([, names = '', from = '']) => ({
    names: names.split(/[{},]/).map((name) => name.trim()),
    from,
  }));
  const lazyImports = [...source.matchAll(/import\('([^']+)'\)/g)].map(([, from = '']) => ({ names: [], from }));
  return [...imports, ...lazyImports];
}

const isComponent = (name: string) => /^[A-Z]\w*[a-z]/.test(name);

const componentsOf = (imports: readonly Import[]) =>
  [...new Set(imports.flatMap(({ names, from }) => (from.startsWith('@mall/ui') ? names.filter(isComponent) : [])))].sort();

/** Returns the component files of features and `shared` that a module imports. */
const filesOf = (file: string, imports: readonly Import[]) =>
  imports
    .map(({ from }) => (from.startsWith('#app/') ? from.replace('#app/', app) : join(dirname(file), from)))
    .filter((path) => /\/(features|shared)\/.*\.tsx$/.test(path) && existsSync(path));

/** Returns the part of each file and of those that it imports, in reading order. */
function partsOf(files: readonly string[], found = new Map<string, PagePart>()): Map<string, PagePart> {
  for (const file of files.filter((path) => !found.has(path))) {
    const imports = importsOf(readFileSync(file, 'utf8'));
    found.set(file, { file: relative(app, file), components: componentsOf(imports) });
    partsOf(filesOf(file, imports), found);
  }
  return found;
}

/** Returns how the page of a route module is made. */
export function compositionOf(file: string): RouteComposition {
  const source = readFileSync(file, 'utf8');
  const imports = importsOf(source);
  return { source, components: componentsOf(imports), parts: [...partsOf(filesOf(file, imports)).values()] };
}

/** Returns, by the path of a page, the reason for which it has no loading state. */
function completePages(): Record<string, string> {
  const { reasons, screens: pages } = parse(readFileSync(screens, 'utf8'));
  return Object.fromEntries(
    Object.values<{ address: string; reasons: { loading?: string } }>(pages).flatMap(({ address, reasons: { loading } }) =>
      loading === undefined ? [] : [[address, reasons[loading]]],
    ),
  );
}

/** Provides the composition of every page of the storefront as `virtual:page-composition`. */
export const pageComposition: Plugin = {
  name: 'mall:page-composition',
  resolveId: (source) => (source === compositionModule ? `\0${compositionModule}` : undefined),
  load(id) {
    if (id !== `\0${compositionModule}`) return undefined;
    const routes = globSync('routes/**/*.tsx', { cwd: app }).sort();
    const compositions = routes.map((route) => [route.replace('.tsx', ''), compositionOf(join(app, route))]);
    return [
      `export const compositions = ${JSON.stringify(Object.fromEntries(compositions))};`,
      `export const completePages = ${JSON.stringify(completePages())};`,
    ].join('\n');
  },
};
