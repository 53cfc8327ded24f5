import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Mock, startMock } from '@mall/mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesOf } from '../scripts/blocks.ts';
import { exampleOrigin } from '../src/reference/examples.ts';
import { createGoModule } from './support/go.ts';
import { pythonEnvironment } from './support/python.ts';

const execute = promisify(execFile);
const guides = 'src/content/docs/concepts';
const handleErrors = 'src/reference/handle-errors.mdx';
let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(async () => {
  await mock.close();
});

describe.each([
  { page: `${guides}/requests.mdx`, program: 'product', printed: 'Cloud Cleansing Milk: 128.00' },
  { page: `${guides}/requests.mdx`, program: 'image-url', printed: `${exampleOrigin}/media/products/1001/pack` },
  { page: `${guides}/authentication.mdx`, program: 'profile', printed: 'Lin Qing' },
  {
    page: `${guides}/authentication.mdx`,
    program: 'profile',
    rules: [{ api: 'mall.User.personalResources', response: { code: '401' } }],
    printed: /^Sign in again. Stored token: (null|None|"")$/,
  },
  { page: `${guides}/idempotency.mdx`, program: 'add-once', printed: 'Line 501' },
  { page: `${guides}/pagination.mdx`, program: 'find', printed: /^Cloud Cleansing Milk 128.00\n/ },
  { page: `${guides}/uploads.mdx`, program: 'upload', printed: /^\/media\// },
  { page: `${guides}/rate-limits.mdx`, program: 'send-code', printed: 'The code was sent.' },
  {
    page: `${guides}/rate-limits.mdx`,
    program: 'send-code',
    rules: [{ api: 'mall.User.secretKey', response: { code: '220' } }],
    printed: 'Ask again in 1 seconds.',
  },
  { page: handleErrors, program: 'handle-errors', printed: 'Cloud Cleansing Milk' },
  {
    page: handleErrors,
    program: 'handle-errors',
    rules: [{ api: 'mall.Product.index', response: { code: '101' } }],
    printed: 'The product is gone.',
  },
  {
    page: handleErrors,
    program: 'handle-errors',
    rules: [{ api: 'mall.Product.index', response: { code: '4003' } }],
    printed: /maintenance/,
  },
])('the program $program of $page with the rules $rules', ({ page, program, rules = [], printed }) => {
  test.each([
    { language: 'TypeScript', command: [process.execPath, '--conditions=source', `${program}.ts`] },
    { language: 'Python', command: ['python3', `${program.replaceAll('-', '_')}.py`] },
    { language: 'Go', command: ['go', 'run', `${program.replaceAll('-', '_')}.go`] },
  ])('prints the documented result in $language', async ({ command: [executable = '', ...args] }) => {
    // Within this package, where the samples find the SDK.
    const target = resolve('build/samples/guides');
    mkdirSync(target, { recursive: true });
    createGoModule(target);
    writeFileSync(join(target, 'image.png'), Buffer.from('89504e470d0a1a0a', 'hex'));
    for (const [name, code] of filesOf(page)) writeFileSync(join(target, name), code.replaceAll(exampleOrigin, mock.url));
    mock.setRules(rules);
    try {
      const { stdout } = await execute(executable, args, { cwd: target, env: pythonEnvironment });
      expect(stdout.replaceAll(mock.url, exampleOrigin).trim()).toEqual(
        printed instanceof RegExp ? expect.stringMatching(printed) : printed,
      );
    } finally {
      mock.setRules([]);
    }
  });
});

describe('the program of the guide to registration', () => {
  const target = resolve('build/samples/register');

  beforeAll(() => {
    mkdirSync(target, { recursive: true });
    createGoModule(target);
    for (const [name, code] of filesOf(`${guides}/register.mdx`)) writeFileSync(join(target, name), code);
    const typescript = [
      "import { createMall, createMallClient } from '@mall/sdk';",
      "import { register } from './register.ts';",
      `const mall = createMall(createMallClient({ baseUrl: '${mock.url}/api/' }));`,
      "const customer = { account: 'suyue2026', password: 'moon2026', phone: '13900000027' };",
      "await register(mall, customer, async () => 'k7mp', async () => '482913');",
    ];
    const python = [
      'from mall import Mall',
      'from register import register',
      `mall = Mall("${mock.url}/api/")`,
      'register(mall, "suyue2026", "moon2026", "13900000027", lambda image: "k7mp", lambda: "482913")',
    ];
    const go = [
      'package main',
      'import ("context"; "log"; "example.com/mall")',
      'func main() {',
      `client, err := mall.New("${mock.url}/api/")`,
      'if err != nil { log.Fatal(err) }',
      'customer := registration{"suyue2026", "moon2026", "13900000027"}',
      'read := func(string) string { return "k7mp" }',
      'receive := func() string { return "482913" }',
      'if err := register(context.Background(), client, customer, read, receive); err != nil { log.Fatal(err) }',
      '}',
    ];
    writeFileSync(join(target, 'main.go'), go.join('\n'));
    writeFileSync(join(target, 'main.ts'), typescript.join('\n'));
    writeFileSync(join(target, 'main.py'), python.join('\n'));
  });

  test.each([
    { language: 'TypeScript', command: [process.execPath, '--conditions=source', 'main.ts'] },
    { language: 'Python', command: ['python3', 'main.py'] },
    { language: 'Go', command: ['go', 'run', 'main.go', 'register.go'] },
  ])('sends the answer to one captcha with both requests in $language', async ({ command: [executable = '', ...args] }) => {
    mock.deleteCalls();
    await execute(executable, args, { cwd: target, env: pythonEnvironment });
    const calls = mock.calls().toReversed();
    expect(calls.map(({ api }) => api)).toEqual(['mall.Login.getCode', 'mall.User.secretKey', 'mall.Login.userRegister']);
    for (const { fields } of calls.slice(1)) expect(fields).toContainEqual(['imgCode', 'k7mp']);
  });
});
