import { describe, expect, it } from 'vitest';
import { type OrderState, orderStops } from './orderStops.ts';

const stopsOf = (state: OrderState, wasPaid = state !== 'unpaid', isPickUp = false) => orderStops({ state, wasPaid, isPickUp });

describe('orderStops', () => {
  it.each([
    ['unpaid', 'placed'],
    ['paid', 'paid'],
    ['shipped', 'shipped'],
    ['toReview', 'received'],
    ['received', 'received'],
    ['reviewed', 'received'],
    ['completed', 'completed'],
  ] as const)('returns all steps for the state %s, with the current step %s', (state, current) => {
    expect(stopsOf(state)).toEqual({ stops: ['placed', 'paid', 'shipped', 'received', 'completed'], current });
  });
  it('ends with the closed, refunded or invalid step for an order that ended early', () => {
    expect(stopsOf('closed', false)).toEqual({ stops: ['placed', 'closed'], current: 'closed' });
    expect(stopsOf('closed', true)).toEqual({ stops: ['placed', 'paid', 'refunded'], current: 'refunded' });
    expect(stopsOf('invalid')).toEqual({ stops: ['placed', 'invalid'], current: 'invalid' });
  });
  it('ends with the return step for a returned order', () => {
    expect(stopsOf('returned').stops.slice(-2)).toEqual(['received', 'returned']);
  });
  it('contains the pickup step instead of shipping for a pickup order', () => {
    expect(stopsOf('shipped', true, true)).toEqual({
      stops: ['placed', 'paid', 'readyToCollect', 'received', 'completed'],
      current: 'readyToCollect',
    });
  });
});
