// @spec 1.14 3.24

import { describe, expect, it } from 'vitest';
import { createUiI18n } from '../i18n/createUiI18n.ts';
import type { UiTexts } from '../i18n/textKeys.ts';
import { uiText as en } from './en.ts';
import { uiText as ko } from './ko.ts';
import { uiText as tn } from './tn.ts';
import { uiText as zh } from './zh.ts';

function leaves(texts: UiTexts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
}
/** Returns the keys with plural forms merged: Chinese and Korean have only `other`. */
const stemsOf = (texts: ReadonlyMap<string, string>) =>
  [...new Set([...texts.keys()].map((key) => key.replace(/_(one|other)$/, '')))].sort();
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
/** Texts with a different placeholder per language: English states the discount, Chinese the share that remains to be paid. */
const oneHoleOf: Readonly<Record<string, readonly string[]>> = { 'coupon.shareOff': ['percent', 'tenths'] };
const english = new Map(leaves(en));

describe.each([
  ['zh', zh],
  ['tn', tn],
  ['ko', ko],
] as const)('texts, %s', (code, texts) => {
  const own = new Map(leaves(texts));
  it('has the same keys as English', () => {
    expect(stemsOf(own)).toEqual(stemsOf(english));
  });
  it('has the same placeholders as English', () => {
    for (const [key, text] of [...english].filter(([name]) => !name.endsWith('_one'))) {
      const filled = holes(own.get(key) ?? '');
      const either = oneHoleOf[key]?.find((hole) => filled.includes(hole));
      expect(filled, key).toEqual(either === undefined ? holes(text) : [either]);
    }
  });
  it('is written in its own script', () => {
    const untranslated = [...own].filter(([, text]) => !/[\p{Script=Han}\p{Script=Hangul}]/u.test(text));
    expect(untranslated).toEqual([]);
  });
  it('has the plural forms of the language’s tag', () => {
    expect(createUiI18n(code, texts).t('sku.left', { count: 1 })).toContain('1');
  });
});
