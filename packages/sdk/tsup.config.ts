import { readdirSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };

const domains = readdirSync('src/generated/operations').map((file) => file.replace(/\.ts$/, ''));
const entry = {
  index: 'src/index.ts',
  errors: 'src/errors-entry.ts',
  enums: 'src/generated/enums.ts',
  'openapi-fetch': 'src/openapi-fetch.ts',
  react: 'src/react.ts',
  msw: 'src/msw.ts',
  testing: 'src/testing.ts',
  ...Object.fromEntries(domains.map((domain) => [`operations/${domain}`, `src/generated/operations/${domain}.ts`])),
};

/** Imported by name, see `imports` in package.json: bundlers choose between them. They have no types of their own to publish. */
const names = ['assert-arguments', 'developer-details'];
const choices = names.flatMap((name) => [name, `${name}.production`]);

const shared: Options = {
  outDir: 'dist',
  splitting: true,
  treeshake: true,
  target: 'es2022',
  platform: 'neutral',
  define: { MALL_SDK_VERSION: JSON.stringify(manifest.version) },
};

export default defineConfig([
  {
    ...shared,
    entry: { ...entry, ...Object.fromEntries(choices.map((name) => [name, `src/diagnostics/${name}.ts`])) },
    external: names.map((name) => `#${name}`),
    format: 'esm',
    dts: { entry, compilerOptions: { customConditions: [] } },
  },
  {
    ...shared,
    entry,
    format: 'cjs',
    dts: { entry, compilerOptions: { customConditions: [] } },
    // CommonJS is for Node.js, Jest and versions of Metro that know no `imports`: nothing is left to choose.
    esbuildOptions(options) {
      options.conditions = ['source'];
    },
  },
]);
