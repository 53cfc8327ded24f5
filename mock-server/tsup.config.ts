import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';

type Plugin = NonNullable<Extract<Parameters<typeof defineConfig>[0], { entry?: unknown }>['esbuildPlugins']>[number];

const entry = {
  index: 'src/index.ts',
  child: 'src/child.ts',
  verify: 'src/verify/index.ts',
  family: 'src/family/index.ts',
  record: 'src/recording/index.ts',
};

/**
 * Files that the code reads by `src/data-file.ts`. Browsers load those of the control page unchanged, `./browser/` from `src/page/` as from
 * `dist/lib/`.
 */
const data = {
  scenarios: 'scenarios',
  'long-texts.yaml': 'long-texts.yaml',
  'generated/products.json': 'generated/products.json',
  'generated/texts.json': 'generated/texts.json',
  'catalog.yaml': '../packages/demo/catalog.yaml',
  assortment: '../packages/demo/assortment',
  products: '../packages/demo/products',
  'lib/browser': 'src/page/browser',
};

/** Packages that Prism loads and the mock never uses: import of Postman collections, and installation statistics. */
const unused = /^(postman-collection|@scarf\/scarf)$/;

/** Bundles Prism, whose dependencies would be the largest part of an installation. */
const bundlePrism: Plugin = {
  name: 'bundle-prism',
  setup(build) {
    const prismFolder = dirname(createRequire(import.meta.url).resolve('@stoplight/prism-http'));
    build.onResolve({ filter: unused }, ({ path }) => ({ path, namespace: 'unused' }));
    build.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {};' }));
    build.onLoad({ filter: /mock-server\/src\/prism\/faker\.ts$/ }, () => ({
      contents: "export const loadFaker = () => require('json-schema-faker');",
      resolveDir: prismFolder,
      loader: 'js',
    }));
  },
};

/** Writes the licenses of the bundled packages. */
async function writeLicenses(): Promise<void> {
  const { inputs }: { inputs: Record<string, unknown> } = JSON.parse(await readFile('dist/lib/metafile-esm.json', 'utf8'));
  const folders = Object.keys(inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  const texts = await Promise.all([...new Set(folders)].sort().map(licenseOf));
  await writeFile('dist/THIRD-PARTY-LICENSES.txt', texts.join('\n'));
}

async function licenseOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((candidate) => /^licen[cs]e/i.test(candidate));
  const text = file === undefined ? '' : await readFile(join(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text}\n${'-'.repeat(80)}\n`;
}

export default defineConfig({
  entry: { ...entry, main: 'src/main.ts' },
  outDir: 'dist/lib',
  format: ['esm'],
  dts: { entry, resolve: [/^@mall\//], compilerOptions: { customConditions: [] } },
  splitting: true,
  treeshake: false,
  metafile: true,
  clean: ['dist'],
  target: 'node22',
  platform: 'node',
  noExternal: [/^@stoplight\//],
  esbuildPlugins: [bundlePrism],
  // Modules of Prism are CommonJS and require those of Node.
  banner: {
    js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
  },
  onSuccess: async () => {
    for (const [name, source] of Object.entries(data)) await cp(source, `dist/${name}`, { recursive: true });
    await writeLicenses();
    await rm('dist/lib/metafile-esm.json');
  },
});
