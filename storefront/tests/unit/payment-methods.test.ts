import { expect, it } from 'vitest';
import { enabledMethods, paymentMethodNames, paymentMethodOf, preferredMethodOf } from '#app/shared/gateway/payment-methods.ts';
import { paymentMethods, readPaymentMethod } from '#app/shared/payment-methods.ts';

it('paymentMethodOf returns the method with a name on the wire, and undefined for another name', () => {
  for (const method of paymentMethods) expect(paymentMethodOf(paymentMethodNames[method])).toBe(method);
  for (const name of ['wallet', 'paypal', undefined]) expect(paymentMethodOf(name)).toBeUndefined();
});

it('enabledMethods returns the methods that the wire reports as enabled', () => {
  expect(enabledMethods(paymentMethods, { wallet_pay: true, pc_alipay: false, pc_wechat: true })).toEqual(['wallet', 'wechat']);
  expect(enabledMethods(['alipay', 'wechat'], { wallet_pay: true })).toEqual([]);
});

it('preferredMethodOf returns the method for the wire name of the preferred one', () => {
  expect(['balance', 'aliPay', 'wxPay', 'other'].map(preferredMethodOf)).toEqual(['wallet', 'alipay', 'wechat', undefined]);
});

it('readPaymentMethod refuses a name of the wire', () => {
  expect(readPaymentMethod('alipay')).toBe('alipay');
  expect(readPaymentMethod('pc_alipay')).toBeUndefined();
});
