/** The samples of the guide of the Python package: their types, and the test among them. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from './packed/execute.ts';
import { ensureProgram } from './packed/toolchain.ts';
import { pythonFolder } from './support/python.ts';

/** What the samples use without declaring it. */
const given = 'from mall import Mall\n\nmall = Mall("http://localhost:4010/api/")\ncontent = b""\n';

let folder: string;
let guide: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-python-samples-'));
  guide = await readFile(join(pythonFolder, 'README.md'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the samples of the guide of the Python package have correct types', async () => {
  const samples = [...guide.matchAll(/^```python[^\n]*\n(.*?)^```/gms)].map(([, code = '']) => code);
  const files = samples.map((_, index) => join(folder, `sample_${index}.py`));
  await Promise.all(files.map((file, index) => writeFile(file, `${given}\n${samples[index]}`)));
  const mypy = await ensureProgram('mypy', '--version', 'mypy');
  // Frameworks are not installed.
  const options = ['--ignore-missing-imports', '--check-untyped-defs', '--no-incremental'];
  await execute(mypy, [...options, ...files], folder, { MYPYPATH: join(pythonFolder, 'src') });
  expect(samples.length).toBeGreaterThan(15);
}, 120_000);

test('the test in the guide of the Python package passes', async () => {
  const [, code = ''] = /^```python title="test_shop.py"\n(.*?)^```/ms.exec(guide) ?? [];
  await writeFile(join(folder, 'test_shop.py'), code);
  const python = await ensureProgram('python3', '--version', 'python3');
  await execute(python, ['-Bm', 'unittest', 'test_shop'], folder, { PYTHONPATH: join(pythonFolder, 'src') });
});
