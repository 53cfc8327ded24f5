import type { QrMethod } from '@mall/config';
import type { Settings } from '../settings.ts';
import type { Cents } from '../shared/money.ts';

/** A payment method of an order, by its name in the ledger and on the wire. */
export type PaymentMethod = 'wallet_pay' | QrMethod;

/** Returns the payment methods of an order. */
export const orderMethods = (settings: Settings): ReadonlySet<PaymentMethod> => new Set(['wallet_pay', ...settings.qrMethods]);

/**
 * Returns the payment methods of an amount. An order with a zero total, possible with coupons, has no charge: it is paid with the payment
 * password alone.
 */
export const methodsFor = (amount: Cents, settings: Settings): ReadonlySet<PaymentMethod> =>
  amount > 0n ? orderMethods(settings) : new Set(['wallet_pay']);

/** Returns whether an amount can be paid with a payment method. */
export const offersMethod = (method: PaymentMethod, amount: Cents, settings: Settings): boolean => methodsFor(amount, settings).has(method);
