import { expect, it } from 'vitest';
import { readOrderQuery, writeOrderQuery } from '#app/features/orders/order-query.ts';
import { withQuery } from '#app/paths.ts';

const read = (query: string) => readOrderQuery(new URLSearchParams(query));

it.each([
  ['', { tab: 'all', words: '', page: 1 }],
  ['type=1&page=2', { tab: 'unpaid', words: '', page: 2 }],
  ['type=4', { tab: 'toReview', words: '', page: 1 }],
  ['words=%20cream%20', { tab: 'all', words: 'cream', page: 1 }],
  ['type=9&page=-1', { tab: 'all', words: '', page: 1 }],
  ['type=constructor&page=1.5', { tab: 'all', words: '', page: 1 }],
])('reads %s', (query, found) => {
  expect(read(query)).toEqual(found);
});

it('omits default values', () => {
  expect(withQuery('/my/my/myOrder', writeOrderQuery({ tab: 'all', words: '', page: 1 }))).toBe('/my/my/myOrder');
  expect(withQuery('/my/my/myOrder', writeOrderQuery({ tab: 'toShip', page: 3 }))).toBe('/my/my/myOrder?type=2&page=3');
});
