/** The payment methods: the balance of the wallet, and the providers with QR codes. */
export const paymentMethods = ['wallet', 'alipay', 'wechat'] as const;

/** One of {@link paymentMethods}. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** The payment methods with a QR code. */
export const codeMethods = ['alipay', 'wechat'] as const satisfies readonly PaymentMethod[];

/** One of {@link codeMethods}. */
export type CodeMethod = (typeof codeMethods)[number];

/** Reads a payment method from a form or an address. */
export function readPaymentMethod(value: unknown): PaymentMethod | undefined {
  return paymentMethods.find((method) => method === value);
}
