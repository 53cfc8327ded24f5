import { describe, expect, it } from 'vitest';
import { byLetter, chosenOnly, countChosen, isReversed, ticked } from './filterValues.ts';

describe('filter values', () => {
  it('toggling a value twice adds and removes it in a multiple-choice group', () => {
    const one = ticked({ brand: ['1'] }, 'brand', '2', true);
    expect(one).toEqual({ brand: ['1', '2'] });
    expect(ticked(one, 'brand', '1', true)).toEqual({ brand: ['2'] });
    expect(ticked({ brand: ['2'] }, 'brand', '2', true)).toEqual({});
  });
  it('a single-choice group has one value, or none when the empty option is selected', () => {
    expect(ticked({ class: ['1'], brand: ['9'] }, 'class', '2', false)).toEqual({ class: ['2'], brand: ['9'] });
    expect(ticked({ class: ['1'], brand: ['9'] }, 'class', '', false)).toEqual({ brand: ['9'] });
  });
  it('omits fields without a value', () => {
    expect(chosenOnly({ min: [''], max: ['200'], class: [] })).toEqual({ max: ['200'] });
  });
  it('counts a price with two ends once', () => {
    expect(countChosen({ brand: ['1', '2'], min: ['100'], max: ['200'] })).toBe(3);
    expect(countChosen({ min: [''], amount: ['0-99'] })).toBe(1);
  });
  it.each([
    ['200', '100', true],
    ['1000', '999', true],
    ['100', '100', false],
    ['99', '100', false],
    ['200', '', false],
    ['', '100', false],
  ])('with lowest %j and highest %j, isReversed is %j', (min, max, reversed) => {
    expect(isReversed({ min: [min], max: [max] })).toBe(reversed);
  });
});

describe('byLetter', () => {
  const option = (initial: string, at: number) => ({ value: String(at), label: `${initial}${at}`, initial });
  it('sorts many options by letter and preserves their order within a letter', () => {
    const letters = byLetter([...'MBZBMAQRSTUVW'].map(option));
    expect(letters?.map(({ letter }) => letter).join('')).toBe('ABMQRSTUVWZ');
    expect(letters?.[1]?.options.map(({ value }) => value)).toEqual(['1', '3']);
  });
  it('returns undefined for few options, or when an option has no letter', () => {
    expect(byLetter([...'ABC'].map(option))).toBeUndefined();
    expect(byLetter([...'ABCDEFGHIJKLMN'].map(option).concat({ value: 'x', label: 'x', initial: '' }))).toBeUndefined();
  });
});
