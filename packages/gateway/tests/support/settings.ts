import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '../../src/settings.ts';

/** When every test begins: a Saturday noon in China. */
export const testStart = new Date('2026-11-21T04:00:00Z');

export const internalKey = 'internal-key-for-tests-only-000000';
export const secret = 'secret-for-tests-only-0000000000000';
export const captchaAnswer = 'open sesame';

/** The demo profile on a data folder of its own. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  const environment = {
    MALL_DATA_DIR: mkdtempSync(join(tmpdir(), 'mall-test-')),
    MALL_INTERNAL_KEY: internalKey,
    MALL_SECRET: secret,
    MALL_CAPTCHA_ANSWER: captchaAnswer,
    // Tests begin with a demo customer who has bought nothing.
    MALL_DEMO_HISTORY: '0',
  };
  return { ...readSettings(environment), ...changes };
}
