// Prints the size of each public component alone, as a table: `npm run bench ui` in the root. With `-- --write` it measures all sizes with
// frameworks again and writes them to the file that Storybook shows.
import { type PublicComponent, publicComponents } from './publicComponents.ts';
import { weigh } from './weigh.ts';
import { writeWeights } from './weights.ts';

if (process.argv.includes('--write')) await write(publicComponents());
else await print(publicComponents());

async function print(components: readonly PublicComponent[]): Promise<void> {
  const weights = [];
  for (const { entryPoint, name } of components) weights.push({ name, ...(await weigh(entryPoint, name)) });
  weights.sort((one, other) => one.bytes - other.bytes);
  process.stdout.write('Each component alone, minified and gzipped, without React, MUI and the other peers:\n\n');
  for (const { name, bytes, modules } of weights) {
    process.stdout.write(`${name.padEnd(28)}${String(bytes).padStart(8)} B${String(modules.length).padStart(5)} modules\n`);
  }
}

async function write(components: readonly PublicComponent[]): Promise<void> {
  await writeWeights(components, {});
  process.stdout.write(`${components.length} components weighed.\n`);
}
