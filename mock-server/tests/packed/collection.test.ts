/** The generated collections in the runners of Postman and Bruno, against the packed mock. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { operations } from '@mall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, packInto, type RunningMock, run, startProgram, tarball } from './support.ts';

let folder: string;
let mock: RunningMock;
beforeAll(async () => {
  folder = await emptyFolder();
  await packInto(folder);
  const runners = ['newman@6.2.2', '@usebruno/cli@2.15.1'];
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `./${tarball}`, ...runners], folder);
  mock = await startProgram('npx', ['mall-mock', '--port', '0'], folder);
});
afterAll(async () => {
  await mock?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('newman runs every request of the Postman collection', async () => {
  await run('npx', ['mall-mock', 'collection', '--format', 'postman', '--into', 'postman'], folder);
  const environment = ['--env-var', `baseUrl=${mock.url}/api/`];
  const output = await run('npx', ['newman', 'run', 'mall.postman_collection.json', ...environment], join(folder, 'postman'));
  expect(output).toMatch(new RegExp(`assertions │ +${operations.size} │ +0 │`));
});

test('the command line of Bruno runs every request of the Bruno collection', async () => {
  await run('npx', ['mall-mock', 'collection', '--format', 'bruno', '--into', 'bruno'], folder);
  const output = await run('npx', ['bru', 'run', '-r', '--env', 'mock', '--env-var', `baseUrl=${mock.url}/api/`], join(folder, 'bruno'));
  expect(output).toContain(`${operations.size} (${operations.size} Passed)`);
});
