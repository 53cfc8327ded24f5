/** Tests the package as consumers get it: packed, installed from its file, compiled and run on every supported platform. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogProduct } from '../../src/generated/operations/catalog.ts';
import { exampleOf } from '../../src/testing.ts';
import { type RunningMock, startMock } from '../support/mock.ts';
import { compile, folder, inConsumers, node20, resolutions, run, sampleOf } from './consumers.ts';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
/** A name such as `mall.Product.index` or `plugin.coupon.MallCoupon.index`: the word before the last starts with a capital letter. */
const apiName = /\b(?:mall|plugin|mch|app|pc)(?:\.\w+)*\.[A-Z]\w*\.\w+/g;

/** The relative links of a Markdown file, without anchors; code is left out. */
function linksOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/\]\(([^()\s#]+)(?:#[^()\s]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

const product = exampleOf(catalogProduct).pro.name;
let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock();
});

afterAll(async () => {
  await mock?.stop();
});

describe('the packed package', () => {
  test('contains the files it declares and no private ones', async () => {
    const manifest = JSON.parse(await readFile(inConsumers('@mall/sdk/package.json'), 'utf8'));
    expect(Object.keys(manifest.dependencies)).toEqual(['fastest-levenshtein', 'openapi-fetch', 'zod']);
    expect(JSON.stringify(manifest)).not.toMatch(/"source":|catalog:"|workspace:[*^~]/);
    const files = (await run('tar', ['-tzf', 'mall-sdk.tgz']))
      .trim()
      .split('\n')
      .map((path) => path.split('/')[1]);
    expect([...new Set(files)].sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'clients',
      'dist',
      'docs',
      'openapi-3.0.json',
      'openapi.json',
      'package.json',
    ]);
  });

  test('has no Markdown link to a file that is not in the package', async () => {
    const root = inConsumers('@mall/sdk');
    const pages = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.md'));
    const dead = pages.flatMap((page) =>
      linksOf(join(root, page))
        .filter((target) => !existsSync(join(root, dirname(page), target)))
        .map((target) => `${page} → ${target}`),
    );
    expect(pages.length).toBeGreaterThan(8);
    expect(dead).toEqual([]);
  });

  test('names only operations of the contract in its Markdown files', async () => {
    const root = inConsumers('@mall/sdk');
    const { paths } = JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8'));
    const pages = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md');
    const named = pages.flatMap((page) => readFileSync(join(root, page), 'utf8').match(apiName) ?? []);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((api) => !(`/${api}` in paths))).toEqual([]);
  });

  test('passes publint', async () => {
    await run('pnpm', ['exec', 'publint', '--strict', join(folder, 'mall-sdk.tgz')], packageFolder);
  });

  test('has correct types for every module resolution that attw checks, including node10', async () => {
    await run('pnpm', ['exec', 'attw', join(folder, 'mall-sdk.tgz'), '--profile', 'strict', '--no-emoji'], packageFolder);
  });

  test('passes the dry run of npm publish', async () => {
    await run('npm', ['publish', '--dry-run', '--access=public', '--tag=test', join(folder, 'mall-sdk.tgz')]);
  });
});

