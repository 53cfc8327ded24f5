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
  ] as const)('an order that is %s', (state, actions) => {
    expect(orderActions({ state })).toEqual(actions);
  });
  it('offers the review of what was received until nothing more can be said', () => {
    expect(orderActions({ state: 'received', review: 'open' })).toEqual(['evaluate', 'logistics']);
    expect(orderActions({ state: 'received', review: 'append' })).toEqual(['addEvaluation', 'logistics']);
    expect(orderActions({ state: 'completed', review: 'open' })).toEqual([]);
  });
  it('confirms nothing while a line is in after-sales', () => {
    expect(orderActions({ state: 'shipped', isInAfterSales: true })).toEqual(['logistics']);
  });
  it('has neither parcel nor receipt to confirm where the shopper comes for it', () => {
    expect(orderActions({ state: 'shipped', isPickUp: true })).toEqual([]);
    expect(orderActions({ state: 'received', isPickUp: true, review: 'open' })).toEqual(['evaluate']);
  });
  it('follows the parcel of an order that is shipped in part', () => {
    expect(orderActions({ state: 'paid', hasParcel: true })).toEqual(['remind', 'logistics']);
  });
});
