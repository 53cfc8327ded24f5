import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** Every public door of `exports` that has a source is an entry; its place in dist follows from `import`. */
const entry: Record<string, string> = {};
for (const door of Object.values(manifest.exports)) {
  if (typeof door === 'string' || !('import' in door)) continue;
  entry[door.import.replace('./dist/', '').replace(/\.js$/, '')] = door.source;
}

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  dts: { entry, resolve: [/^@mall\//] },
  // The texts and the list of languages become part of the package: it depends on nothing private.
  noExternal: [/^@mall\//],
  onSuccess: async () => {
    cpSync('src/theme/fonts.css', 'dist/fonts.css');
    cpSync('src/theme/fonts', 'dist/fonts', { recursive: true });
  },
});
