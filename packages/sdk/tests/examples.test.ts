import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMock, startMock } from './support/mock.ts';

const folder = fileURLToPath(new URL('./examples/', import.meta.url));
let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock();
}, 60_000);
afterAll(() => mock?.stop());

/** Returns the output of an example; rejects when it fails. */
async function run(example: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', `${folder}${example}`], {
    env: { ...process.env, GATEWAY_URL: mock.baseUrl },
  });
  return stdout.trimEnd().split('\n');
}

const output: Readonly<Record<string, readonly RegExp[]>> = {
  'first-call.ts': [/^Cloud Cleansing Milk: \d+\.\d\d/],
  'pages.ts': [/^ *\d+\.\d\d {2}\S/],
  'buy.ts': [/^signed in: true$/, /^order GM\d+ over \d+\.\d\d$/, /^paid$/],
};

test.each(readdirSync(folder))('examples/%s', { timeout: 60_000 }, async (example) => {
  const lines = await run(example);
  const expected = output[example] ?? expect.fail('what this example prints is not written down');
  for (const [at, pattern] of expected.entries()) expect(lines[at]).toMatch(pattern);
});

test('the first example of the README runs unchanged', { timeout: 60_000 }, async () => {
  const [, code = ''] = /```ts\n(.*?)```/s.exec(readFileSync(new URL('../README.md', import.meta.url), 'utf8')) ?? [];
  expect(code).toContain("'http://127.0.0.1:4010/api/'");
  const args = ['--conditions=source', '--input-type=module', '--eval', code.replace('http://127.0.0.1:4010/api/', mock.baseUrl)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: fileURLToPath(new URL('../', import.meta.url)) });
  const [, expectedOutput] = /console\.log.*\/\/ (.*)/.exec(code) ?? [];
  expect(stdout.trim()).toBe(expectedOutput);
});
