import type { OrdersShowData } from '@mall/sdk/operations/orders';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { enabledMethods, paymentMethodOf } from '#app/shared/gateway/payment-methods.ts';
import { codeMethods } from '#app/shared/payment-methods.ts';
import type { Payment, PaymentState } from '../payment.ts';

const unpaid = 0;
/** Invalid and closed. */
const over: ReadonlySet<number> = new Set([6, 7]);

/** Loads an order of the customer without a cache. Throws for a missing one or another customer's. */
export async function loadPayment({ mall }: Gateway, orderId: number): Promise<Payment> {
  const order = await mall.orders.show({ order_id: orderId });
  const serverTime = order.server_time ?? new Date().toISOString();
  return {
    orderId: order.id,
    number: order.sNo,
    state: stateOf(order),
    amount: order.z_price,
    shopNames: [...new Set(order.list.map(({ shop_name }) => shop_name))],
    expiresAt: order.expire_time ?? serverTime,
    serverTime,
    balance: order.user_money,
    hasPaymentPassword: order.password_status,
    byWallet: order.payment.wallet_pay,
    byCode: enabledMethods(codeMethods, order.payment),
    method: paymentMethodOf(order.omsg.pay) ?? 'wallet',
    paidAt: order.omsg.pay_time ?? undefined,
  };
}

function stateOf({ status, expire_time, server_time, omsg }: OrdersShowData): PaymentState {
  if (status === unpaid) return isPast(expire_time, server_time) ? 'expired' : 'unpaid';
  if (!over.has(status)) return 'paid';
  return omsg.pay_time === null ? 'closed' : 'refunded';
}

/** Returns true after the deadline: an expired order may stay open for a moment, until a job closes it. */
function isPast(moment: string | null, now: string | null): boolean {
  return moment !== null && now !== null && Date.parse(moment) <= Date.parse(now);
}
