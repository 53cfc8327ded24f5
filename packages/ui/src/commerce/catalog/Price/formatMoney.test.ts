// @spec 9.18

import { describe, expect, it } from 'vitest';
import { centsOf, formatMoney, groupMoney, groupNumber, rangeOf } from './formatMoney.ts';

describe('money', () => {
  it.each([
    ['128.00', '¥128.00'],
    ['1280', '¥1,280.00'],
    ['1234567.5', '¥1,234,567.50'],
    ['0.00', '¥0.00'],
    ['-20.00', '−¥20.00'],
  ])('formats %s as %s', (amount, printed) => {
    expect(formatMoney(amount)).toBe(printed);
  });
  it('uses the yen sign U+00A5', () => {
    expect(formatMoney('1').codePointAt(0)).toBe(0xa5);
  });
  it('groups amounts for screen readers', () => {
    expect(groupMoney('1280.00')).toBe('1,280.00');
  });
  it('groups whole numbers in the same format', () => {
    expect([0, 999, 8621, -1234567].map(groupNumber)).toEqual(['0', '999', '8,621', '-1,234,567']);
  });
  it.each(['', 'abc', '1,280.00', 'NaN'])('refuses %j', (amount) => {
    expect(() => formatMoney(amount)).toThrow(RangeError);
  });
  it('centsOf returns whole cents', () => {
    expect(centsOf('1280.50')).toBe(128050);
    expect(centsOf('-0.05')).toBe(-5);
  });
  it('rangeOf splits a range into its two ends', () => {
    expect(rangeOf('98.00-218.00')).toEqual({ from: '98.00', to: '218.00' });
    expect(rangeOf('98.00')).toEqual({ from: '98.00', to: '98.00' });
  });
});
