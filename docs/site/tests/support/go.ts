import { copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const client = resolve('../../packages/sdk/clients/go');

/** Makes a module with the Go client as the quick start adds it, in a folder. */
export function createGoModule(folder: string): void {
  const target = join(folder, 'internal/mall');
  mkdirSync(target, { recursive: true });
  for (const file of globSync(join(client, '*.go'))) copyFileSync(file, join(target, basename(file)));
  writeFileSync(join(folder, 'go.mod'), 'module example.com/shop\n\ngo 1.18\n');
}
