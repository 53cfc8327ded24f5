import { languages } from '@mall/locales';
import { describe, expect, it } from 'vitest';
import { createI18n } from '#app/i18n/create-i18n.ts';
import { createDateTimeFormat } from '#app/shared/format/date-time.ts';

async function formatOf(code: (typeof languages)[number]['code'], timeZone = 'Asia/Shanghai') {
  const language = languages.find((one) => one.code === code);
  const i18n = await createI18n(code, [], (error) => {
    throw error;
  });
  return createDateTimeFormat(language?.tag ?? '', timeZone, i18n.getFixedT(null, 'common'));
}

describe('createDateTimeFormat', () => {
  it.each([
    ['en', 'Nov 22, 2026, 00:05'],
    ['zh', '2026年11月22日 00:05'],
    ['tn', '2026年11月22日 00:05'],
    ['ko', '2026년 11월 22일 00:05'],
  ] as const)('formats in the mall’s time zone and in %s', async (code, text) => {
    expect((await formatOf(code)).dateTime('2026-11-21T16:05:00Z')).toBe(text);
  });

  it('formats days', async () => {
    expect((await formatOf('en')).day('2026-11-21T15:59:00Z')).toBe('Nov 21, 2026');
  });

  it('supports another time zone', async () => {
    expect((await formatOf('en', 'America/New_York')).dateTime('2026-11-21T16:05:00Z')).toBe('Nov 21, 2026, 11:05');
  });
});
