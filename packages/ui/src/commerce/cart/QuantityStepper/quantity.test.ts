import { expect, it } from 'vitest';
import { clampQuantity } from './quantity.ts';

it.each([
  [3, 1, 9, 3],
  [0, 1, 9, 1],
  [12, 1, 9, 9],
  [2.9, 1, 9, 2],
  [Number.NaN, 1, 9, 1],
  [5, 1, 0, 1],
])('clampQuantity clamps %d between %d and %d to %d', (wanted, min, max, got) => {
  expect(clampQuantity(wanted, min, max)).toBe(got);
});
