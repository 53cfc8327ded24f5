/** The wheel and the archive of the Python package, installed as an outsider does. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { type PackedPython, packPython } from '../scripts/pack-python.ts';
import { execute } from './packed/execute.ts';
import { pythonWithPip } from './support/python.ts';

let folder: string;
let packed: PackedPython;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-python-package-'));
  packed = packPython(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  { kind: 'wheel' as const, options: [] },
  { kind: 'archive' as const, options: ['--no-build-isolation'] },
])(
  'pip installs the $kind offline, which has the version of the SDK, its author and its types',
  async ({ kind, options }) => {
    const python = await pythonWithPip();
    const target = join(folder, kind);
    const offline = ['--no-index', '--no-deps', '--root-user-action=ignore', ...options];
    await execute(python, ['-m', 'pip', 'install', '--quiet', ...offline, '--target', target, packed[kind]], folder);
    const program = `
import importlib.metadata, inspect, json, mall, os
folder = os.path.dirname(mall.__file__)
about = importlib.metadata.metadata("mall-sdk")
print(json.dumps([mall.__version__, about["Version"], about["Author"], folder, os.path.exists(folder + "/py.typed")]))
assert inspect.iscoroutinefunction(mall.AsyncMall("https://shop.example/api/").catalog.product)`;
    const output = await execute(python, ['-c', program], folder, { PYTHONPATH: target });
    expect(JSON.parse(output)).toEqual([manifest.version, manifest.version, 'The Mall authors', join(target, 'mall'), true]);
  },
  120_000,
);

test.each(['wheel', 'archive'] as const)('the checksum beside the %s is its own', async (kind) => {
  expect(await execute('sha256sum', ['--check', `${packed[kind]}.sha256`], dirname(packed[kind]))).toContain('OK');
});
