import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

function start(port: string): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['--conditions=source', main], { env: { ...process.env, MOCK_PORT: port, HOST: '127.0.0.1' } });
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  child.stderr.on('data', (part) => (text += part));
  return { child, output: () => text };
}

it('says in one sentence that its port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { child, output } = start(String(port));
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toBe(`Port ${port} is in use: stop the program that holds it, or set MOCK_PORT to another port.\n`);
  other.close();
});

it('refuses a port that is none', async () => {
  const { child, output } = start('70000');
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toBe('MOCK_PORT must be a port number, not "70000".\n');
});

it('ends on SIGTERM', async () => {
  const { child, output } = start('0');
  await expect.poll(output, { timeout: 20_000 }).toContain('The mock gateway answers at http://127.0.0.1:');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
