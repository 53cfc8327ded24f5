import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { filesOf } from './blocks.ts';

/** The packages that readers install from the site, under names without a version, which the guides can state. */
const packages = { 'mall-sdk.tgz': 'packages/sdk', 'mall-mock-server.tgz': 'mock-server' };

/** Files of the repository that guides link to, by their addresses at the site. */
export const linkedFiles = new Map([['mock-server/Containerfile', '/downloads/Containerfile']]);

/** The guide whose samples of a language are parts of one program. */
const guide = 'src/content/docs/concepts/place-an-order.mdx';

/** The clients for other languages and generators, which the SDK's guide prints. */
const clients = 'packages/sdk/clients';
const clientsFolder = 'clients';

/** The address of a file of those clients. */
export function clientUrl(path: string): string {
  return `/${clientsFolder}${path.slice(clients.length)}`;
}

/**
 * Writes the files that pages offer for download: packages to install, linked files, the published OpenAPI document, clients for other languages, and
 * programs made of the samples of a guide.
 */
export async function writeDownloads(repository: string, folder: string): Promise<void> {
  const downloads = resolve(folder, 'downloads');
  rmSync(downloads, { recursive: true, force: true });
  mkdirSync(downloads, { recursive: true });
  for (const [name, source] of Object.entries(packages))
    await promisify(execFile)('pnpm', ['-C', join(repository, source), 'pack', '--out', join(downloads, name)]);
  for (const [source, address] of linkedFiles) copyFileSync(join(repository, source), join(folder, address));
  // Packing the SDK writes it.
  copyFileSync(join(repository, 'packages/sdk/openapi.json'), join(folder, 'openapi.json'));
  rmSync(join(folder, clientsFolder), { recursive: true, force: true });
  cpSync(join(repository, clients), join(folder, clientsFolder), { recursive: true });
  mkdirSync(join(folder, 'samples'), { recursive: true });
  for (const [name, code] of filesOf(guide)) {
    if (name.startsWith('buy.'))
      writeFileSync(join(folder, 'samples', name), name.endsWith('.sh') ? `#!/bin/sh\nset -eu\n\n${code}` : code);
  }
}
