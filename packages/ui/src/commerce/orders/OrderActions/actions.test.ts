import { describe, expect, it } from 'vitest';
import { orderActions } from './actions.ts';

describe('orderActions', () => {
  it.each([
    ['unpaid', ['pay']],
    ['paid', ['remind']],
    ['shipped', ['confirm', 'logistics']],
    ['toReview', ['evaluate', 'logistics']],
    ['received', ['logistics']],
    ['reviewed', ['addEvaluation']],
    ['returned', []],
    ['invalid', []],
    ['closed', []],
    ['completed', []],
  ] as const)('returns the actions of an order in state %s', (state, actions) => {
    expect(orderActions({ state })).toEqual(actions);
  });
  it('offers a review of a received order until nothing more can be added', () => {
    expect(orderActions({ state: 'received', review: 'open' })).toEqual(['evaluate', 'logistics']);
    expect(orderActions({ state: 'received', review: 'append' })).toEqual(['addEvaluation', 'logistics']);
    expect(orderActions({ state: 'completed', review: 'open' })).toEqual([]);
  });
  it('omits confirm while a line is in after-sales', () => {
    expect(orderActions({ state: 'shipped', isInAfterSales: true })).toEqual(['logistics']);
  });
  it('omits logistics and confirm for a pickup order', () => {
    expect(orderActions({ state: 'shipped', isPickUp: true })).toEqual([]);
    expect(orderActions({ state: 'received', isPickUp: true, review: 'open' })).toEqual(['evaluate']);
  });
  it('offers logistics for a partially shipped order', () => {
    expect(orderActions({ state: 'paid', hasParcel: true })).toEqual(['remind', 'logistics']);
  });
});
