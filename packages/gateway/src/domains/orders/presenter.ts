import type { DataOf } from '@mall/contract';
import type { ShownRefund } from '../../refunds/list-refunds.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { amountCurrency } from '../../shared/currency.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { maskMiddle } from '../../shared/mask.ts';
import { formatMoney } from '../../shared/money.ts';
import type { OrderLineRow, OrderRow } from './repository.ts';
import { type OrderKind, orderStatus } from './schema.ts';
import { isReminded, unpaidMinutes } from './service.ts';
import type { OrderPart } from './split-service.ts';

type OrderList = DataOf<'mall.Order.index'>;
type OrderDetails = DataOf<'mall.Order.orderDetails'>;
type WireLine = OrderDetails['list'][number];
type WireChild = NonNullable<OrderDetails['children']>[number];

/** How long an order may stay unpaid, in a unit that the wire has. */
export function unpaidSpan(kind: OrderKind): Pick<OrderDetails, 'order_failure' | 'company'> {
  const minutes = unpaidMinutes[kind];
  return minutes % 60 === 0 ? { order_failure: minutes / 60, company: 'hour' } : { order_failure: minutes * 60, company: 'seconds' };
}

/** An order as a row of the list. */
export function orderRow(order: OrderRow, lines: WireLine[], now: Date): OrderList['order'][number] {
  return {
    ...deliveryOf(order, now),
    id: order.id,
    sNo: order.number,
    shop_name: lines[0]?.shop_name ?? '',
    add_time: wireDateTime(order.createdAt),
    pay_time: wireDateTime(order.paidAt),
    expire_time: order.status === orderStatus.unpaid ? wireDateTime(order.expiresAt) : '',
    status: order.status,
    otype: order.kind,
    ...amountCurrency,
    old_total: formatMoney(order.total),
    z_price: formatMoney(order.total),
    spz_price: formatMoney(order.goodsTotal),
    old_freight: formatMoney(order.freight),
    list: lines,
  };
}

/** How an order reaches its customer, and how far it is. */
export function deliveryOf(
  order: OrderRow,
  now: Date,
): Required<Pick<OrderDetails, 'self_lifting' | 'single_store' | 'haveExpress' | 'delivery_status'>> {
  return {
    self_lifting: order.pickupStoreId === null ? 0 : 1,
    single_store: order.pickupStoreId ?? 0,
    haveExpress: order.parcelNumber === '' ? 0 : 1,
    delivery_status: isReminded(order, now) ? 1 : 0,
  };
}

/** One shop's part of an order of several. */
export function wireChild({ order, lines }: OrderPart, names: ReadonlyMap<number, string>, language: LanguageCode): WireChild {
  const shopId = lines[0]?.shopId ?? 0;
  return {
    ...{ id: order.id, sNo: order.number, status: order.status, z_price: formatMoney(order.total) },
    ...{ shop_id: shopId, shop_name: names.get(shopId) ?? '' },
    list: lines.map((line) => wireLine(line, names, language)),
  };
}

/** A line of an order with its amounts. */
export function wireLine(line: OrderLineRow, shops: ReadonlyMap<number, string>, language: LanguageCode): WireLine {
  return {
    id: line.id,
    goods_id: line.productId,
    imgurl: line.picture,
    p_name: line.title[language],
    size: line.options[language],
    p_price: formatMoney(line.unitPrice),
    num: line.quantity,
    attribute_id: line.skuId,
    discount_price: formatMoney(line.discount),
    after_discount: formatMoney(line.unitPrice * BigInt(line.quantity) - line.discount),
    shop_name: shops.get(line.shopId) ?? '',
  };
}

type OrderFacts = Pick<
  OrderDetails,
  | ('id' | 'sNo' | 'otype' | 'add_time' | 'order_failure' | 'company' | 'expire_time' | 'name' | 'mobile' | 'remarks')
  | ('old_total' | 'product_total' | 'old_freight' | 'z_price' | 'coupon_price' | 'preferential_amount' | 'discount_type' | 'omsg')
  | ('currency_symbol' | 'exchange_rate')
>;

/** What the order itself holds: number, consignee, amounts and payment. */
export function orderFacts(order: OrderRow): OrderFacts {
  return {
    id: order.id,
    sNo: order.number,
    otype: order.kind,
    add_time: wireDateTime(order.createdAt),
    ...unpaidSpan(order.kind),
    expire_time: wireDateTime(order.expiresAt),
    name: order.consignee,
    mobile: maskMiddle(order.mobile),
    ...amountCurrency,
    remarks: order.remarks.map(({ text }) => text).join(','),
    old_total: formatMoney(order.total),
    product_total: formatMoney(order.goodsTotal),
    old_freight: formatMoney(order.freight),
    z_price: formatMoney(order.total),
    coupon_price: formatMoney(order.shopDiscount),
    preferential_amount: formatMoney(order.mallDiscount),
    discount_type: order.mallDiscount > 0n ? 'coupon' : '',
    omsg: {
      pay: readMethod(order.paymentMethod),
      pay_time: wireDateTime(order.paidAt),
      sheng: order.province,
      shi: order.city,
      xian: order.district,
      // Members pay less for the goods themselves; nothing is taken off the order.
      grade_fan: formatMoney(0n),
    },
  };
}

const refundStatus = { pending: 0, completed: 1, returned_to_wallet: 2 } as const;

/** The refunds of an order and their sum. */
export function refundsOf(refunds: readonly ShownRefund[]): Pick<OrderDetails, 'refund_price' | 'refunds'> {
  return {
    refund_price: formatMoney(refunds.reduce((sum, { amount }) => sum + amount, 0n)),
    refunds: refunds.map(({ amount, state, requestedAt, completedAt }) => ({
      money: formatMoney(amount),
      status: refundStatus[state],
      add_time: wireDateTime(requestedAt),
      finish_time: wireDateTime(completedAt),
    })),
  };
}

const closers = { timer: 0, customer: 1, refund: 2 } as const;

type OrderTimes = Pick<OrderDetails, 'shipped_time' | 'arrive_time' | 'close_time' | 'hand_del' | 'cancel_method'>;

/** When the order was shipped, received and closed; an order of several parts only when every open part was. */
export function timesOf(order: OrderRow, parts: readonly OrderPart[]): OrderTimes {
  const open = parts.filter((part) => part.order.status !== orderStatus.closed);
  const closedAt = open.length > 0 ? null : latest(parts.map((part) => part.order.closedAt));
  const closedBy = order.closedBy ?? parts[0]?.order.closedBy ?? 'timer';
  const passed = open.length > 0 ? open : parts;
  return {
    shipped_time: wireDateTime(latest(passed.map((part) => part.order.shippedAt))),
    arrive_time: wireDateTime(latest(passed.map((part) => part.order.receivedAt))),
    close_time: wireDateTime(closedAt),
    ...(closedAt !== null && { hand_del: closedBy === 'customer' ? 1 : 0, cancel_method: closers[closedBy] }),
  };
}

/** The latest of these moments; null as long as one of them is missing. */
function latest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null);
  if (known.length === 0 || known.length < moments.length) return null;
  return new Date(Math.max(...known.map((moment) => moment.getTime())));
}

function readMethod(method: string): OrderDetails['omsg']['pay'] {
  return method === 'pc_alipay' || method === 'pc_wechat' ? method : 'wallet_pay';
}
