import { describe, expect, it } from 'vitest';
import { type OrderState, orderStops } from './orderStops.ts';

const way = (state: OrderState, wasPaid = state !== 'unpaid', isPickUp = false) => orderStops({ state, wasPaid, isPickUp });

describe('orderStops', () => {
  it.each([
    ['unpaid', 'placed'],
    ['paid', 'paid'],
    ['shipped', 'shipped'],
    ['toReview', 'received'],
    ['received', 'received'],
    ['reviewed', 'received'],
    ['completed', 'completed'],
  ] as const)('an order that is %s has reached %s of the whole way', (state, current) => {
    expect(way(state)).toEqual({ stops: ['placed', 'paid', 'shipped', 'received', 'completed'], current });
  });
  it('ends where it was closed, paid or not', () => {
    expect(way('closed', false)).toEqual({ stops: ['placed', 'closed'], current: 'closed' });
    expect(way('closed', true)).toEqual({ stops: ['placed', 'paid', 'refunded'], current: 'refunded' });
    expect(way('invalid')).toEqual({ stops: ['placed', 'invalid'], current: 'invalid' });
  });
  it('ends with the return of what had arrived', () => {
    expect(way('returned').stops.slice(-2)).toEqual(['received', 'returned']);
  });
  it('is fetched rather than shipped where the shopper comes for it', () => {
    expect(way('shipped', true, true)).toEqual({
      stops: ['placed', 'paid', 'readyToCollect', 'received', 'completed'],
      current: 'readyToCollect',
    });
  });
});
