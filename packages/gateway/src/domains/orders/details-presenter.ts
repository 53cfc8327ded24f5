import type { DataOf } from '@mall/contract';
import type { ShownRefund } from '../../refunds/list-refunds.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { amountCurrency } from '../../shared/currency.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { maskMiddle } from '../../shared/mask.ts';
import { formatMoney } from '../../shared/money.ts';
import { addressLine } from '../../shared/regions/region-line.ts';
import { wireInvoicing } from './invoicing-presenter.ts';
import { wireLine, wireOpenAfterSales } from './line-presenter.ts';
import { type OrderTimes, timesOf } from './order-times.ts';
import { wireParcels } from './parcel-presenter.ts';
import { type OrderFacts, wireDelivery, wireStageOf, wireUnpaidTime } from './presenter.ts';
import type { OrderRow } from './repository.ts';
import type { OrderDetails } from './show-order.ts';
import type { OrderWithLines } from './split-order.ts';

type WireOrder = DataOf<'mall.Order.orderDetails'>;
type WireChild = NonNullable<WireOrder['children']>[number];

/** Returns an order with all details of its page. */
export function wireOrderDetails(details: OrderDetails, facts: OrderFacts): Omit<WireOrder, 'payment' | 'user_money' | 'password_status'> {
  const { order, parts, status, refunds } = details;
  const lines = parts.flatMap((part) => part.lines);
  return {
    ...wireStoredFacts(order),
    ...wireRefunds(refunds),
    ...wireTimes(timesOf(order, parts)),
    ...wireOpenAfterSales(lines, facts.flags),
    ...wireInvoicing(facts.invoicing.get(order.id), facts.language),
    comments_type: wireStageOf(order.id, facts),
    status,
    server_time: wireDateTime(facts.now),
    address: wireAddress(details, facts.language),
    ...wireDelivery(order, facts.now),
    haveExpress: parts.some((part) => part.order.parcelNumber !== '') ? 1 : 0,
    logistics: { list: wireParcels(parts, facts.language) },
    list: lines.map((line) => wireLine(line, facts)),
    children: order.splitAt === null ? [] : parts.map((part) => wireChild(part, facts)),
  };
}

/** Returns the address on one line; for a pickup order that of the store, whose street has a name in every language. */
function wireAddress({ order, store }: OrderDetails, language: LanguageCode): string {
  return store ? addressLine(store, store.addressDetail[language], language) : addressLine(order, order.addressDetail, language);
}

/** Returns one shop's part of an order of several shops. */
function wireChild({ order, lines }: OrderWithLines, facts: OrderFacts): WireChild {
  const shopId = lines[0]?.shopId ?? 0;
  return {
    id: order.id,
    sNo: order.number,
    status: order.status,
    z_price: formatMoney(order.total),
    shop_id: shopId,
    shop_name: facts.shopNames.get(shopId) ?? '',
    ...wireInvoicing(facts.invoicing.get(order.id), facts.language),
    list: lines.map((line) => wireLine(line, facts)),
  };
}

type WireStoredFacts = Pick<
  WireOrder,
  | ('id' | 'sNo' | 'otype' | 'add_time' | 'order_failure' | 'company' | 'expire_time' | 'name' | 'mobile' | 'remarks')
  | ('old_total' | 'product_total' | 'old_freight' | 'z_price' | 'coupon_price' | 'preferential_amount' | 'discount_type' | 'omsg')
  | ('currency_symbol' | 'exchange_rate')
>;

/** Returns the stored values of the order itself: number, consignee, amounts and payment. */
function wireStoredFacts(order: OrderRow): WireStoredFacts {
  return {
    id: order.id,
    sNo: order.number,
    otype: order.kind,
    add_time: wireDateTime(order.createdAt),
    ...wireUnpaidTime(order.kind),
    expire_time: wireDateTime(order.expiresAt),
    name: order.consignee,
    mobile: maskMiddle(order.mobile),
    ...amountCurrency,
    remarks: order.remarks.map(({ text }) => text).join(','),
    old_total: formatMoney(order.total),
    product_total: formatMoney(order.productsTotal),
    old_freight: formatMoney(order.freight),
    z_price: formatMoney(order.total),
    coupon_price: formatMoney(order.shopDiscount),
    preferential_amount: formatMoney(order.mallDiscount),
    discount_type: order.mallDiscount > 0n ? 'coupon' : '',
    omsg: {
      pay: wirePaymentMethod(order.paymentMethod),
      pay_time: wireDateTime(order.paidAt),
      sheng: order.province,
      shi: order.city,
      xian: order.district,
      // Members pay a lower price per product, so the order itself has no member discount.
      grade_fan: formatMoney(0n),
    },
  };
}

function wirePaymentMethod(method: string): WireOrder['omsg']['pay'] {
  return method === 'pc_alipay' || method === 'pc_wechat' ? method : 'wallet_pay';
}

const refundStatus = { pending: 0, completed: 1, returned_to_wallet: 2 } as const;

/** Returns the refunds of an order and their sum. */
function wireRefunds(refunds: readonly ShownRefund[]): Pick<WireOrder, 'refund_price' | 'refunds'> {
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

const cancelMethod = { timer: 0, customer: 1, refund: 2 } as const;

type WireTimes = Pick<WireOrder, 'shipped_time' | 'arrive_time' | 'close_time' | 'hand_del' | 'cancel_method'>;

function wireTimes({ shippedAt, receivedAt, closedAt, closedBy }: OrderTimes): WireTimes {
  return {
    shipped_time: wireDateTime(shippedAt),
    arrive_time: wireDateTime(receivedAt),
    close_time: wireDateTime(closedAt),
    ...(closedAt !== null && { hand_del: closedBy === 'customer' ? 1 : 0, cancel_method: cancelMethod[closedBy] }),
  };
}