describe('runs in', () => {
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
    expect(said.handlers).toEqual(['respond', 'refuse', 'examples']);
  });

  test.each([
    ['Node 20', node20],
    ['Node 24', () => process.execPath],
  ])('%s with the handlers for Mock Service Worker 2', async (_, node) => {
    const said = JSON.parse(await run(node(), [join('oldest-peers', 'call.mjs')]));
    expect(said).toEqual({ name: product, signedIn: true, refusal: [true, '101'] });
  });

  test('a browser build by Vite', async () => {
    // Vitest sets NODE_ENV to "test", which Vite would use.
    const build = [inConsumers('vite/bin/vite.js'), 'build', '--config', 'vite/vite.config.ts'];
    await run(process.execPath, build, folder, { NODE_ENV: 'production' });
    const [built] = await readdir(join(folder, 'vite/dist'));
    const { show } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'vite/dist', built ?? '')).href);
    expect(await show(mock.baseUrl)).toBe(product);
    // Argument checks are for development: Vite sets the condition `production` automatically.
    expect(await readFile(join(folder, 'vite/dist', built ?? ''), 'utf8')).not.toMatch(/\brequire\(|node:|new Function|Did you mean/);
  });

  test('a React Native bundle by a Metro without support for package imports', async () => {
    expect(await run(process.execPath, ['build.cjs'], join(folder, 'metro'))).toMatch(/^mall\.Product\.index$/m);
  });

  test('a current Metro, without the checks of arguments in a release bundle by the configuration of the guide', async () => {
    await writeFile(join(folder, 'metro-current/metro.config.js'), sampleOf('docs/react-native.md', 'metro.config.js'));
    const checksIn = async (kind: string) => {
      await run(process.execPath, ['build.cjs', kind, `${kind}.js`], join(folder, 'metro-current'), { NODE_ENV: 'production' });
      return (await readFile(join(folder, 'metro-current', `${kind}.js`), 'utf8')).includes('Did you mean');
    };
    expect(await checksIn('release')).toBe(false);
    expect(await checksIn('development')).toBe(true);
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
  for (const version of ['5.5', '5.9'] as const) {
    for (const [name, resolution] of Object.entries(resolutions)) {
      test(`TypeScript ${version}, ${name}, every declaration checked`, async () => {
        await cp(join(folder, 'types/usage.ts'), join(folder, 'types/usage-cjs.cts'));
        await cp(join(folder, 'types/usage.ts'), join(folder, 'types/usage-esm.mts'));
        await compile(version, resolution, name === 'NodeNext' ? ['types/usage-cjs.cts', 'types/usage-esm.mts'] : ['types/usage.ts']);
      });
    }
  }

  test('no types of a browser or of Node', async () => {
    await cp(join(folder, 'types/no-dom.ts'), join(folder, 'types/no-dom-esm.mts'));
    const alone = ['--skipLibCheck', '--lib', 'es2022', '--typeRoots', 'types'];
    await compile('5.9', resolutions.NodeNext, ['types/no-dom-esm.mts'], alone);
    await compile('5.9', resolutions.Bundler, ['types/no-dom.ts'], alone);
  });

  test.each(Object.entries(resolutions))('React Native, %s, with every declaration checked', async (name, resolution) => {
    if (name === 'NodeNext') await cp(join(folder, 'react-native/mall.ts'), join(folder, 'react-native/mall.mts'));
    const files = ['globals.d.ts', 'secure-store.d.ts', name === 'NodeNext' ? 'mall.mts' : 'mall.ts'];
    const alone = ['--lib', 'es2022', '--typeRoots', 'types', '--esModuleInterop'];
    await compile(
      '5.9',
      resolution,
      files.map((file) => `react-native/${file}`),
      alone,
    );
  });

  test('the entry points for tools, with their current and their oldest supported versions', async () => {
    await cp(join(folder, 'types/tools.ts'), join(folder, 'types/tools-esm.mts'));
    await compile('5.9', resolutions.NodeNext, ['types/tools-esm.mts'], ['--skipLibCheck']);
    await compile('5.9', resolutions.Bundler, ['types/tools.ts'], ['--skipLibCheck']);
    await cp(join(folder, 'types/tools.ts'), join(folder, 'oldest-peers/tools.ts'));
    await compile('5.9', resolutions.Bundler, ['oldest-peers/tools.ts'], ['--skipLibCheck']);
  });

  test('the global types that the guide to React Native names, and no other', async () => {
    const declarations = ['index.d.ts', 'errors.d.ts', 'enums.d.ts'].map((file) => inConsumers('@mall/sdk/dist', file));
    const alone = ['--lib', 'es2022', '--typeRoots', 'types'];
    const faults = await compile('5.9', resolutions.Bundler, declarations, alone).then(() => '', String);
    const missing = new Set([...faults.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name));
    const [sentence = ''] =
      /four global types that React Native declares: .+/.exec(readFileSync(inConsumers('@mall/sdk/docs/react-native.md'), 'utf8')) ?? [];
    expect([...missing].sort()).toEqual([...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  });

  test('TanStack Query and openapi-fetch without the types of a browser', async () => {
    const alone = ['--skipLibCheck', '--lib', 'es2022', '--typeRoots', 'types'];
    await compile('5.9', resolutions.Bundler, ['react-native/globals.d.ts', 'react-native/entries.ts'], alone);
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
