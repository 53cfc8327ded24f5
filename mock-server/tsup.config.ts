import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

const entry = { index: 'src/index.ts', verify: 'src/verify/index.ts', family: 'src/family/index.ts', record: 'src/recording/index.ts' };

/** Data files that the code reads beside its own folder: `../scenarios/` from `src/` as from `dist/lib/`. */
const data = {
  scenarios: 'scenarios',
  'long-texts.yaml': 'long-texts.yaml',
  'catalogue.yaml': '../packages/demo/catalogue.yaml',
  assortment: '../packages/demo/assortment',
  products: '../packages/demo/products',
};

export default defineConfig({
  entry: { ...entry, main: 'src/main.ts' },
  outDir: 'dist/lib',
  format: ['esm'],
  dts: { entry, resolve: [/^@mall\//], compilerOptions: { customConditions: [] } },
  splitting: true,
  treeshake: true,
  clean: ['dist'],
  target: 'node22',
  platform: 'node',
  onSuccess: async () => {
    for (const [name, source] of Object.entries(data)) await cp(source, `dist/${name}`, { recursive: true });
  },
});
