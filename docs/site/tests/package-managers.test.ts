/** Installs the Python package and the Go module from the served site, by the commands of the quick starts, without another network. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Mock, startMock } from '@mall/mock-server';
import sdk from '@mall/sdk/package.json' with { type: 'json' };
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf, filesOf } from '../scripts/blocks.ts';
import { serveSite } from './support/site.ts';

const execute = promisify(execFile);
const [pythonPage, goPage] = ['src/content/docs/quick-start/python.mdx', 'src/content/docs/quick-start/go.mdx'];
let site: Awaited<ReturnType<typeof serveSite>>;
let mock: Mock;
let folder: string;

beforeAll(async () => {
  [site, mock] = await Promise.all([serveSite(), startMock({ port: 0 })]);
  folder = mkdtempSync(join(tmpdir(), 'mall-package-managers-'));
});
afterAll(async () => {
  site.close();
  await mock.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns a sample with the addresses of the site and the mock of this test. */
const withTestAddresses = (sample: string) =>
  sample.replaceAll('http://localhost:4020', site.url).replaceAll('http://localhost:4010', mock.url);

/** Returns the commands of the first shell sample of a page, with the addresses of this test. */
const installation = (page: string) => withTestAddresses(blocksOf(page).find(({ language }) => language === 'sh')?.code ?? 'false');

async function run(command: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await execute('sh', ['-euc', command], { cwd: folder, env: { ...process.env, ...env } });
  return stdout;
}

test('pip installs the Python package from the site, and the first program runs', { tags: 'matrix', timeout: 120_000 }, async () => {
  await execute('python3', ['-m', 'venv', 'environment'], { cwd: folder });
  // Settings of this machine could name another index.
  const env = { PATH: `${join(folder, 'environment/bin')}:${process.env.PATH}`, PYTHONPATH: '', PIP_CONFIG_FILE: '/dev/null' };
  await run(installation(pythonPage), env);
  writeFileSync(join(folder, 'first.py'), withTestAddresses(filesOf(pythonPage).get('first.py') ?? ''));
  expect(await run('python3 first.py', env)).toBe('Cloud Cleansing Milk: 128.00\n');
  expect(await run('pip show mall-sdk', env)).toContain(`Version: ${sdk.version}\n`);
});

test('Go gets the module from the site, tidies and builds it without another network', { tags: 'matrix', timeout: 120_000 }, async () => {
  const env = {
    GOPATH: join(folder, 'go'),
    GOENV: join(folder, 'go.env'),
    GOFLAGS: '-mod=mod -modcacherw',
    HTTPS_PROXY: 'http://127.0.0.1:1',
    HTTP_PROXY: '',
    NO_PROXY: '127.0.0.1',
  };
  await run(installation(goPage), env);
  writeFileSync(join(folder, 'main.go'), withTestAddresses(filesOf(goPage).get('main.go') ?? ''));
  await run('go mod tidy', env);
  expect(await run('go run .', env)).toBe('Cloud Cleansing Milk 128.00\n');
  expect(await run('go list -m all', env)).toContain(`example.com/mall v${sdk.version}\n`);
  expect(await run('go list -m -versions example.com/mall', env)).toBe(`example.com/mall v${sdk.version}\n`);
});
