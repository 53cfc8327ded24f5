import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

const domains = readdirSync('src/generated/operations').map((file) => file.replace(/\.ts$/, ''));
const entry = {
  index: 'src/index.ts',
  errors: 'src/errors-door.ts',
  enums: 'src/generated/enums.ts',
  'openapi-fetch': 'src/openapi-fetch.ts',
  react: 'src/react.ts',
  msw: 'src/msw.ts',
  testing: 'src/testing.ts',
  ...Object.fromEntries(domains.map((domain) => [`operations/${domain}`, `src/generated/operations/${domain}.ts`])),
};

/** Imported by name, see `imports` in package.json: bundlers choose between them. They have no types of their own to publish. */
const assertions = Object.fromEntries(
  ['assert-arguments', 'assert-arguments.production'].map((name) => [name, `src/diagnostics/${name}.ts`]),
);

export default defineConfig({
  entry: { ...entry, ...assertions },
  external: ['#assert-arguments'],
  format: ['esm', 'cjs'],
  dts: { entry, compilerOptions: { customConditions: [] } },
  splitting: true,
  treeshake: true,
  clean: true,
  target: 'es2022',
  platform: 'neutral',
});
