import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes.ts';

/** Returns the contents of the pending changesets, in the order of their file names. */
export function readChangesets(): string[] {
  return globSync(join(root, '.changeset/*.md'))
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
}
