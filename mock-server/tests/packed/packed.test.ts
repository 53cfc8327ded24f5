/** The package as users get it: packed, installed by npm into an empty folder, and run there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from '../../../scripts/lib/chromium.ts';
import { emptyFolder, packageFolder, packInto, run, startProgram, tarball } from './support.ts';

const nodePackage = process.platform === 'darwin' ? `node-bin-darwin-${process.arch}` : `node-linux-${process.arch}`;
/** The oldest version of Node that `engines` allows, and an older one. */
const nodes = [`oldest-node@npm:${nodePackage}@22.15.0`, `too-old-node@npm:${nodePackage}@20.18.1`];

let folder: string;
beforeAll(async () => {
  folder = await emptyFolder();
  await packInto(folder);
  await run('npm', ['install', '--no-audit', '--no-fund', `./${tarball}`, ...nodes], folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('is smaller than 5 MB and has no dependency of the workspace', async () => {
    expect((await stat(join(folder, tarball))).size).toBeLessThan(5_000_000);
    const manifest = JSON.parse(await readFile(join(folder, 'node_modules/@mall/mock-server/package.json'), 'utf8'));
    expect(Object.keys(manifest.dependencies).filter((name) => name.startsWith('@mall/'))).toEqual([]);
    // Prism is bundled: its dependencies would be the largest part of an installation.
    expect(Object.keys(manifest.dependencies).sort()).toEqual([
      'ajv',
      'ajv-formats',
      'fastest-levenshtein',
      'fastify',
      'jsonc-parser',
      'sharp',
      'yaml',
    ]);
    expect(JSON.stringify(manifest)).not.toMatch(/"source":|catalog:"|workspace:[*^~]/);
    const paths = (await run('tar', ['-tzf', tarball], folder)).trim().split('\n');
    expect([...new Set(paths.map((path) => path.split('/')[1]))].sort()).toEqual([
      ...['CHANGELOG.md', 'Containerfile', 'LICENSE', 'README.md', 'dist', 'docs', 'package.json'],
    ]);
  });

  test('passes publint', () => run('pnpm', ['exec', 'publint', '--strict', join(folder, tarball)], packageFolder));

  test('passes "are the types wrong"', () =>
    run('pnpm', ['exec', 'attw', join(folder, tarball), '--profile', 'esm-only', '--no-emoji'], packageFolder));

  test('passes the checks of npm publish', () =>
    run('npm', ['publish', '--dry-run', '--access=public', '--tag=test', join(folder, tarball)], folder));
});

const bin = () => join(folder, 'node_modules/.bin/mall-mock');

describe('mall-mock', () => {
  test.each<[string, string, () => string[]]>([
    ['npx', 'npx', () => ['mall-mock', '--port', '0']],
    ['the oldest Node of engines', 'node_modules/oldest-node/bin/node', () => [bin(), '--port', '0']],
  ])('started by %s answers operations, images, its health and the contract', async (_, program, args) => {
    const mock = await startProgram(program, args(), folder);
    try {
      const body = new URLSearchParams({ api: 'mall.Product.index', pro_id: '1001', language: 'ko' });
      const get = async (path: string) => fetch(`${mock.url}${path}`);
      expect(await (await fetch(`${mock.url}/api/`, { method: 'POST', body })).json()).toMatchObject({ code: '200' });
      const failure = await fetch(`${mock.url}/api/`, { method: 'POST', body, headers: { prefer: 'example=unknown_product' } });
      expect(await failure.json()).toMatchObject({ code: '101', message: expect.stringMatching(/\p{Script=Hangul}/u) });
      const generated = await fetch(`${mock.url}/api/`, { method: 'POST', body, headers: { prefer: 'dynamic=true, seed=1' } });
      expect(String((await generated.json()).code)).toBe('200');
      const image = sharp(await (await get('/media/products/1001/pack?w=320')).arrayBuffer());
      expect(await image.metadata()).toMatchObject({ format: 'webp', width: 320 });
      expect(await (await get('/health')).json()).toMatchObject({ status: 'ok' });
      expect(await (await get('/openapi.json')).json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
      expect(await (await get('/scenarios')).json()).toContainEqual(expect.objectContaining({ name: 'maintenance' }));
    } finally {
      await mock.stop();
    }
  });

  test('shows the control page with its script and its style', async () => {
    const mock = await startProgram('npx', ['mall-mock', '--port', '0'], folder);
    const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      await page.goto(mock.url);
      await page.getByRole('button', { name: 'maintenance' }).click();
      await page.getByText('The scenario maintenance is in effect.').waitFor();
      expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).display)).toBe('grid');
    } finally {
      await browser.close();
      await mock.stop();
    }
  });

  test.each([[['--port', '0']], [['verify', '--help']]])(
    'on an unsupported version of Node prints one sentence and exits with code 2: %j',
    async (args) => {
      const program = join(folder, 'node_modules/too-old-node/bin/node');
      const child = spawn(program, [bin(), ...args], { cwd: folder });
      const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
      expect(output).toMatch(/^@mall\/mock-server needs Node\.js 22\.15 or later; this is 20\.18\.1\. [^\n]*\n$/);
      expect(code).toBe(2);
    },
  );

  test('refuses an unknown option', async () => {
    await expect(run('npx', ['mall-mock', '--prot', '1'], folder)).rejects.toThrow('Did you mean --port or --proxy?');
  });
});

describe('the library', () => {
  test('starts a mock that applies rules', async () => {
    const script = `
      import { startMock } from '@mall/mock-server';
      const mock = await startMock({ port: 0 });
      mock.setRules([{ api: '*', response: [{ code: '503' }] }]);
      const body = new URLSearchParams({ api: 'mall.Product.index', pro_id: '1001' });
      console.log(await (await fetch(mock.url + '/api/', { method: 'POST', body })).text());
      await mock.close();
    `;
    await writeFile(join(folder, 'library.mjs'), script);
    expect(JSON.parse(await run(process.execPath, ['library.mjs'], folder))).toMatchObject({ code: '4003' });
  });

  test.each(['nodenext', 'bundler'])('has types for moduleResolution %s, every declaration checked', async (resolution) => {
    const script = `
      import { type Mock, startMock } from '@mall/mock-server';
      import { journeys } from '@mall/mock-server/family';
      import { type Report, startVerifier } from '@mall/mock-server/verify';
      export const mock: Mock = await startMock({ port: 0 });
      export const report: Report = await (await startVerifier({ target: mock.url, port: 0 })).report();
      export const names: readonly string[] = journeys.map(({ name }) => name);
    `;
    await writeFile(join(folder, 'usage.mts'), script);
    const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
    const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--module', module];
    const compiler = join(packageFolder, 'node_modules/typescript/bin/tsc');
    await run(process.execPath, [compiler, ...options, '--moduleResolution', resolution, 'usage.mts'], folder);
  });
});
