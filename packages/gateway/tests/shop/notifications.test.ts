import { languages } from '@mall/locales';
import en from '@mall/locales/en/notifications.json' with { type: 'json' };
import ko from '@mall/locales/ko/notifications.json' with { type: 'json' };
import tn from '@mall/locales/tn/notifications.json' with { type: 'json' };
import zh from '@mall/locales/zh/notifications.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { renderNotification } from '../../src/domains/messages/notification-texts.ts';

type Catalog = Readonly<Record<string, Readonly<Record<string, string>>>>;
const catalogs: Readonly<Record<string, Catalog>> = { en, zh, tn, ko };

const placeholdersOf = (catalog: Catalog) =>
  Object.fromEntries(
    Object.entries(catalog).map(([key, texts]) => [
      key,
      Object.fromEntries(
        Object.entries(texts).map(([part, text]) => [part, [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()]),
      ),
    ]),
  );

describe('notification texts', () => {
  test.each(languages.map(({ code }) => code))('have the same keys and placeholders in %s as in English', (code) => {
    expect(placeholdersOf(catalogs[code] ?? {})).toEqual(placeholdersOf(en));
  });

  test('insert the same value in every language, or the value of each language', () => {
    const plan = { en: '1 month', zh: '1 个月', tn: '1 個月', ko: '1개월' };
    const { text } = renderNotification({ key: 'membershipOpened', values: { plan, until: '2026-12-31' } });
    expect(text.en).toBe('Your membership of 1 month is paid and valid until 2026-12-31.');
    expect(text.ko).toContain('1개월');
    expect(text.zh).toContain('2026-12-31');
  });

  test('are refused when a placeholder has no value', () => {
    expect(() => renderNotification({ key: 'orderCancelled' })).toThrow('needs a value for "number"');
  });
});
