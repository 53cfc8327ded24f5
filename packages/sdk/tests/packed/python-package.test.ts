/** The Python package in the packed package. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authLogin } from '../../src/generated/operations/auth.ts';
import { exampleOf } from '../../src/testing.ts';
import { printed, useClients } from './clients.ts';
import { folder, run } from './consumers.ts';
import { ensureProgram } from './toolchain.ts';

const clients = useClients();

test('the Python package calls the mall', async () => {
  const python = await ensureProgram('python3', '--version', 'python3');
  const withPackage = { ...clients.environment(), PYTHONPATH: join(folder, 'python/src') };
  expect(await run(python, ['python/example.py'], folder, withPackage)).toBe(printed);
  expect(await clients.sessionOfProfileCall()).toBe(exampleOf(authLogin).access_id);
});
