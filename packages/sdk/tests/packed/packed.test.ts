/** The package as outsiders get it: packed, installed from its file, compiled and run where it is promised to work. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogProduct } from '../../src/generated/operations/catalog.ts';
import { exampleOf } from '../../src/testing.ts';
import { type RunningMock, startMock } from '../support/mock.ts';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
const execute = promisify(execFile);
const product = exampleOf(catalogProduct).pro.name;
let folder: string;
let mock: RunningMock;

/** Runs a program to its end in the folder of the consumers; rejects with what it said when it fails. */
async function run(program: string, args: readonly string[], cwd = folder, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await execute(program, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`, { cause: error });
    },
  );
  return stdout;
}

const inConsumers = (...path: string[]) => join(folder, 'node_modules', ...path);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-sdk-packed-'));
  await cp(join(packageFolder, 'tests/consumers'), folder, { recursive: true });
  await run('pnpm', ['pack', '--pack-destination', folder], packageFolder);
  const [packed] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  await rename(join(folder, packed ?? ''), join(folder, 'mall-sdk.tgz'));
  await run('pnpm', ['install', '--no-frozen-lockfile'], folder, { CI: '' });
  mock = await startMock();
});

afterAll(async () => {
  await mock?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

describe('the package', () => {
  test('holds what it promises and nothing of the house', async () => {
    const manifest = JSON.parse(await readFile(inConsumers('@mall/sdk/package.json'), 'utf8'));
    expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch', 'zod']);
    expect(JSON.stringify(manifest)).not.toMatch(/"source":|catalog:"|workspace:[*^~]/);
    const files = (await run('tar', ['-tzf', 'mall-sdk.tgz']))
      .trim()
      .split('\n')
      .map((path) => path.split('/')[1]);
    expect([...new Set(files)].sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'docs', 'package.json']);
  });

  test('is clean to publint', async () => {
    await run('pnpm', ['exec', 'publint', '--strict', join(folder, 'mall-sdk.tgz')], packageFolder);
  });

  test('is clean to "are the types wrong", of Node 16 and later and of bundlers', async () => {
    await run('pnpm', ['exec', 'attw', join(folder, 'mall-sdk.tgz'), '--profile', 'node16', '--no-emoji'], packageFolder);
  });

  test('could be published by npm', async () => {
    await run('npm', ['publish', '--dry-run', '--access=public', '--tag=test', join(folder, 'mall-sdk.tgz')]);
  });
});

describe('runs in', () => {
  const node20 = () => inConsumers(`node-20-${process.platform}-${process.arch}`, 'bin', 'node');

  test.each([
    ['Node 20, ESM', node20, 'call.mjs', 'v20.'],
    ['Node 20, CommonJS', node20, 'call.cjs', 'v20.'],
    ['Node 24, ESM', () => process.execPath, 'call.mjs', 'v24.'],
    ['Node 24, CommonJS', () => process.execPath, 'call.cjs', 'v24.'],
  ])('%s', async (_, node, script, version) => {
    expect(await run(node(), ['--version'])).toContain(version);
    const said = JSON.parse(await run(node(), [join('node', script)], folder, { GATEWAY: mock.baseUrl }));
    expect(new Set(said.names)).toEqual(new Set([said.example]));
    expect(said.names).toHaveLength(4);
    expect(said.refusal).toEqual([true, 'BusinessError', true]);
    expect(said.handlers).toEqual(['answer', 'refuse', 'examples']);
  });

  test('a browser build by Vite', async () => {
    await run(process.execPath, [inConsumers('vite/bin/vite.js'), 'build', '--config', 'vite/vite.config.ts']);
    const [built] = await readdir(join(folder, 'vite/dist'));
    const { show } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'vite/dist', built ?? '')).href);
    expect(await show(mock.baseUrl)).toBe(product);
    expect(await readFile(join(folder, 'vite/dist', built ?? ''), 'utf8')).not.toMatch(/\brequire\(|node:|new Function/);
  });

  test('a worker of workerd', async () => {
    const bundle = ['worker/worker.ts', '--bundle', '--format=esm', '--conditions=workerd,worker', '--outfile=worker/worker.js'];
    await run(inConsumers('.bin/esbuild'), bundle);
    const port = await freePort();
    const worker = spawn(inConsumers('.bin/workerd'), ['serve', 'worker/config.capnp', `--socket-addr=http=127.0.0.1:${port}`], {
      cwd: folder,
      stdio: 'ignore',
    });
    try {
      const ask = async () => (await fetch(`http://127.0.0.1:${port}/?gateway=${encodeURIComponent(mock.baseUrl)}`)).text();
      await expect.poll(() => ask().catch(() => 'not up'), { timeout: 60_000, interval: 200 }).toBe(product);
    } finally {
      worker.kill();
      await once(worker, 'exit');
    }
  });
});

describe('compiles with', () => {
  const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'];
  const ways = {
    NodeNext: ['--module', 'nodenext', '--moduleResolution', 'nodenext'],
    Bundler: ['--module', 'esnext', '--moduleResolution', 'bundler'],
  };
  const compile = (version: string, way: readonly string[], files: readonly string[], more: readonly string[] = []) =>
    run(process.execPath, [inConsumers(`typescript-${version}/lib/tsc.js`), ...options, ...way, ...more, ...files]);

  for (const version of ['5.5', '5.9']) {
    for (const [name, way] of Object.entries(ways)) {
      test(`TypeScript ${version}, ${name}, every declaration checked`, async () => {
        await cp(join(folder, 'types/usage.ts'), join(folder, 'types/usage-cjs.cts'));
        await cp(join(folder, 'types/usage.ts'), join(folder, 'types/usage-esm.mts'));
        await compile(version, way, name === 'NodeNext' ? ['types/usage-cjs.cts', 'types/usage-esm.mts'] : ['types/usage.ts']);
      });
    }
  }

  test('no types of a browser or of Node', async () => {
    await cp(join(folder, 'types/no-dom.ts'), join(folder, 'types/no-dom-esm.mts'));
    const alone = ['--skipLibCheck', '--lib', 'es2022', '--typeRoots', 'types'];
    await compile('5.9', ways.NodeNext, ['types/no-dom-esm.mts'], alone);
    await compile('5.9', ways.Bundler, ['types/no-dom.ts'], alone);
  });

  test('the doors to tools, beside what the tools themselves ask for', async () => {
    await cp(join(folder, 'types/tools.ts'), join(folder, 'types/tools-esm.mts'));
    await compile('5.9', ways.NodeNext, ['types/tools-esm.mts'], ['--skipLibCheck']);
    await compile('5.9', ways.Bundler, ['types/tools.ts'], ['--skipLibCheck']);
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}
