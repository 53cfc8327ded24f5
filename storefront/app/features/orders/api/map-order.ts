import type { Schemas } from '@mall/sdk';
import type { OrderLine, OrderState, OrderSummary } from '../order.ts';

const states = new Map<number, OrderState>([
  [0, 'unpaid'],
  [1, 'paid'],
  [2, 'shipped'],
  [3, 'toReview'],
  [4, 'returned'],
  [5, 'received'],
  [6, 'invalid'],
  [7, 'closed'],
  [8, 'reviewed'],
  [12, 'completed'],
]);

/** Returns true when the customer picks the order up. */
export const isPickedUp = ({ self_lifting }: Pick<Schemas['OrderRow'], 'self_lifting'>): boolean => self_lifting === 1;

/** Returns how an order reaches its customer. */
export function wayOf(order: Pick<Schemas['OrderRow'], 'self_lifting' | 'haveExpress' | 'delivery_status'>) {
  return { isPickup: isPickedUp(order), hasParcel: order.haveExpress ?? false, isReminded: order.delivery_status ?? false };
}

/** Returns the actions possible after the order was received. */
export function followUpsOf(order: Pick<Schemas['OrderRow'], 'status' | 'comments_type' | 'sale_type' | 'isInvoice'>) {
  return {
    writing: writingOf(order),
    isInAfterSales: (order.sale_type ?? 0) > 0,
    canRequestInvoice: order.isInvoice ?? false,
  };
}

const received: ReadonlySet<OrderState> = new Set(['toReview', 'received', 'completed']);
const writings: Readonly<Record<number, OrderSummary['writing']>> = { 1: 'review', 2: 'followUp' };

/**
 * Returns the text that can be written. On a server without a review state, received orders can be reviewed, and reviewed ones extended.
 */
function writingOf({ status, comments_type }: Pick<Schemas['OrderRow'], 'status' | 'comments_type'>): OrderSummary['writing'] {
  if (comments_type !== undefined) return writings[comments_type];
  const state = stateOf(status);
  if (state === 'reviewed') return 'followUp';
  return received.has(state) ? 'review' : undefined;
}

/** Maps an order to a row of the list. */
export function toSummary(row: Schemas['OrderRow']): OrderSummary {
  const { id, sNo, add_time, expire_time, status, old_total, spz_price, list } = row;
  return {
    ...wayOf(row),
    ...followUpsOf(row),
    id,
    number: sNo,
    state: stateOf(status),
    shopNames: shopNamesOf(list),
    placedAt: add_time ?? undefined,
    expiresAt: expire_time ?? undefined,
    goods: spz_price,
    total: old_total,
    lines: list.map(toLine),
  };
}

/** Returns the names of the shops that sold the order's products, without duplicates. */
export const shopNamesOf = (lines: readonly Schemas['OrderLine'][]) => [...new Set(lines.map(({ shop_name }) => shop_name))];

/** Maps a line of an order. */
export function toLine(line: Schemas['OrderLine']): OrderLine {
  return {
    id: line.id,
    productId: line.goods_id,
    skuId: line.attribute_id,
    title: line.p_name,
    image: line.imgurl,
    spec: line.size,
    price: line.p_price,
    count: line.num,
    discount: line.discount_price,
    paid: line.after_discount,
    shopName: line.shop_name,
    afterSale: line.refund ? 'apply' : line.refundShowBtn ? 'view' : undefined,
    afterSaleText: line.prompt ?? '',
  };
}

/** Returns the state of an order; an unknown state counts as completed, which offers no action. */
export const stateOf = (status: number): OrderState => states.get(status) ?? 'completed';
