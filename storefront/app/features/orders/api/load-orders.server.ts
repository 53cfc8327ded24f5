import type { OrdersListInput, OrdersShowData } from '@mall/sdk/operations/orders';
import { centsOf } from '@mall/ui';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { paymentMethodOf } from '#app/shared/gateway/payment-methods.ts';
import type { OrderDetails, OrderInvoice, OrderList, OrderQuery, OrderRefund, OrderTab, Pickup } from '../order.ts';
import { followUpsOf, isPickedUp, shopNamesOf, stateOf, toLine, toSummary, wayOf } from './map-order.ts';

const pageSize = 10;

/** The tabs in the wire's names, which include the misspelling `evaluete`. */
const filterOf: Readonly<Record<OrderTab, NonNullable<OrdersListInput['order_type']>>> = {
  all: '',
  unpaid: 'payment',
  toShip: 'send',
  toReceive: 'receipt',
  toReview: 'evaluete',
};

/** Loads a page of the customer's orders. */
export async function loadOrders({ mall }: Gateway, { tab, words, page }: OrderQuery): Promise<OrderList> {
  const filter = { order_type: filterOf[tab], ...(words === '' ? {} : { ordervalue: words }) };
  const { order, order_num, res_order, server_time } = await mall.orders.list({ ...filter, pageNum: page });
  return {
    orders: order.map(toSummary),
    found: order_num,
    pages: Math.ceil(order_num / pageSize),
    counts: { unpaid: res_order[0], toShip: res_order[1], toReceive: res_order[2], toReview: res_order[5] },
    serverTime: server_time ?? undefined,
  };
}

/** Loads one order of the customer. Throws for a missing one or another customer's. */
export async function loadOrder({ mall }: Gateway, id: number): Promise<OrderDetails> {
  const order = await mall.orders.show({ order_id: id });
  return {
    id: order.id,
    number: order.sNo,
    state: stateOf(order.status),
    ...wayOf(order),
    ...followUpsOf(order),
    pickup: await loadPickup(mall, order),
    shopNames: shopNamesOf(order.list),
    ...timesOf(order),
    address: { name: order.name, mobile: order.mobile, text: nameOnce(order.address) },
    remarks: order.remarks,
    lines: order.list.map(toLine),
    goods: order.product_total,
    freight: order.old_freight,
    reductions: toReductions(order),
    total: order.old_total,
    method: paymentMethodOf(order.omsg.pay) ?? 'wallet',
    refunded: order.refund_price !== undefined && centsOf(order.refund_price) > 0 ? order.refund_price : undefined,
    refunds: (order.refunds ?? []).map(toRefund),
    invoice: invoiceOf(order),
    parts: (order.children ?? []).map(({ id, sNo, shop_name, status, z_price }) => ({
      id,
      number: sNo,
      shopName: shop_name,
      state: stateOf(status),
      total: z_price,
    })),
    parcels: order.logistics.list.map(({ kuaidi_name, courier_num, list }) => ({
      courier: kuaidi_name,
      number: courier_num,
      stops: list.map(({ ftime, context }) => ({ at: ftime ?? undefined, text: context })),
    })),
  };
}

/** Loads the store of a pickup order, and its code while it waits there. */
async function loadPickup(mall: Gateway['mall'], order: OrdersShowData): Promise<Pickup | undefined> {
  const { single_store: id = 0 } = order;
  if (!isPickedUp(order) || id === 0) return undefined;
  const isWaiting = stateOf(order.status) === 'shipped';
  const [{ address: store }, code] = await Promise.all([
    mall.orders.pickupStore({ id }),
    isWaiting ? mall.orders.pickupCode({ order_id: order.id }) : undefined,
  ]);
  // Other servers of the family respond without the complete line.
  const place = store.address_xq ?? [...new Set([store.sheng, store.shi, store.xian]), store.address].join(' ');
  return { store: { name: store.name, phone: store.mobile, hours: store.business_hours, place }, code: code?.extraction_code };
}

function timesOf(order: OrdersShowData) {
  return {
    placedAt: order.add_time ?? undefined,
    paidAt: order.omsg.pay_time ?? undefined,
    shippedAt: order.shipped_time ?? undefined,
    receivedAt: order.arrive_time ?? undefined,
    closedAt: order.close_time ?? undefined,
    expiresAt: order.expire_time ?? undefined,
    serverTime: order.server_time ?? undefined,
  };
}

const refundStates: Readonly<Record<number, OrderRefund['state']>> = { 0: 'pending', 1: 'completed', 2: 'toWallet' };

function toRefund({ money, status, add_time, finish_time }: NonNullable<OrdersShowData['refunds']>[number]): OrderRefund {
  return {
    amount: money,
    state: refundStates[status] ?? 'completed',
    requestedAt: add_time ?? undefined,
    completedAt: finish_time ?? undefined,
  };
}

const invoiceStates: Readonly<Record<number, OrderInvoice['state']>> = { 1: 'requested', 2: 'issued', 3: 'revoked' };

/** Returns the invoice. Without one, the order states whether it can still be requested; undefined when it never can. */
function invoiceOf({ invoice, isInvoice, invoiceTimeout }: OrdersShowData): OrderInvoice | undefined {
  const none = { reason: '', needsCorrection: false };
  if (invoice) {
    const { invoice_status, reason, correction } = invoice;
    return { state: invoiceStates[invoice_status] ?? 'requested', reason, needsCorrection: correction };
  }
  if (invoiceTimeout) return { state: 'tooLate', ...none };
  return isInvoice ? { state: 'available', ...none } : undefined;
}

/** Removes the duplicate of a municipality, which is its own city: "上海市 上海市 徐汇区". */
const nameOnce = (address: string) => address.replace(/^(\S+) \1(?= )/, '$1');

function toReductions({ coupon_price, preferential_amount }: OrdersShowData): OrderDetails['reductions'] {
  const all = [
    { reason: 'shopCoupons', amount: coupon_price },
    { reason: 'mallCoupon', amount: preferential_amount },
  ] as const;
  return all.filter(({ amount }) => centsOf(amount) > 0);
}
