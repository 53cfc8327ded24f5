import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const client = resolve('../../packages/sdk/clients/go');

/** Makes a module in a folder that requires the Go client, as the quick start adds it, here from the repository. */
export function createGoModule(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const lines = ['module example.com/shop', 'go 1.18', 'require example.com/mall v0.0.0', `replace example.com/mall => ${client}`];
  writeFileSync(join(folder, 'go.mod'), `${lines.join('\n\n')}\n`);
}
