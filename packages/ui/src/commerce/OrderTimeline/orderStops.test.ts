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
  ] as const)('an order in state %s has reached %s of all steps', (state, current) => {
    expect(way(state)).toEqual({ stops: ['placed', 'paid', 'shipped', 'received', 'completed'], current });
  });
  it('ends with the closed step, paid or not', () => {
    expect(way('closed', false)).toEqual({ stops: ['placed', 'closed'], current: 'closed' });
    expect(way('closed', true)).toEqual({ stops: ['placed', 'paid', 'refunded'], current: 'refunded' });
    expect(way('invalid')).toEqual({ stops: ['placed', 'invalid'], current: 'invalid' });
  });
  it('ends with the return of a delivered order', () => {
    expect(way('returned').stops.slice(-2)).toEqual(['received', 'returned']);
  });
  it('has pickup instead of shipping for a pickup order', () => {
    expect(way('shipped', true, true)).toEqual({
      stops: ['placed', 'paid', 'readyToCollect', 'received', 'completed'],
      current: 'readyToCollect',
    });
  });
});
