import { expect, it } from 'vitest';
import { visiblePages } from './pages.ts';

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 5, 6, 7, 8, 9]],
])('visiblePages returns the entries of page %i of %i', (current, count, shown) => {
  expect(visiblePages(current, count)).toEqual(shown);
});
