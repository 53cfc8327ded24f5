import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedStyles } from '#app/emotion/shared-styles.ts';

/** The address and names of the shared styles, in the folder of the build; `scripts/extract-styles.ts` writes it. */
export const sharedStylesManifest = join('server', 'shared-styles.json');

/** Reads the shared styles of a build; undefined while the build extracts them. */
export function readSharedStyles(build: string): SharedStyles | undefined {
  const file = join(build, sharedStylesManifest);
  if (!existsSync(file)) return undefined;
  const { href, names }: { href: string; names: string[] } = JSON.parse(readFileSync(file, 'utf8'));
  return { href, names: new Set(names) };
}
