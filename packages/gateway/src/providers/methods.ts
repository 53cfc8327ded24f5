import type { QrMethod, Settings } from '../settings.ts';
import type { Cents } from '../shared/money.ts';

/** A way to pay an order, by the name that the books and the wire have for it. */
export type PaymentMethod = 'wallet_pay' | QrMethod;

/** The ways to pay an order. */
export const orderMethods = (settings: Settings): ReadonlySet<PaymentMethod> => new Set(['wallet_pay', ...settings.qrMethods]);

/** The ways to pay an amount. An order of nothing, as coupons may leave it, has no charge: it is paid by the payment password alone. */
export const methodsFor = (amount: Cents, settings: Settings): ReadonlySet<PaymentMethod> =>
  amount > 0n ? orderMethods(settings) : new Set(['wallet_pay']);

/** Whether an amount can be paid in a way. */
export const offersMethod = (method: PaymentMethod, amount: Cents, settings: Settings): boolean => methodsFor(amount, settings).has(method);
