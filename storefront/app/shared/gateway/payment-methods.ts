import { type PaymentMethod, paymentMethods } from '#app/shared/payment-methods.ts';

/** The names of the payment methods on the wire. */
export const paymentMethodNames = {
  wallet: 'wallet_pay',
  alipay: 'pc_alipay',
  wechat: 'pc_wechat',
} as const satisfies Readonly<Record<PaymentMethod, string>>;

type WireName = (typeof paymentMethodNames)[PaymentMethod];

/** Returns the payment method with a name on the wire; undefined for an unknown name. */
export function paymentMethodOf(name: string | undefined): PaymentMethod | undefined {
  return paymentMethods.find((method) => paymentMethodNames[method] === name);
}

/** Returns those of the given methods that the mall has enabled. */
export function enabledMethods<Method extends PaymentMethod>(
  methods: readonly Method[],
  enabled: Readonly<Partial<Record<WireName, boolean>>>,
): Method[] {
  return methods.filter((method) => enabled[paymentMethodNames[method]]);
}

const preferredNames: Readonly<Record<string, PaymentMethod>> = { balance: 'wallet', aliPay: 'alipay', wxPay: 'wechat' };

/** Returns the mall's preferred payment method, for which the wire has other names; undefined for an unknown name. */
export function preferredMethodOf(name: string): PaymentMethod | undefined {
  return preferredNames[name];
}
