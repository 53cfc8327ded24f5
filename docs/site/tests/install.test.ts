import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf, filesOf } from '../scripts/blocks.ts';

const page = 'src/content/docs/quick-start/install.md';
const run = promisify(execFile);
let folder: string;
let mock: ChildProcess;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mall-install-'));
  cpSync('build/site/downloads', folder, { recursive: true });
  const [install] = blocksOf(page).filter(({ language }) => language === 'sh');
  await run('bash', ['-euc', install?.code ?? 'false'], { cwd: folder });
  mock = spawn('npx', ['mall-mock', '--port', '0'], { cwd: folder, detached: true });
  for await (const line of createInterface({ input: mock.stdout ?? process.stdin })) {
    origin = /http:\/\/[\d.:]+/.exec(line)?.[0] ?? '';
    break;
  }
}, 600_000);
afterAll(() => {
  // The command and the server that it starts.
  if (mock?.pid !== undefined) process.kill(-mock.pid);
  rmSync(folder, { recursive: true, force: true });
});

test('the checksums are those of the packages, with and without a version in their names', async () => {
  const { stdout } = await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder });
  expect(stdout).toMatch(/mall-sdk-\d+\.\d+\.\d+\.tgz: OK/);
  expect(stdout.trim().split('\n')).toHaveLength(7);
});

test('the first call works in an empty folder with the packages of the site', async () => {
  for (const [name, code] of filesOf(page)) writeFileSync(join(folder, name), code.replaceAll('http://localhost:4010', origin));
  const { stdout } = await run('node', ['first.js'], { cwd: folder });
  expect(stdout.trim()).toBe('Cloud Cleansing Milk: 128.00');
});

test('the program of the checkout guide works in the same folder', async () => {
  cpSync('build/site/samples/buy.ts', join(folder, 'buy.ts'));
  const { stdout } = await run('node', ['buy.ts'], { cwd: folder, env: { ...process.env, GATEWAY_URL: `${origin}/api/` } });
  expect(stdout).toContain('Order GM20261121140500000042 is paid.');
});
