import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject, test } from 'vitest';
import { makeDatabase } from '../support/processes/databases.ts';
import { type Environment, processEnvironment, runGateway } from '../support/processes/process.ts';
import { expectRefusal } from '../support/refusal.ts';
import { databaseUrl } from '../support/snapshot.ts';

const postgres = inject('postgres');
const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mall-process-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('a gateway that cannot start states the reason in one sentence', () => {
  const below = (file: string) => {
    writeFileSync(file, 'a file');
    return join(file, 'mall');
  };
  const cases: [string, Environment, RegExp][] = [
    ['a folder that cannot be written', { MALL_DATA_DIR: below(join(newFolder(), 'file')) }, /cannot be written/],
    ['a database where nobody listens', { DATABASE_URL: 'postgres://127.0.0.1:1/mall' }, /DATABASE_URL cannot be reached/],
    ['a database on a machine that does not exist', { DATABASE_URL: 'postgres://mall.invalid/mall' }, /DATABASE_URL cannot be reached/],
    ['a database address that is none', { DATABASE_URL: 'postgres://mall:secret@:x/mall' }, /DATABASE_URL is no address/],
    ['a wrong port', { GATEWAY_PORT: 'http' }, /GATEWAY_PORT/],
    ['a wrong profile', { MALL_PROFILE: 'staging' }, /MALL_PROFILE/],
    ['a wrong log level', { MALL_LOG_LEVEL: 'loud' }, /MALL_LOG_LEVEL/],
    ['production with a demo door open', { MALL_PROFILE: 'production' }, /MALL_CAPTCHA_ANSWER/],
  ];

  // None of these cases reaches a database, so they run only with the embedded one.
  test.each(postgres ? [] : cases)('%s', async (_name, changes, sentence) => {
    expectRefusal(await runGateway({ ...processEnvironment(newFolder()), ...changes }), sentence);
  });

  if (postgres) {
    const strange = databaseUrl(postgres.url, 'there_is_no_such_mall');
    const stranger = Object.assign(new URL(postgres.url), { username: 'there_is_no_such_user' }).href;
    test.each([
      ['a database that does not exist', strange, /no database of the name/],
      ['a user the database does not know', stranger, /refuses this user/],
    ])('%s', async (_name, url, sentence) => {
      expectRefusal(await runGateway(processEnvironment(newFolder(), url)), sentence);
    });

    test('an address that does not belong to this machine', async () => {
      const database = await makeDatabase('empty');
      try {
        const refused = await runGateway({
          ...processEnvironment(newFolder(), database?.url),
          MALL_CAPTCHA_ANSWER: undefined,
          HOST: '203.0.113.1',
        });
        expectRefusal({ ...refused, stderr: refused.stderr.replace('Seeded the demo mall.\n', '') }, /cannot listen at 203\.0\.113\.1/);
      } finally {
        await database?.drop();
      }
    });
  }
});
