/** The mock server that the Python package starts for tests. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { execute } from './packed/execute.ts';
import { pythonFolder } from './support/python.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program in this package, where Node finds the mock of the repository. Returns the value that it assigns to `result`. */
async function runInPackage(program: string): Promise<unknown> {
  const code = `import json\nfrom mall import MallError\nfrom mall.testing import start_mock\n${program}\nprint(json.dumps(result))`;
  const environment = { PYTHONPATH: `${pythonFolder}src`, NODE_OPTIONS: '--conditions=source', MALL_MOCK_URL: '' };
  return JSON.parse(await execute('python3', ['-Bc', code], packageFolder, environment));
}

test('start_mock gives each of two tests its own rules and calls, and one server', async () => {
  const program = `
with start_mock() as one, start_mock() as other:
    one.set_scenario("maintenance")
    mall = one.create_client(headers={"X-Tenant": "a"}, max_retries=0)
    try:
        mall.catalog.product(pro_id=1001)
    except MallError as error:
        code = error.code
    other.create_client().catalog.product(pro_id=1001)
    other.create_client().catalog.search()
    [refused] = one.calls()
    result = [one.url == other.url, code, refused["headers"]["x-tenant"], [call["api"] for call in other.calls()]]`;
  expect(await runInPackage(program)).toEqual([true, '4003', 'a', ['mall.Product.index', 'mall.Index.search']]);
});

test('start_mock raises the reason for which the mock refuses a rule', async () => {
  const program = `
with start_mock() as mock:
    try:
        mock.set_rules([{"api": "mall.Prodct.index", "response": {"code": "101"}}])
    except ValueError as error:
        result = str(error)`;
  expect(await runInPackage(program)).toMatch(/^The mock refused PUT \/control: .*Did you mean mall\.Product\.index\?$/);
});

test.each([
  { end: 'ends', statement: 'raise SystemExit(1)' },
  { end: 'is killed', statement: 'os.kill(os.getpid(), 9)' },
])('the mock ends when the process of the tests $end', async ({ statement }) => {
  const program = `import os\nmock = start_mock().__enter__()\nprint(mock.url, flush=True)\n${statement}`;
  // The error contains the output of the program.
  const error = await runInPackage(program).catch(String);
  const [url = 'none'] = /^http:\/\/\S+$/m.exec(String(error)) ?? [];
  await expect.poll(() => fetch(`${url}/health`).then(Object, ({ cause }) => cause.code)).toBe('ECONNREFUSED');
});
