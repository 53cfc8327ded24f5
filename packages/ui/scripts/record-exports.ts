/**
 * Run by `npm run release:version` after it raised the version: adds the exports that are new in it to `released-exports.json`, from which the
 * documentation reads the version that first had a component, and writes the props of its components to `released-props.json`, by which a test requires
 * `@since` of each later prop.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { exportedNames } from './exportedNames.ts';
import { exportedProps } from './exportedProps.ts';

const file = join(import.meta.dirname, '../released-exports.json');
const released: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
// A recorded release does not change.
if (released[manifest.version] === undefined) {
  const earlier = new Set(Object.values(released).flat());
  const added = exportedNames().filter((name) => !earlier.has(name));
  writeFileSync(file, `${JSON.stringify({ ...released, [manifest.version]: added }, undefined, 2)}\n`);
  const props = Object.fromEntries(exportedProps().map(({ component, props }) => [component, props.map(({ name }) => name)]));
  writeFileSync(
    join(import.meta.dirname, '../released-props.json'),
    `${JSON.stringify({ version: manifest.version, props }, undefined, 2)}\n`,
  );
}
