import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@mall/locales';
import { describe, expect, it } from 'vitest';
import { createI18n } from '#app/i18n/create-i18n.ts';

const locales = join(import.meta.dirname, '../../../locales');

const linesOf = (language: string) =>
  globSync(`${language}/*.json`, { cwd: locales }).flatMap((file) => readFileSync(join(locales, file), 'utf8').split('\n'));

describe('texts with the name of a shop', () => {
  it.each([
    ['zh', /“\{\{shop\}\}”/],
    ['tn', /「\{\{shop\}\}」/],
  ] as const)('have it in quotation marks in %s, where Chinese has no spaces around a Latin name', (language, quoted) => {
    const lines = linesOf(language).filter((line) => line.includes('{{shop}}'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !quoted.test(line))).toEqual([]);
  });
});

describe('the options of the coupon select', () => {
  it.each(languages.map(({ code }) => code))('begin with the amount in %s, which a narrow select does not cut', async (code) => {
    const i18n = await createI18n(code, ['checkout'], (error) => {
      throw error;
    });
    expect(i18n.getFixedT(null, 'checkout')('coupons.option', { name: 'Free delivery', amount: '¥12.00' })).toMatch(/^−¥12\.00 /);
  });
});
