import type { DataOf } from '@mall/contract';
import { wireDateTime } from '../../shared/clock.ts';
import { amountCurrency } from '../../shared/currency.ts';
import { formatMoney } from '../../shared/money.ts';
import type { OrderInvoicing } from '../invoices/billing.ts';
import { wireReviewStage } from '../reviews/presenter.ts';
import type { ReviewStage } from '../reviews/review-stage.ts';
import { wireInvoicing } from './invoicing-presenter.ts';
import { type LineFacts, wireLine, wireOpenAfterSales } from './line-presenter.ts';
import type { OrderCounts } from './list-orders.ts';
import { unpaidMinutes } from './payment-deadline.ts';
import { isReminded } from './remind-shops.ts';
import type { OrderRow } from './repository.ts';
import { type OrderKind, orderStatus } from './schema.ts';
import type { OrderWithLines } from './split-order.ts';

type WireOrders = DataOf<'mall.Order.index'>;
type WireOrder = DataOf<'mall.Order.orderDetails'>;

/** The data that the presentation of orders needs. */
export interface OrderFacts extends LineFacts {
  readonly now: Date;
  /** The invoices of orders, by order id. */
  readonly invoicing: ReadonlyMap<number, OrderInvoicing>;
  /** The review stages of orders, by order id. */
  readonly reviewStages: ReadonlyMap<number, ReviewStage>;
}

/** Returns how long an order can stay unpaid: in hours, or in seconds when it is not a whole number of hours. */
export function wireUnpaidTime(kind: OrderKind): Pick<WireOrder, 'order_failure' | 'company'> {
  const minutes = unpaidMinutes[kind];
  return minutes % 60 === 0 ? { order_failure: minutes / 60, company: 'hour' } : { order_failure: minutes * 60, company: 'seconds' };
}

/** Returns the delivery method and the delivery status of an order. */
export function wireDelivery(
  order: OrderRow,
  now: Date,
): Required<Pick<WireOrder, 'self_lifting' | 'single_store' | 'haveExpress' | 'delivery_status'>> {
  return {
    self_lifting: order.pickupStoreId === null ? 0 : 1,
    single_store: order.pickupStoreId ?? 0,
    haveExpress: order.parcelNumber === '' ? 0 : 1,
    delivery_status: isReminded(order, now) ? 1 : 0,
  };
}

/** Returns the wire number of an order's review stage. */
export const wireStageOf = (orderId: number, { reviewStages }: Pick<OrderFacts, 'reviewStages'>) =>
  wireReviewStage(reviewStages.get(orderId) ?? 'unavailable');

/** Returns an order as a row of the list. */
export function wireOrderRow({ order, lines }: OrderWithLines, facts: OrderFacts): WireOrders['order'][number] {
  const list = lines.map((line) => wireLine(line, facts));
  return {
    ...wireDelivery(order, facts.now),
    id: order.id,
    sNo: order.number,
    shop_name: list[0]?.shop_name ?? '',
    add_time: wireDateTime(order.createdAt),
    pay_time: wireDateTime(order.paidAt),
    expire_time: order.status === orderStatus.unpaid ? wireDateTime(order.expiresAt) : '',
    status: order.status,
    otype: order.kind,
    ...amountCurrency,
    old_total: formatMoney(order.total),
    z_price: formatMoney(order.total),
    spz_price: formatMoney(order.productsTotal),
    old_freight: formatMoney(order.freight),
    ...wireInvoicing(facts.invoicing.get(order.id), facts.language),
    sale_type: wireOpenAfterSales(lines, facts.flags).sale_type,
    comments_type: wireStageOf(order.id, facts),
    list,
  };
}

/** Returns the counts on the tabs of the list. */
export function wireTabCounts(counts: OrderCounts): WireOrders['res_order'] {
  return { '0': counts.unpaid, '1': counts.paid, '2': counts.shipped, '5': counts.toReview };
}
