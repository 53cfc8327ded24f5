import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../lib/services/free-port.ts';
import { newFolder, newMallSettings, npmRun, type Settings } from './support/command.ts';
import { expectClosed, expectRefusal } from './support/mall.ts';

const production = {
  MALL_PROFILE: 'production',
  MALL_SECRET: 'a-secret-of-at-least-32-characters-1',
  MALL_INTERNAL_KEY: 'a-key-of-at-least-32-characters-00002',
};

describe('npm start reports an invalid setting in one sentence that names it, and writes nothing', () => {
  const cases: readonly [string, Settings, RegExp][] = [
    ['a port that is not a number', { PORT: 'abc' }, /^PORT /],
    ['an invalid public URL', { MALL_PUBLIC_URL: 'mall.example' }, /MALL_PUBLIC_URL/],
    ['production without a secret', { ...production, MALL_SECRET: '' }, /MALL_SECRET/],
  ];
  // The package of settings tests the message of each setting.
  const variants: readonly [string, Settings, RegExp][] = [
    ['port 0', { PORT: '0' }, /^PORT /],
    ['a gateway port above 65535', { GATEWAY_PORT: '65536' }, /^GATEWAY_PORT /],
    ['one port for both', { PORT: '4321', GATEWAY_PORT: '4321' }, /PORT and GATEWAY_PORT .* differ/],
    ['a host address of another machine', { HOST: '203.0.113.1' }, /203\.0\.113\.1.*HOST/],
    ['an unknown profile', { MALL_PROFILE: 'staging' }, /MALL_PROFILE/],
    ['an unknown language', { MALL_DEFAULT_LANGUAGE: 'xx' }, /MALL_DEFAULT_LANGUAGE/],
    ['an unknown time zone', { MALL_TIMEZONE: 'Mars/Olympus' }, /MALL_TIMEZONE/],
    ['a public URL with a path', { MALL_PUBLIC_URL: 'https://mall.example/shop' }, /MALL_PUBLIC_URL/],
    ['an invalid gateway URL', { GATEWAY_URL: 'localhost:4000' }, /GATEWAY_URL/],
    ['another kind of database', { DATABASE_URL: 'mysql://localhost/mall' }, /DATABASE_URL/],
    ['an invalid proxy', { MALL_TRUST_PROXY: 'perhaps' }, /MALL_TRUST_PROXY/],
    ['an invalid CORS origin', { MALL_CORS_ORIGINS: 'shop.example' }, /MALL_CORS_ORIGINS/],
    ['an unknown log level', { MALL_LOG_LEVEL: 'loud' }, /MALL_LOG_LEVEL/],
    ['a key that is too short', { MALL_INTERNAL_KEY: 'short' }, /MALL_INTERNAL_KEY/],
    ['a folder name that is too long', { MALL_DATA_DIR: `/tmp/${'deep/'.repeat(30)}` }, /MALL_DATA_DIR/],
    ['production without an internal key', { ...production, MALL_INTERNAL_KEY: '' }, /MALL_INTERNAL_KEY/],
    ['production with a fixed captcha answer', { ...production, MALL_CAPTCHA_ANSWER: 'sesame' }, /MALL_CAPTCHA_ANSWER/],
    ['production on http', { ...production, MALL_PUBLIC_URL: 'http://mall.example' }, /MALL_PUBLIC_URL/],
  ];

  async function expectRefused(settings: Settings, message: RegExp): Promise<void> {
    const folder = await newMallSettings();
    expectRefusal(await npmRun('start', { ...folder, ...settings }).ended, message);
    expect(readdirSync(folder.MALL_DATA_DIR)).toEqual([]);
  }

  test.each(cases)('%s', (_name, settings, message) => expectRefused(settings, message));
  test.each(variants)('%s', { tags: 'matrix' }, (_name, settings, message) => expectRefused(settings, message));

  test('an invalid port of the mock server', async () => {
    expectRefusal(await npmRun('start:mock', { ...(await newMallSettings()), MOCK_PORT: 'x' }).ended, /^MOCK_PORT /);
  });

  test('an invalid setting of npm run dev', async () => {
    const folder = await newMallSettings();
    expectRefusal(await npmRun('dev', { ...folder, MALL_TIMEZONE: 'Mars/Olympus' }).ended, /MALL_TIMEZONE/);
    expect(readdirSync(folder.MALL_DATA_DIR)).toEqual([]);
  });
});

describe('npm start refuses', () => {
  test('a folder that cannot be created, even by root', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, 'a file');
    expectRefusal(await npmRun('start', { ...(await newMallSettings()), MALL_DATA_DIR: join(file, 'mall') }).ended, /cannot be written/);
  });

  test.runIf(process.platform === 'linux')('a folder that is not writable, even for root', async () => {
    expectRefusal(await npmRun('start', { ...(await newMallSettings()), MALL_DATA_DIR: '/sys/mall' }).ended, /cannot be written/);
  });

  test('a database that does not respond, and leaves no process and no lock', async () => {
    const folder = await newMallSettings();
    const url = `postgres://mall:the-password@127.0.0.1:${await freePort()}/mall`;
    const refused = await npmRun('start', { ...folder, DATABASE_URL: url }).ended;
    expectRefusal(refused, /DATABASE_URL cannot be reached/);
    expect(refused.stderr).not.toContain('the-password');
    await expectClosed(folder);
  });
});
