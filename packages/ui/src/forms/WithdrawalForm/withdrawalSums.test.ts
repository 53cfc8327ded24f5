import { expect, it } from 'vitest';
import { feeOf, largestWithdrawal, percentOf } from './withdrawalSums.ts';

it.each([
  ['500.00', '0.006', '3.00', '497.00'],
  ['100.83', '0.006', '0.60', '100.23'],
  ['100.84', '0.006', '0.61', '100.23'],
  ['0.83', '0.006', '0.00', '0.83'],
  ['0.84', '0.006', '0.01', '0.83'],
  ['80', '0', '0.00', '80.00'],
  ['99999999.99', '0.05', '5000000.00', '94999999.99'],
])('feeOf %s at rate %s returns the fee %s and the payout %s', (amount, rate, fee, rest) => {
  expect(feeOf(amount, rate)).toEqual({ fee, rest });
});

it('largestWithdrawal returns the lower of the balance and the limit', () => {
  expect(largestWithdrawal('1280.50', '50000.00')).toBe('1280.50');
  expect(largestWithdrawal('1280.50', '1000')).toBe('1000.00');
});

it('percentOf formats a rate as a percentage', () => {
  expect(['0.006', '0.05', '0', '0.0125'].map((rate) => percentOf(rate))).toEqual(['0.6%', '5%', '0%', '1.25%']);
  expect(percentOf('0.006', 'de-DE')).toBe('0,6\u00a0%');
});
