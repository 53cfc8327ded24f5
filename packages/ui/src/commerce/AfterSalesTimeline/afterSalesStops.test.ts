import { describe, expect, it } from 'vitest';
import { afterSalesStops } from './afterSalesStops.ts';

describe('a refund', () => {
  it.each([
    ['underReview', ['applied', 'auditing', 'refunded'], 'auditing'],
    ['refunded', ['applied', 'approved', 'refunded'], 'refunded'],
    ['refused', ['applied', 'refused'], 'refused'],
  ] as const)('%s', (state, stops, current) => {
    expect(afterSalesStops('refund', state)).toEqual({ stops, current });
  });
});

describe('a return', () => {
  it.each([
    ['underReview', ['applied', 'auditing', 'sendBack', 'checking', 'refunded'], 'auditing'],
    ['awaitingReturn', ['applied', 'approved', 'sendBack', 'checking', 'refunded'], 'sendBack'],
    ['sentBack', ['applied', 'approved', 'sentBack', 'checking', 'refunded'], 'checking'],
    ['refunded', ['applied', 'approved', 'sentBack', 'checked', 'refunded'], 'refunded'],
    ['refused', ['applied', 'refused'], 'refused'],
    ['refusedAfterReturn', ['applied', 'approved', 'sentBack', 'refusedAndReturned'], 'refusedAndReturned'],
  ] as const)('%s', (state, stops, current) => {
    expect(afterSalesStops('return', state)).toEqual({ stops, current });
  });
});

describe('an exchange', () => {
  it.each([
    ['underReview', ['applied', 'auditing', 'sendBack', 'replacing', 'confirm', 'exchanged'], 'auditing'],
    ['awaitingReturn', ['applied', 'approved', 'sendBack', 'replacing', 'confirm', 'exchanged'], 'sendBack'],
    ['sentBack', ['applied', 'approved', 'sentBack', 'replacing', 'confirm', 'exchanged'], 'replacing'],
    ['replacementSent', ['applied', 'approved', 'sentBack', 'replaced', 'confirm', 'exchanged'], 'confirm'],
    ['exchanged', ['applied', 'approved', 'sentBack', 'replaced', 'confirmed', 'exchanged'], 'exchanged'],
    ['refused', ['applied', 'refused'], 'refused'],
    ['refusedAfterReturn', ['applied', 'approved', 'sentBack', 'refusedAndReturned'], 'refusedAndReturned'],
  ] as const)('%s', (state, stops, current) => {
    expect(afterSalesStops('exchange', state)).toEqual({ stops, current });
  });
});
