import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations } from '@mall/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';
import { json, startTarget } from '../support/target.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The number of examples that are not sent: they would change the customer's credentials or records, or an unknown password. */
const skippedOperations = 9;

let mock: Mock;
let folder: string;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'mall-verify-all-'));
});
afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true });
});

async function verifyAll(...args: string[]) {
  const child = spawn(process.execPath, ['--conditions=source', main, 'verify', '--all', ...args]);
  let output = '';
  let errors = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (errors += part));
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

describe('mall-mock verify --all', () => {
  it('calls all operations of the mock except the skipped ones, and writes both reports', async () => {
    const [junit, list] = [join(folder, 'all.xml'), join(folder, 'all.json')];
    const account = ['--account', 'shopper01', '--password', 'mall2026', '--captcha', 'k7mp', '--payment-password', '246810'];
    const commands = ['--code-command', 'echo the code 482913', '--operator-command', 'true', '--value', 'newPhone=13911110001'];
    const { code, output, errors } = await verifyAll(
      ...['--target', `${mock.url}/api/`, ...account, ...commands, '--junit', junit, '--json', list],
    );
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain(`${operations.size - 5} of ${operations.size} operations answered with success, 0 refused, 5 not called.\n`);
    expect(JSON.parse(await readFile(list, 'utf8')).reach).toHaveLength(operations.size);
    expect(await readFile(junit, 'utf8')).toMatch(/^<\?xml /);
  });

  it('exits with code 2 and one sentence when the gateway refuses the sign-in', async () => {
    const target = await startTarget();
    target.respondWith(json({ code: '51127', message: 'Wrong.', data: null }));
    const { code, output, errors } = await verifyAll('--target', target.url, '--account', 'shopper01', '--password', 'x', '--captcha', 'y');
    await target.close();
    expect([code, output, errors]).toEqual([2, '', 'sign-in refused 51127 (The verification code is wrong): check --captcha\n']);
  });

  it('exits with code 1 when fewer operations than --at-least succeed, and reports the reason of each as skipped', async () => {
    const target = await startTarget();
    target.respondWith(json({ code: '50010', message: 'Wrong.', data: { errors: [] } }));
    const junit = join(folder, 'skipped.xml');
    const { code } = await verifyAll('--target', target.url, '--at-least', '1', '--junit', junit);
    await target.close();
    expect(code).toBe(1);
    const xml = await readFile(junit, 'utf8');
    expect(xml).toContain('name="mall.User.aboutUs"><skipped message="expected code 200, received 50010"/>');
    expect(xml).toContain(
      'name="mall.Order.index"><skipped message="needs an account: --account, --password and --captcha, or --session"/>',
    );
  });

  it('reports the missing prerequisite of each operation when a gateway refuses all calls', async () => {
    const target = await startTarget();
    target.respondWith(json({ code: '50010', message: 'Wrong.', data: { errors: [] } }));
    const { code, output } = await verifyAll('--target', target.url, '--at-least', '0');
    await target.close();
    expect(code).toBe(0);
    expect(output).toContain(
      `0 of ${operations.size} operations answered with success, ${operations.size - skippedOperations} refused, ${skippedOperations} not called.\n`,
    );
    expect(output).toContain('  mall.Order.index  refused 50010: needs an account: --account, --password and --captcha, or --session\n');
    expect(output).toContain('  mall.User.aboutUs  refused 50010: expected code 200, received 50010\n');
  });

  it.each([
    ['without a target', [], /^--target must name the gateway/],
    ['without an account', ['--target', 'http://127.0.0.1:1/api/'], /^Without an account most operations are refused: set --account/],
    [
      'with an unknown option',
      ['--captch', 'x'],
      /^Unknown option '--captch'\. Did you mean --captcha\? See mall-mock verify --all --help\.$/,
    ],
    [
      'with a report that cannot be written',
      ['--target', 'http://127.0.0.1:1/api/', '--at-least', '0', '--json', '/dev/null/x'],
      /^\/dev\/null\/x cannot be written: a part of its path is not a folder\.$/,
    ],
    ['with an unknown value', ['--target', 'http://127.0.0.1:1/', '--value', 'newPhon=1'], /^--value must be NAME=TEXT.*newPhone\?$/],
    ['with an invalid target', ['--target', 'nonsense', '--at-least', '0'], /^--target must be an http or https address/],
    ['with an unreachable gateway', ['--target', 'http://127.0.0.1:1/api/', '--at-least', '0'], /^The gateway at \S+ cannot be reached/],
  ])('exits with code 2 and one sentence %s', async (_, args, message) => {
    const { code, errors } = await verifyAll(...args);
    expect([code, errors.trimEnd()]).toEqual([2, expect.stringMatching(message)]);
  });

  it('exits with code 2 when --code-command prints no code', async () => {
    const { code, errors } = await verifyAll(
      '--target',
      `${mock.url}/api/`,
      '--code-command',
      'echo none',
      '--at-least',
      '0',
      '--value',
      'newPhone=13911110001',
    );
    expect([code, errors.trimEnd()]).toEqual([2, '--code-command must print the code that was sent last.']);
  });
});
