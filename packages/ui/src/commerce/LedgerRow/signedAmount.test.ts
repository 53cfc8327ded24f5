import { expect, it } from 'vitest';
import { signedAmount } from './signedAmount.ts';

it.each([
  ['1280.5', 'money', '+', '¥1,280.50', '1,280.50'],
  ['-20.00', 'money', '−', '¥20.00', '20.00'],
  ['1000', 'points', '+', '1,000', '1,000'],
  ['-60', 'points', '−', '60', '60'],
] as const)('%s of %s is %s %s', (amount, unit, sign, printed, size) => {
  expect(signedAmount(amount, unit)).toMatchObject({ sign, printed, size, isOut: sign === '−' });
});

it('shows no wrong amount of money', () => {
  expect(() => signedAmount('a lot', 'money')).toThrow(RangeError);
});
