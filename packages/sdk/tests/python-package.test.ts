/** The archive of the Python package, installed as an outsider does. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { packPython } from '../scripts/pack-python.ts';
import { execute } from './packed/execute.ts';
import { pythonWithPip } from './support/python.ts';

let folder: string;
let archive: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-python-package-'));
  archive = packPython(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('pip installs the archive, which has the version of the SDK and its types', async () => {
  const python = await pythonWithPip();
  const target = join(folder, 'installed');
  const offline = ['--no-index', '--no-build-isolation', '--no-deps', '--root-user-action=ignore'];
  await execute(python, ['-m', 'pip', 'install', '--quiet', ...offline, '--target', target, archive], folder);
  const program = `
import importlib.metadata, json, mall, os
folder = os.path.dirname(mall.__file__)
print(json.dumps([mall.__version__, importlib.metadata.version("mall-sdk"), folder, os.path.exists(folder + "/py.typed")]))`;
  const output = await execute(python, ['-c', program], folder, { PYTHONPATH: target });
  expect(JSON.parse(output)).toEqual([manifest.version, manifest.version, join(target, 'mall'), true]);
}, 120_000);

test('the checksum beside the archive is that of the archive', async () => {
  expect(await execute('sha256sum', ['--check', `${archive}.sha256`], dirname(archive))).toContain('OK');
});
