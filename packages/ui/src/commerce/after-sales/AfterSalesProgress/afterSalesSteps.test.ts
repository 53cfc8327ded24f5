import { describe, expect, it } from 'vitest';
import { afterSalesSteps } from './afterSalesSteps.ts';

describe('a refund has three steps', () => {
  it.each([
    ['underReview', ['applied', 'auditing', 'refunded'], 1, false],
    ['refunded', ['applied', 'approved', 'refunded'], 2, false],
    ['refused', ['applied', 'refused', 'refunded'], 1, true],
  ] as const)('%s', (state, steps, current, isRefused) => {
    expect(afterSalesSteps('refund', state)).toEqual({ steps, current, isRefused });
  });
});

describe('a return has five steps', () => {
  it.each([
    ['underReview', ['applied', 'auditing', 'sendBack', 'checking', 'refunded'], 1, false],
    ['awaitingReturn', ['applied', 'approved', 'sendBack', 'checking', 'refunded'], 2, false],
    ['sentBack', ['applied', 'approved', 'sentBack', 'checking', 'refunded'], 3, false],
    ['refunded', ['applied', 'approved', 'sentBack', 'checked', 'refunded'], 4, false],
    ['refused', ['applied', 'refused', 'sendBack', 'checking', 'refunded'], 1, true],
    ['refusedAfterReturn', ['applied', 'approved', 'sentBack', 'refusedAndReturned', 'refunded'], 3, true],
  ] as const)('%s', (state, steps, current, isRefused) => {
    expect(afterSalesSteps('return', state)).toEqual({ steps, current, isRefused });
  });
});

describe('an exchange has six steps', () => {
  it.each([
    ['underReview', ['applied', 'auditing', 'sendBack', 'replacing', 'confirm', 'exchanged'], 1, false],
    ['awaitingReturn', ['applied', 'approved', 'sendBack', 'replacing', 'confirm', 'exchanged'], 2, false],
    ['sentBack', ['applied', 'approved', 'sentBack', 'replacing', 'confirm', 'exchanged'], 3, false],
    ['replacementSent', ['applied', 'approved', 'sentBack', 'replaced', 'confirm', 'exchanged'], 4, false],
    ['exchanged', ['applied', 'approved', 'sentBack', 'replaced', 'confirmed', 'exchanged'], 5, false],
    ['refused', ['applied', 'refused', 'sendBack', 'replacing', 'confirm', 'exchanged'], 1, true],
    ['refusedAfterReturn', ['applied', 'approved', 'sentBack', 'refusedAndReturned', 'confirm', 'exchanged'], 3, true],
  ] as const)('%s', (state, steps, current, isRefused) => {
    expect(afterSalesSteps('exchange', state)).toEqual({ steps, current, isRefused });
  });
});
