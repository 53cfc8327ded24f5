import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import manifest from '../package.json' with { type: 'json' };

const packageRoot = join(import.meta.dirname, '..');
const entry = 'one-component.js';
const peers = Object.keys(manifest.peerDependencies);

/** Code that an application loads to use one export of a module, without React, MUI and the other peers. */
export interface Weight {
  /** Bytes after minifying and gzip. */
  bytes: number;
  /** Bundled modules, by path in the package. */
  modules: readonly string[];
}

/** Code that one component adds to an application, with its frameworks: bytes after minifying and gzip. */
export interface FullWeight {
  /** Code and texts of the library. */
  own: number;
  /** Size per framework, by the names in {@link frameworks}; together with `own` it is the whole bundle. */
  frameworks: Readonly<Record<string, number>>;
}

/** Packages of each framework; a package that is not listed counts as `other`. */
const frameworks: Readonly<Record<string, RegExp>> = {
  React: /^(react|react-dom|scheduler|react-is|use-sync-external-store)$/,
  MUI: /^(@mui\/.*|@popperjs\/core|react-transition-group|clsx|prop-types|dom-helpers)$/,
  Emotion: /^(@emotion\/.*|stylis)$/,
  i18next: /^(i18next|react-i18next|html-parse-stringify|void-elements)$/,
  'react-hook-form': /^(react-hook-form|@hookform\/resolvers)$/,
  zod: /^zod$/,
};

const isPeer = (id: string) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`));

/** Bundles only `name` of `module` and returns the chunks that are loaded initially, without dynamic imports. */
async function bundle(module: string, name: string, root: string, external: (id: string) => boolean) {
  const source = `export { ${name} } from ${JSON.stringify(root === packageRoot ? join(packageRoot, module) : module)};`;
  const inRoot = join(root, entry);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: [...(root === packageRoot ? ['source'] : []), ...defaultClientConditions] },
    plugins: [{ name: 'one', resolveId: (id) => (id === entry ? inRoot : null), load: (id) => (id === inRoot ? source : null) }],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', external },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) => ('output' in result ? result.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(chunks.filter((chunk) => chunk.isEntry));
  for (const chunk of needed) for (const other of chunk.imports) needed.add(byName.get(other) ?? chunk);
  return [...needed];
}

const sizeOf = (chunks: readonly { readonly code: string }[]) => chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);

/**
 * Builds an application that imports only `name` from `module`, and measures the code it must load. The module is a path in the package, or
 * the package itself as packageName in a project `root`.
 */
export async function weigh(module: string, name: string, root = packageRoot): Promise<Weight> {
  const chunks = await bundle(module, name, root, isPeer);
  return {
    bytes: sizeOf(chunks),
    modules: chunks.flatMap(({ modules }) => Object.keys(modules)).map((path) => path.replace(`${root}/`, '')),
  };
}

/**
 * Measures a component together with its frameworks. The whole bundle and the library's own part are measured; the rest is divided among
 * the frameworks by the length of their code, because gzip has no size for a part of a file.
 */
export async function weighWithFrameworks(module: string, name: string): Promise<FullWeight> {
  const chunks = await bundle(module, name, packageRoot, () => false);
  const withoutFrameworks = await bundle(module, name, packageRoot, (id) => isPeer(id) || id === 'zod' || id.startsWith('zod/'));
  const ownSize = sizeOf(withoutFrameworks);
  const lengths: Record<string, number> = {};
  for (const [path, { renderedLength }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
    const packageName = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
    if (packageName === undefined) continue;
    const framework = Object.keys(frameworks).find((key) => frameworks[key]?.test(packageName)) ?? 'other';
    lengths[framework] = (lengths[framework] ?? 0) + renderedLength;
  }
  const total = Object.values(lengths).reduce((sum, length) => sum + length, 0);
  const frameworksSize = Math.max(0, sizeOf(chunks) - ownSize);
  return {
    own: ownSize,
    frameworks: Object.fromEntries(Object.entries(lengths).map(([key, length]) => [key, Math.round((frameworksSize * length) / total)])),
  };
}
