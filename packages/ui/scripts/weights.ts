import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublicComponent } from './publicComponents.ts';
import { type FullWeight, weighWithFrameworks } from './weigh.ts';

type Weights = Readonly<Record<string, FullWeight>>;

/** The sizes that Storybook shows. */
const weightsFile = join(import.meta.dirname, '../.storybook/generated/weights.json');

/** Reads the sizes that Storybook shows, by the name of the component. */
export const readWeights = (): Weights => JSON.parse(readFileSync(weightsFile, 'utf8'));

/** Writes the sizes of these components: the measured ones, and those of the others, which it measures. */
export async function writeWeights(components: readonly PublicComponent[], measured: Weights): Promise<void> {
  const weights: Record<string, FullWeight> = {};
  for (const { entryPoint, name } of components) weights[name] = measured[name] ?? (await weighWithFrameworks(entryPoint, name));
  mkdirSync(dirname(weightsFile), { recursive: true });
  writeFileSync(weightsFile, `${JSON.stringify(weights, null, 2)}\n`);
}
