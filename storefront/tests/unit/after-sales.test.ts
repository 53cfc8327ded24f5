import { describe, expect, it } from 'vitest';
import { isRefused, isWaiting, stateKey } from '#app/features/after-sales/after-sale.ts';
import { readAfterSaleQuery, readLineIds, writeAfterSaleQuery } from '#app/features/after-sales/after-sale-query.ts';
import { kindNumbers, kindOf, stateOf } from '#app/features/after-sales/api/map-after-sales.ts';

describe('stateOf', () => {
  it.each([
    [0, 'underReview'],
    [1, 'awaitingReturn'],
    [2, 'refused'],
    [3, 'sentBack'],
    [4, 'refunded'],
    [5, 'refusedAfterReturn'],
    [8, 'refused'],
    [9, 'refunded'],
    [10, 'refused'],
    [11, 'replacementSent'],
    [12, 'exchanged'],
    [13, 'refunded'],
    [14, 'refused'],
    [15, 'refunded'],
    [16, 'refunded'],
    [100, undefined],
  ])('maps the wire state %i to %s', (number, state) => {
    expect(stateOf(number)).toBe(state);
  });
});

it.each(['refund', 'return', 'exchange'] as const)('maps the kind %s to its wire number and back', (kind) => {
  expect(kindOf(kindNumbers[kind])).toBe(kind);
});

describe('stateKey', () => {
  it('names a review and a refusal by the kind of request', () => {
    expect(stateKey({ kind: 'exchange', state: 'underReview' })).toBe('underReview.exchange');
    expect(stateKey({ kind: 'refund', state: 'refused' })).toBe('refused.refund');
  });
  it('returns the same key of every other state for all kinds', () => {
    expect(stateKey({ kind: 'return', state: 'sentBack' })).toBe('sentBack');
  });
});

it('isWaiting is true while the customer must return products or confirm a replacement', () => {
  expect(
    (['underReview', 'awaitingReturn', 'sentBack', 'replacementSent', 'refunded'] as const).filter((state) => isWaiting({ state })),
  ).toEqual(['awaitingReturn', 'replacementSent']);
});

it('isRefused is true for both refusals', () => {
  expect((['refused', 'refusedAfterReturn', 'refunded'] as const).filter((state) => isRefused({ state }))).toEqual([
    'refused',
    'refusedAfterReturn',
  ]);
});

describe('the query of the after-sales list', () => {
  it.each([
    ['', { words: '', page: 1 }],
    ['r_sNo=GM20261121140500000042', { words: 'GM20261121140500000042', page: 1 }],
    ['words=%20milk%20&page=3', { words: 'milk', page: 3 }],
    ['words=milk&r_sNo=GM1', { words: 'milk', page: 1 }],
    ['words=&r_sNo=GM1', { words: '', page: 1 }],
    ['page=-2', { words: '', page: 1 }],
  ])('reads %j', (query, found) => {
    expect(readAfterSaleQuery(new URLSearchParams(query))).toEqual(found);
  });
  it('omits defaults when it is written', () => {
    expect(writeAfterSaleQuery({ words: '', page: 1 })).toEqual({ words: undefined, page: undefined });
    expect(writeAfterSaleQuery({ words: 'milk', page: 2 })).toEqual({ words: 'milk', page: 2 });
  });
});

describe('readLineIds', () => {
  it.each([
    ['77', [77]],
    ['77,78,77', [77, 78]],
    ['77,78,', [77, 78]],
    ['2147483648', undefined],
    ['0', undefined],
    ['77;78', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %j', (value, ids) => {
    expect(readLineIds(value)).toEqual(ids);
  });
  it('refuses more lines than the gateway accepts', () => {
    expect(readLineIds(Array.from({ length: 201 }, (_, index) => index + 1).join())).toBeUndefined();
  });
});
