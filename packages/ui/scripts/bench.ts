// Prints the size of each public component alone, as a table: `npm run bench ui` in the root. With `-- --write` it also writes the sizes
// with frameworks to the file that Storybook shows.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { type FullWeight, weigh, weighWithFrameworks } from './weigh.ts';

/** Hooks that have a documentation page as components have. */
const documentedHooks = new Set(['useAnnounce']);

/** Returns the components that a module exports by name. */
function componentsIn(module: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '..', module), 'utf8');
  return [...text.matchAll(/export \{([^}]+)\} from/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w+$/.test(name) || documentedHooks.has(name));
}

const entryPoints = Object.values(manifest.exports).flatMap((door) => (typeof door === 'object' && 'import' in door ? [door.source] : []));
const components = entryPoints.flatMap((door) => {
  if (door !== './src/index.ts' && !door.endsWith('.tsx')) return [];
  const own = door.endsWith('.tsx') ? [basename(door, '.tsx')] : [];
  return [...own, ...componentsIn(door)].map((name) => ({ door, name }));
});

if (process.argv.includes('--write')) await write();
else await print();

async function print(): Promise<void> {
  const weights = [];
  for (const { door, name } of components) weights.push({ name, ...(await weigh(door, name)) });
  weights.sort((one, other) => one.bytes - other.bytes);
  process.stdout.write('Each component alone, minified and gzipped, without React, MUI and the other peers:\n\n');
  for (const { name, bytes, modules } of weights) {
    process.stdout.write(`${name.padEnd(28)}${String(bytes).padStart(8)} B${String(modules.length).padStart(5)} modules\n`);
  }
}

async function write(): Promise<void> {
  const folder = join(import.meta.dirname, '../.storybook/generated');
  const weights: Record<string, FullWeight> = {};
  for (const { door, name } of components) weights[name] = await weighWithFrameworks(door, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'weights.json'), `${JSON.stringify(weights, null, 2)}\n`);
  process.stdout.write(`${components.length} components weighed.\n`);
}
