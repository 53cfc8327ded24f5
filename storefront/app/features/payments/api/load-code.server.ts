import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { paymentMethodNames } from '#app/shared/gateway/payment-methods.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import type { CodeMethod } from '#app/shared/payment-methods.ts';
import { encodeQrCode } from '#app/shared/qr-code/encode-qr-code.ts';
import type { Payment, ScanCode } from '../payment.ts';

/** Loads the payment code of an order; repeated calls return the same code. Undefined when none is available. */
export async function loadCode({ mall }: Gateway, payment: Payment, method: CodeMethod): Promise<ScanCode | undefined> {
  const { number: sNo, amount: total, orderId: order_id } = payment;
  try {
    const type = paymentMethodNames[method];
    const href = await mall.payments.qrCode({ type, total, title: sNo, order_list: { sNo, total, order_id } });
    return { href, image: encodeQrCode(href) };
  } catch (error) {
    refusalOf(error);
    return undefined;
  }
}
