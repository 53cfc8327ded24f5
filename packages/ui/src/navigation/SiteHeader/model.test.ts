// @spec 2.71 2.72 6.8 9.9

import { expect, it } from 'vitest';
import { cappedCount, showsItem } from './model.ts';

it.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('cappedCount prints %i as "%s"', (count, printed) => {
  expect(cappedCount(count)).toBe(printed);
});

it('showsItem returns true for every item without a list, and only for the listed items with one', () => {
  expect(showsItem(undefined, 4)).toBe(true);
  expect(showsItem([1, 2], 2)).toBe(true);
  expect(showsItem([1, 2], 4)).toBe(false);
  expect(showsItem([], 1)).toBe(false);
});
