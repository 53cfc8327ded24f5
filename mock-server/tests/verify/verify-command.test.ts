import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations } from '@mall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../src/command/usage.ts';
import { verify as verifyCommand } from '../../src/verify/command.ts';
import { example, json, startTarget, type Target } from '../support/target.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

let target: Target;
let folder: string;
beforeAll(async () => {
  target = await startTarget();
  folder = await mkdtemp(join(tmpdir(), 'mall-verify-'));
});
afterAll(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => target.respondWith(refusal));

const refusal = json({ code: '305', message: 'Wrong.', data: null });

function start(...args: string[]) {
  const child = spawn(process.execPath, ['--conditions=source', main, ...args]);
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  let errors = '';
  child.stderr.on('data', (part) => (errors += part));
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => ({ code, output, errors })) };
}
const verify = (...args: string[]) => start('verify', '--target', target.url, '--port', '0', ...args);

const secrets = { password: 'hunter2-secret', access_id: 'token-secret', phone: '13912345678' };
const login = { api: 'mall.Login.login', type: '3', imgCode: 'k7mp', verificationCode: 'captcha-secret', ...secrets };
/** A test suite with one call; it prints the received code and exits with `exit`. */
const suite = (fields: Record<string, string>, exit = 0) => [
  process.execPath,
  '--input-type=module',
  '-e',
  `const response = await fetch(process.env.GATEWAY_URL, { method: 'POST', body: new URLSearchParams(${JSON.stringify(fields)}) });
   console.log('the suite received', JSON.parse(await response.text()).code);
   process.exitCode = ${exit};`,
];

describe('mall-mock verify', () => {
  it('runs a command against the proxy and exits with it, with reports on stdout and in files', async () => {
    const files = { junit: join(folder, 'deep/verify.xml'), json: join(folder, 'verify.json') };
    const { code, output, errors } = await verify('--junit', files.junit, '--json', files.json, '--', ...suite(login)).ended;
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('the suite received 305\n');
    expect(output).toContain(`Calls to ${target.url}, validated by the contract:`);
    expect(output).toContain('     1  mall.Login.login  305 × 1\n');
    expect(output).toContain(`1 of ${operations.size} operations called, 1 call, 0 violated the contract.`);
    expect(JSON.parse(await readFile(files.json, 'utf8'))).toMatchObject({ calls: 1, operations: [{ api: 'mall.Login.login' }] });
    expect(await readFile(files.junit, 'utf8')).toMatch(/^<\?xml /);
  });

  it('fails when a call violates the contract, and prints no secret', async () => {
    // The target returns the secrets in every part of a response that a report describes.
    target.respondWith(json({ code: '200', message: login, data: { access_id: [secrets.access_id], [secrets.password]: secrets } }));
    const [xml, list] = [join(folder, 'secrets.xml'), join(folder, 'secrets.json')];
    const invalidRequest = {
      ...login,
      type: secrets.phone,
      cpc: 'not-a-dial-code-but-secret',
      e_mail: 'someone-secret@mall.example'.repeat(9),
    };
    const { code, output } = await verify('--junit', xml, '--json', list, '--', ...suite(invalidRequest)).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/✗ request type: expected /);
    expect(output).toMatch(/✗ request e_mail: expected maxLength 100; received a text of \d+ characters/);
    expect(output).toContain('✗ response message: expected type string; received an object');
    const all = [output, await readFile(xml, 'utf8'), await readFile(list, 'utf8')].join('\n');
    for (const value of [...Object.values(secrets), 'secret@', 'not-a-dial-code', 'captcha-secret', 'k7mp'])
      expect(all).not.toContain(value);
  });

  it('counts calls in JSON at the address of an operation, and names requests that it did not validate', async () => {
    const headers = { 'content-type': 'application/json' };
    const script = `const send = (path, body) => fetch(process.env.GATEWAY_URL + path, { method: 'POST', headers: ${JSON.stringify(headers)}, body });
      await send('mall.Login.getCode', '{}');
      await send('v1/products', '{}');`;
    target.respondWith(json(example('mall.Login.getCode')));
    const { code, output } = await verify('--', process.execPath, '--input-type=module', '-e', script).ended;
    expect([code, output]).toEqual([0, expect.stringContaining('     1  mall.Login.getCode  200 × 1\n')]);
    expect(output).toContain(
      `1 other request forwarded unchecked: the addresses of calls are /api/ and /api/<operation>.\n1 of ${operations.size} operations called, 1 call, 0 violated the contract.`,
    );
  });

  it('lists the operations that were not called only with --list-uncalled', async () => {
    const { output } = await verify('--', ...suite(login)).ended;
    expect(output).not.toContain('Never called');
    const { output: withList } = await verify('--list-uncalled', '--', ...suite(login)).ended;
    expect(withList).toContain('Never called:\n');
    expect(withList).toContain('  cart: mall.Product.addCart');
  });

  it('prints a field that the request does not have as a notice, and fails for it with --strict-fields', async () => {
    target.respondWith(json(example('mall.Index.search')));
    const search = suite({ api: 'mall.Index.search', pge: '1' });
    const junit = join(folder, 'notices.xml');
    const { code, output } = await verify('--junit', junit, '--', ...search).ended;
    const notice = 'request pge: the request has no such field, so it is ignored. Did you mean page?';
    expect(code).toBe(0);
    expect(output).toContain(`     1  mall.Index.search  200 × 1\n        ! ${notice}\n`);
    expect(output).toContain('--strict-fields reports them as violations.');
    expect(await readFile(junit, 'utf8')).toContain(`<system-out>${notice}</system-out>`);
    const strict = await verify('--strict-fields', '--', ...search).ended;
    expect(strict.code).toBe(1);
    expect(strict.output).toContain('✗ request pge: expected a field of the request, such as page; received another field');
  });

  it('fails when the command fails', async () => {
    const { code, output } = await verify('--', ...suite(login, 3)).ended;
    expect(code).toBe(1);
    expect(output).toContain('0 violated the contract.');
  });

  it('fails when the command calls fewer operations than --at-least, by default one', async () => {
    const { code, errors } = await verify('--', process.execPath, '-e', '').ended;
    expect([code, errors]).toEqual([1, '0 operations called, expected at least 1: does the command call GATEWAY_URL?\n']);
    expect((await verify('--at-least', '0', '--', process.execPath, '-e', '').ended).code).toBe(0);
  });

  it('without a command runs until Ctrl-C', async () => {
    const { child, output, ended } = verify();
    await expect.poll(output, { timeout: 20_000 }).toContain('Ctrl-C');
    const url = /Calls to (\S+) are/.exec(output())?.[1] ?? '';
    await fetch(url, { method: 'POST', body: new URLSearchParams(login) });
    child.kill('SIGINT');
    const { code, output: all } = await ended;
    expect([code, all.includes('1 call, 0 violated the contract.')]).toEqual([0, true]);
  });

  it('forwards SIGTERM to its command', async () => {
    const { child, output, ended } = verify('--', process.execPath, '-e', 'console.log("suite"); setInterval(() => {}, 1000)');
    await expect.poll(output, { timeout: 20_000 }).toContain('suite');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(1);
  });
});

