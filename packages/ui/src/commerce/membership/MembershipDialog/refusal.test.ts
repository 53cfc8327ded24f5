import { expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

const ready = { agreed: true, method: 'wallet', hasPaymentPassword: true, balance: '68.00', payable: '68.00' };

it('refusalOf returns undefined for a membership that can be paid', () => {
  expect(refusalOf(ready)).toBeUndefined();
  expect(refusalOf({ ...ready, method: 'alipay', hasPaymentPassword: false, balance: '0.00' })).toBeUndefined();
  expect(refusalOf({ ...ready, balance: '0.00', payable: '0.00' })).toBeUndefined();
});

it.each([
  [{ agreed: false, hasPaymentPassword: false }, 'agreement'],
  [{ agreed: false, method: 'wechat' }, 'agreement'],
  [{ hasPaymentPassword: false, balance: '0.00' }, 'paymentPassword'],
  [{ balance: '67.99' }, 'balance'],
])('refusalOf returns a reason for %j', (change, refusal) => expect(refusalOf({ ...ready, ...change })).toBe(refusal));
