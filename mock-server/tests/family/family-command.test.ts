import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journeys } from '../../src/family/index.ts';
import { startMock } from '../../src/index.ts';
import { json, startTarget, type Target } from '../support/target.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const entries = journeys.flatMap((journey) => journey.entries).length;

let target: Target;
let folder: string;
beforeAll(async () => {
  target = await startTarget();
  target.respondWith(json({ code: '200', message: '', data: { access_id: 'secret-session' } }));
  folder = await mkdtemp(join(tmpdir(), 'mall-family-'));
});
afterAll(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});

async function verify(...args: string[]) {
  const child = spawn(process.execPath, ['--conditions=source', main, 'verify', '--family', ...args], {
    env: { ...process.env, MALL_FAMILY_PASSWORD: 'secret-password' },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (errors += part));
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

describe('mall-mock verify --family', () => {
  it('prints each entry with its reason, writes both reports, exits with code 1 and prints no secret', async () => {
    const [junit, list] = [join(folder, 'deep/family.xml'), join(folder, 'family.json')];
    const { code, output, errors } = await verify('--target', target.url, '--account', 'shopper01', '--junit', junit, '--json', list);
    expect([code, errors]).toEqual([1, '']);
    expect(output).toContain(`Entries of a client of the product family at ${target.url}:`);
    expect(output).toMatch(/✗ mall\.Index\.index: loads header and footer\n {6}data\.login_status: expected flag, received nothing\n/);
    expect(output).toMatch(/✓ mall\.Index\.oneClickClear/);
    expect(output).toMatch(/- mall\.Login\.userRegister: registers an account\n {6}not run: needs the verification code/);
    expect(output).toContain(`${entries} entries of `);
    const written = [await readFile(junit, 'utf8'), await readFile(list, 'utf8')];
    expect(JSON.parse(written[1] ?? '')).toMatchObject({ target: target.url, results: expect.any(Array) });
    expect([output, ...written].join('\n')).not.toMatch(/secret-/);
  });

  it('with --examples passes against the mock without an account', async () => {
    const mock = await startMock();
    const { code, output } = await verify('--target', `${mock.url}/api/`, '--examples');
    await mock.close();
    expect([code, output]).toEqual([0, expect.stringContaining('0 failed, 0 not run')]);
  });

  it.each<[string, string[], RegExp]>([
    ['without a target', [], /^--target must name the gateway/],
    [
      'with an unknown option',
      ['--targt', 'x'],
      /^Unknown option '--targt'\. Did you mean --target\? See mall-mock verify --family --help\.$/,
    ],
    [
      'with a report that cannot be written',
      ['--target', 'http://127.0.0.1:1/api/', '--junit', '/dev/null/x'],
      /^\/dev\/null\/x cannot be written: a part of its path is not a folder\.$/,
    ],
    [
      'with an unreachable gateway',
      ['--target', 'http://127.0.0.1:1/api/'],
      /^The gateway at http:\S+ cannot be reached: .*ECONNREFUSED.*\.$/,
    ],
  ])('exits with code 2 and one sentence %s', async (_case, args, message) => {
    const { code, errors } = await verify(...args);
    expect([code, errors.trimEnd()]).toEqual([2, expect.stringMatching(message)]);
  });

  it('prints its help', async () => {
    expect(await verify('--help')).toMatchObject({ code: 0, output: expect.stringContaining('--payment-password DIGITS') });
  });
});
