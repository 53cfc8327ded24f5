import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import manifest from '../package.json' with { type: 'json' };

const here = join(import.meta.dirname, '..');
const entry = 'one-component.js';
const peers = Object.keys(manifest.peerDependencies);

/** What an application loads that takes one thing from a module, React, MUI and the other peers left out. */
export interface Weight {
  /** Bytes after minifying and gzip. */
  bytes: number;
  /** The modules it is made of, by path from the package. */
  modules: readonly string[];
}

/**
 * Builds an application that takes nothing but `name` from `module`, and weighs what it must load. The module is a path from the package, or
 * the package itself as it is installed in a project `root`.
 */
export async function weigh(module: string, name: string, root = here): Promise<Weight> {
  const source = `export { ${name} } from ${JSON.stringify(root === here ? join(here, module) : module)};`;
  const inRoot = join(root, entry);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: [...(root === here ? ['source'] : []), ...defaultClientConditions] },
    plugins: [{ name: 'one', resolveId: (id) => (id === entry ? inRoot : null), load: (id) => (id === inRoot ? source : null) }],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(chunks.filter((chunk) => chunk.isEntry));
  // What an entry imports at once is loaded with it; what it may import later is not.
  for (const chunk of needed) for (const other of chunk.imports) needed.add(byName.get(other) ?? chunk);
  return {
    bytes: [...needed].reduce((sum, { code }) => sum + gzipSync(code).length, 0),
    modules: [...needed].flatMap(({ modules }) => Object.keys(modules)).map((path) => path.replace(`${root}/`, '')),
  };
}
