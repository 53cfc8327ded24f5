import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sdk from '@mall/sdk/package.json' with { type: 'json' };
import { exampleOrigin } from '../src/reference/examples.ts';
import { filesOf } from './blocks.ts';
import { writeSimpleIndex } from './simple-index.ts';

/** The packages that readers install from the site, by file names without a version, so that the guides can contain them. Each has a copy with the version. */
const packages = { 'mall-sdk.tgz': 'packages/sdk', 'mall-mock-server.tgz': 'mock-server' };

/** Files of the repository that guides link to, with their URL paths on the site. */
export const linkedFiles = new Map([['mock-server/Containerfile', '/downloads/Containerfile']]);

/** The guide with a program in several languages, split into samples. */
const guide = 'src/content/docs/concepts/place-an-order.mdx';

/** The folder of the Python package, which guides link to, with the URL path of its wheel. */
export const pythonPackage = { folder: 'packages/sdk/clients/python', address: `/downloads/mall_sdk-${sdk.version}-py3-none-any.whl` };

/** The folder of the Go module, which guides link to, with the URL path of its archive. */
export const goModule = { folder: 'packages/sdk/clients/go', address: `/downloads/mall-sdk-go-${sdk.version}.tar.gz` };

/** The clients for other languages and generators, which the SDK's guide contains. */
const clients = 'packages/sdk/clients';
const clientsFolder = 'clients';

/** Returns the URL path of a file of those clients. */
export function clientUrl(path: string): string {
  return `/${clientsFolder}${path.slice(clients.length)}`;
}

/**
 * Writes the downloads of the site: packages to install, among them those for Python and Go with an index for pip and a module proxy for Go, linked
 * files, the published OpenAPI document, clients for other languages, and the programs joined from the samples of a guide.
 */
export async function writeDownloads(repository: string, folder: string): Promise<void> {
  const downloads = resolve(folder, 'downloads');
  rmSync(downloads, { recursive: true, force: true });
  mkdirSync(downloads, { recursive: true });
  for (const [name, source] of Object.entries(packages)) {
    const file = join(downloads, name);
    await promisify(execFile)('pnpm', ['-C', join(repository, source), 'pack', '--out', file]);
    const { version } = JSON.parse(readFileSync(join(repository, source, 'package.json'), 'utf8'));
    copyFileSync(file, file.replace('.tgz', `-${version}.tgz`));
  }
  // Versioned, as pip requires, with a checksum beside it.
  await promisify(execFile)('pnpm', ['-C', join(repository, 'packages/sdk'), 'run', 'pack:python', downloads]);
  await promisify(execFile)('tar', ['-czf', join(folder, goModule.address), '-C', join(repository, clients), 'go']);
  writeSimpleIndex(join(repository, pythonPackage.folder), folder);
  const moduleProxy = resolve(folder, 'go');
  rmSync(moduleProxy, { recursive: true, force: true });
  await promisify(execFile)('pnpm', ['-C', join(repository, 'packages/sdk'), 'run', 'pack:go', moduleProxy]);
  writeFileSync(join(downloads, 'SHA256SUMS'), checksums(downloads));
  for (const [source, address] of linkedFiles) copyFileSync(join(repository, source), join(folder, address));
  // The `pack` of the SDK generates these files.
  for (const name of ['openapi.json', 'openapi-3.0.json']) copyFileSync(join(repository, 'packages/sdk', name), join(folder, name));
  rmSync(join(folder, clientsFolder), { recursive: true, force: true });
  cpSync(join(repository, clients), join(folder, clientsFolder), { recursive: true });
  mkdirSync(join(folder, 'samples'), { recursive: true });
  for (const [name, code] of filesOf(guide)) {
    if (name.startsWith('buy.')) writeFileSync(join(folder, 'samples', name), name.endsWith('.sh') ? shellScript(code) : code);
  }
}

/** A shell script of samples, which calls the address in `GATEWAY_URL` like the programs in other languages. */
function shellScript(samples: string): string {
  const gateway = `${exampleOrigin}/api/`;
  const calls = samples.replaceAll(new RegExp(`${gateway}(\\S+)`, 'g'), `"\${GATEWAY_URL%/}/$1"`);
  return `#!/bin/sh\nset -eu\nGATEWAY_URL=\${GATEWAY_URL:-${gateway}}\n\n${calls}`;
}

/** The checksums of the packages in a folder, in the format of `sha256sum`. */
function checksums(folder: string): string {
  const names = readdirSync(folder).filter((name) => /\.(tgz|tar\.gz|whl)$/.test(name));
  return names.map((name) => `${hash('sha256', readFileSync(join(folder, name)))}  ${name}\n`).join('');
}
