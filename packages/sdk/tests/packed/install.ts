/** Packs the package and installs it into a copy of the consumers, once for all tests of this folder. */
import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { execute } from './execute.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the consumers, with the package installed. */
    consumers: string;
  }
}

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;

export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'mall-sdk-packed-'));
  await cp(join(packageFolder, 'tests/consumers'), folder, { recursive: true });
  await execute('pnpm', ['pack', '--pack-destination', folder], packageFolder);
  const [packed] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  await rename(join(folder, packed ?? ''), join(folder, 'mall-sdk.tgz'));
  await execute('pnpm', ['install', '--no-frozen-lockfile'], folder, { CI: '' });
  project.provide('consumers', folder);
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
