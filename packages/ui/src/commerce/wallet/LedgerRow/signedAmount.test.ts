import { expect, it } from 'vitest';
import { signedAmount } from './signedAmount.ts';

it.each([
  ['1280.5', '+', '1280.5'],
  ['-20.00', '−', '20.00'],
  ['-60', '−', '60'],
] as const)('signedAmount splits %s into %s and %s', (amount, sign, size) => {
  expect(signedAmount(amount)).toEqual({ sign, size, isOut: sign === '−' });
});
