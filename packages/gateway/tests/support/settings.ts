import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '../../src/settings.ts';

/** The start time of every test: a Saturday noon in China. */
export const testStart = new Date('2026-11-21T04:00:00Z');

export const internalKey = 'internal-key-for-tests-only-000000';
export const secret = 'secret-for-tests-only-0000000000000';
export const captchaAnswer = 'open sesame';

/** Returns the settings of the demo profile with a separate data folder. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  const environment = {
    MALL_DATA_DIR: mkdtempSync(join(tmpdir(), 'mall-test-')),
    MALL_INTERNAL_KEY: internalKey,
    MALL_SECRET: secret,
    MALL_CAPTCHA_ANSWER: captchaAnswer,
    // Tests start with a demo customer without purchases.
    MALL_DEMO_HISTORY: '0',
  };
  return { ...readSettings(environment), ...changes };
}