describe('invalid usage is reported in one sentence:', () => {
  const unreachableTarget = ['--target', 'http://127.0.0.1:1/api/'];
  it.each<[string, string[], RegExp]>([
    ['no target', [], /^--target must name the gateway/],
    ['an unknown option', ['--targt', 'x'], /^Unknown option '--targt'\. Did you mean --target\? See mall-mock verify --help\.$/],
    ['an option without its value', ['--target'], /^--target needs a value\. See mall-mock verify --help\.$/],
    ['a positional argument', ['http://127.0.0.1:1/'], /^Unexpected argument 'http:\S+'/],
    ['an invalid URL', ['--target', 'nonsense'], /^--target must be an http or https address such as \S+, not "nonsense"\.$/],
    ['an invalid port', [...unreachableTarget, '--port', '70000'], /^--port must be a whole number up to 65535, not "70000"\.$/],
    ['an invalid duration', [...unreachableTarget, '--slow', 'soon'], /^--slow must be a whole number/],
    [
      'options that exclude each other',
      [...unreachableTarget, '--strict-fields', '--responses-only'],
      /^Set either --responses-only or --strict-fields/,
    ],
    ['no command after --', [...unreachableTarget, '--'], /^A command must follow --\.$/],
    [
      'a report below a file',
      [...unreachableTarget, '--json', `${main}/x`],
      /main\.ts\/x cannot be written: a part of its path is not a folder\.$/,
    ],
    ['a folder in place of a report', [...unreachableTarget, '--junit', '.'], /^\. cannot be written: it is a folder\.$/],
    ['a misspelled --family', ['--fammily'], /^Unknown option '--fammily'\. Did you mean --family\?/],
    ['a misspelled --all', ['--al'], /^Unknown option '--al'\. Did you mean --all\?/],
    ['an option without similar ones', ['--zzzzzzzzzzzzzz'], /Known: .*--all, --family/],
    ['an unreachable gateway', unreachableTarget, /^The gateway at http:\S+ cannot be reached: .*ECONNREFUSED.*\.$/],
  ])('%s', async (_name, args, message) => {
    await expect(verifyCommand(args)).rejects.toThrow(UsageError);
    await expect(verifyCommand(args)).rejects.toThrow(message);
  });

  it('a port in use', async () => {
    const { port } = new URL(target.url);
    const message = `Port ${port} is in use: stop the program that uses it, or set --port to another port.`;
    await expect(verifyCommand(['--target', target.url, '--port', port])).rejects.toThrow(message);
  });
});

it('refuses a report that cannot be written before the command runs', async () => {
  const { code, output, errors } = await verify('--json', '/dev/null/x', '--', ...suite(login)).ended;
  expect({ code, output, errors }).toEqual({
    code: 2,
    output: '',
    errors: '/dev/null/x cannot be written: a part of its path is not a folder.\n',
  });
});

it('passes --all after -- to the command', async () => {
  const { errors } = await verify('--at-least', '0', '--', process.execPath, '-e', '', '--', '--all').ended;
  expect(errors).toBe('');
});

describe('exits with 2 and that sentence', () => {
  it.each<[string, () => ReturnType<typeof start>, RegExp]>([
    ['on an unknown option', () => verify('--slowly'), /^Unknown option '--slowly'\. .*$/],
    ['on an unknown command', () => start('verfy'), /^There is no command "verfy"\. Did you mean verify\? See mall-mock --help\.$/],
    ['when the program does not exist', () => verify('--', 'no-such-program'), /^no-such-program could not be started: .*$/],
  ])('%s', async (_name, run, message) => {
    const { code, errors } = await run().ended;
    expect([code, errors.trimEnd()]).toEqual([2, expect.stringMatching(message)]);
  });
});

it.each([
  [['--help'], 'mall-mock verify --target URL'],
  [['verify', '--help'], '--junit FILE'],
])('%s prints its help', async (args, line) => {
  const { code, output } = await start(...args).ended;
  expect(code).toBe(0);
  expect(output).toContain(line);
});
