import { describe, expect, it } from 'vitest';
import { byLetter, chosenOnly, countChosen, isReversed, ticked } from './filterValues.ts';

describe('what is chosen in a filter', () => {
  it('gains and loses a value by the same tick, where several may be chosen', () => {
    const one = ticked({ brand: ['1'] }, 'brand', '2', true);
    expect(one).toEqual({ brand: ['1', '2'] });
    expect(ticked(one, 'brand', '1', true)).toEqual({ brand: ['2'] });
    expect(ticked({ brand: ['2'] }, 'brand', '2', true)).toEqual({});
  });
  it('holds one value where one is chosen, and none when it is not to matter', () => {
    expect(ticked({ class: ['1'], brand: ['9'] }, 'class', '2', false)).toEqual({ class: ['2'], brand: ['9'] });
    expect(ticked({ class: ['1'], brand: ['9'] }, 'class', '', false)).toEqual({ brand: ['9'] });
  });
  it('passes over what is empty', () => {
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
  ])('between %j and %j the ends are reversed: %j', (min, max, reversed) => {
    expect(isReversed({ min: [min], max: [max] })).toBe(reversed);
  });
});

describe('letters', () => {
  const option = (initial: string, at: number) => ({ value: String(at), label: `${initial}${at}`, initial });
  it('order many options, keeping their order within a letter', () => {
    const letters = byLetter([...'MBZBMAQRSTUVW'].map(option));
    expect(letters?.map(({ letter }) => letter).join('')).toBe('ABMQRSTUVWZ');
    expect(letters?.[1]?.options.map(({ value }) => value)).toEqual(['1', '3']);
  });
  it('are not needed for a few, nor possible when one is missing', () => {
    expect(byLetter([...'ABC'].map(option))).toBeUndefined();
    expect(byLetter([...'ABCDEFGHIJKLMN'].map(option).concat({ value: 'x', label: 'x', initial: '' }))).toBeUndefined();
  });
});
