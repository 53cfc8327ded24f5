import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const compositionModule = 'virtual:page-composition';
const app = fileURLToPath(new URL('../../storefront/app/', import.meta.url));
const operationFiles = fileURLToPath(new URL('../../contract/operations/', import.meta.url));
const screens = fileURLToPath(new URL('../../docs/screens.yaml', import.meta.url));

/** A component file of the storefront and the components of `@mall/ui` in it. */
export interface PagePart {
  readonly file: string;
  readonly components: readonly string[];
}

/** An operation of the gateway, as a method of the SDK's client. */
export interface PageOperation {
  /** Domain and method: `cart.list` is `mall.cart.list()`. */
  readonly method: string;
  /** Name in the contract, such as `mall.Cart.index`. */
  readonly api: string;
  readonly summary: string;
}

/** How a page is made: its components, the component files that contain them, and the operations that its modules call. */
export interface RouteComposition {
  readonly components: readonly string[];
  readonly parts: readonly PagePart[];
  readonly operations: readonly PageOperation[];
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

interface Module {
  readonly source: string;
  readonly imports: readonly Import[];
}

/** Components that render nothing of their own. */
const invisible: ReadonlySet<string> = new Set(['CachedFragment']);

const isComponent = (name: string) => /^[A-Z]\w*[a-z]/.test(name) && !invisible.has(name);

const componentsOf = (imports: readonly Import[]) =>
  [...new Set(imports.flatMap(({ names, from }) => (from.startsWith('@mall/ui') ? names.filter(isComponent) : [])))].sort();

/** Returns the files of the application that a module imports. */
const filesOf = (file: string, imports: readonly Import[]) =>
  imports
    .map(({ from }) => (from.startsWith('#app/') ? from.replace('#app/', app) : join(dirname(file), from)))
    .filter((path) => /\/(features|shared|parts)\/.*\.tsx?$/.test(path) && existsSync(path));

/** Returns the source and the imports of the files and of those that they import, in reading order. */
function modulesOf(files: readonly string[], found = new Map<string, Module>()): Map<string, Module> {
  for (const file of files.filter((path) => !found.has(path))) {
    const source = readFileSync(file, 'utf8');
    const imports = importsOf(source);
    found.set(file, { source, imports });
    modulesOf(filesOf(file, imports), found);
  }
  return found;
}

/** The operations of the contract, by method of the SDK. */
const operations = new Map(
  globSync('*/*.yaml', { cwd: operationFiles }).map((path): [string, PageOperation] => {
    const { post } = parse(readFileSync(join(operationFiles, path), 'utf8'));
    // `after-sales.list` is `mall.afterSales.list()`.
    const method = String(post.operationId).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [method, { method, api: basename(path, '.yaml'), summary: post.summary }];
  }),
);

/** Returns the operations that modules call, in the order of their names. */
function operationsOf(sources: readonly string[]): PageOperation[] {
  const called = sources.flatMap((source) =>
    [...source.matchAll(/\bmall\s*\.(\w+)\s*\.(\w+)/g)].map(([, domain, name]) => `${domain}.${name}`),
  );
  return [...new Set(called)].sort().flatMap((method) => operations.get(method) ?? []);
}

/** Returns how the page of a route module is made. */
export function compositionOf(file: string): RouteComposition {
  const modules = [...modulesOf([file])];
  const parts = modules.flatMap(([path, { imports }]) =>
    path.endsWith('.tsx') ? [{ file: relative(app, path), components: componentsOf(imports) }] : [],
  );
  return {
    components: [...new Set(parts.flatMap(({ components }) => components))].sort(),
    parts,
    operations: operationsOf(modules.map(([, { source }]) => source)),
  };
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
