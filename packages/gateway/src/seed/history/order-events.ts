import { type DemoHistory, type DemoOrder, type DemoOwnReview, loadCatalog } from '@mall/demo';
import type { Db } from '../../db/database.ts';
import { and, asc, eq } from '../../db/drizzle.ts';
import { expireOrders } from '../../domains/orders/expire-orders.ts';
import { orderLines, orders } from '../../domains/orders/schema.ts';
import { shipOrder } from '../../domains/orders/ship-order.ts';
import { addDays, addMinutes } from '../../shared/clock.ts';
import { demoCustomer } from '../customers.ts';
import { afterSaleEvents } from './after-sale-events.ts';
import { invoiceEvents } from './invoice-events.ts';
import { type HistoryEvent, momentOf, type Shopper } from './shopper.ts';

const paidAfterMinutes = 3;
const cancelledAfterMinutes = 25;
const expiredAfterMinutes = 61;
const shippedAfterDays = 1;
const receivedAfterDays = 4;
const reviewedAfterDays = 8;
/** Makes the parcel numbers of the history look non-sequential. */
const [firstParcel, parcelStep] = [483_920, 7_817];

interface Placed {
  readonly order_id: number;
  readonly sNo: string;
  readonly total: string;
}

/** Returns the events of an order, from its placing to its state in the history. */
export function orderEvents(order: DemoOrder, position: number, history: DemoHistory, opening: Date): HistoryEvent[] {
  const { couriers, customer } = history;
  const placedAt = momentOf(order, opening);
  const courier = couriers[position % couriers.length];
  if (!courier) throw new Error('The demo history has no courier');
  let placed: Placed | undefined;
  /** Returns the order, once it is placed. */
  const known = () => {
    if (!placed) throw new Error(`The order "${order.name}" of the demo history has not been placed`);
    return placed;
  };
  const event = (at: Date, run: HistoryEvent['run']): HistoryEvent => ({ at, run });
  const later = {
    placed: event(placedAt, async (shopper) => {
      placed = await place(order, shopper.textOf(customer), shopper);
    }),
    cancelled: event(addMinutes(placedAt, cancelledAfterMinutes), async ({ call }) => {
      await call('mall.Order.removeOrder', { order_id: known().order_id });
    }),
    expired: event(addMinutes(placedAt, expiredAfterMinutes), async ({ db, now }) => {
      await expireOrders(db, now);
    }),
    paid: event(addMinutes(placedAt, paidAfterMinutes), (shopper) => pay(known(), shopper)),
    shipped: event(addDays(placedAt, shippedAfterDays), (shopper) =>
      ship(
        known(),
        { courier: shopper.textOf(courier.name), parcelNumber: `${courier.prefix}${firstParcel + position * parcelStep}` },
        shopper,
      ),
    ),
    received: event(addDays(placedAt, receivedAfterDays), async ({ call }) => {
      await call('mall.Order.okOrder', { order_id: known().order_id });
    }),
    reviewed: (order.reviews ?? []).flatMap((review) => reviewEvents(review, known, addDays(placedAt, reviewedAfterDays), opening)),
  };
  const { afterSale } = order;
  const returned = afterSale ? afterSaleEvents(afterSale, history, ({ db }) => lineOf(db, known().order_id, afterSale.sku), opening) : [];
  const { placed: first, paid, shipped, received } = later;
  const courses: Readonly<Record<DemoOrder['state'], HistoryEvent[]>> = {
    unpaid: [first],
    expired: [first, later.expired],
    cancelled: [first, later.cancelled],
    refunded: [first, paid, later.cancelled],
    paid: [first, paid],
    ready: [first, paid],
    shipped: [first, paid, shipped],
    received: [first, paid, shipped, received, ...returned],
    reviewed: [first, paid, shipped, received, ...later.reviewed],
  };
  const billed = order.invoice ? invoiceEvents(order.invoice, known, opening) : [];
  return [...courses[order.state], ...billed];
}

const productOf = (skuId: number) => {
  const product = loadCatalog().products.find(({ skus }) => skus.some(({ id }) => id === skuId));
  if (!product) throw new Error(`The demo catalog has no SKU ${skuId}`);
  return product;
};

async function place(order: DemoOrder, consignee: string, { call, textOf }: Shopper): Promise<Placed> {
  const skus = Object.entries(order.lines).map(([id, quantity]) => ({ id: Number(id), quantity, product: productOf(Number(id)) }));
  const cartIds: string[] = [];
  for (const { id, quantity, product } of skus) {
    const added = await call('mall.Product.addCart', { pro_id: product.id, attribute_id: id, num: quantity });
    cartIds.push(String(added.cart_id));
  }
  const shops = new Set(skus.map(({ product }) => product.shop)).size;
  const placed = await call('mall.Order.payment', {
    cart_id: cartIds.join(','),
    pay_type: 'wallet_pay',
    ...(!order.usesCoupons && { coupon_id: [...Array.from({ length: shops + 1 }, () => 0), 'no_discount'].join(',') }),
    ...(order.remark && { remarks: [textOf(order.remark)] }),
    ...(order.store !== undefined && { shop_address_id: order.store, fullName: consignee, fullPhone: demoCustomer.phone }),
  });
  return { order_id: Number(placed.order_id), sNo: placed.sNo, total: String(placed.total) };
}

/** Pays an order, or a membership, from the wallet. */
export async function pay(placed: Pick<Placed, 'sNo' | 'total'>, { call }: Shopper): Promise<void> {
  await call('mall.User.paymentPassword', { password: demoCustomer.paymentPassword });
  await call('mall.Pay.walletPay', { order_list: placed, type: 'wallet_pay', payment_money: placed.total });
}

/** Ships an order; the first part of a split order. */
async function ship(placed: Placed, parcel: { courier: string; parcelNumber: string }, { db, now }: Shopper): Promise<void> {
  const [part] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.parentId, placed.order_id))
    .orderBy(asc(orders.id))
    .limit(1);
  await shipOrder(db, part?.number ?? placed.sNo, parcel, now);
}

async function lineOf(db: Db, orderId: number, skuId: number): Promise<number> {
  const [line] = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.skuId, skuId)));
  if (!line) throw new Error(`The demo history names SKU ${skuId}, which its order does not have`);
  return line.id;
}

function reviewEvents(review: DemoOwnReview, orderOf: () => Placed, at: Date, opening: Date): HistoryEvent[] {
  const write = async (content: string, isReview: boolean, { call, db }: Shopper) => {
    await call('mall.Product.addComment', {
      orderDetailsId: await lineOf(db, orderOf().order_id, review.sku),
      goodsId: productOf(review.sku).id,
      attributeId: review.sku,
      comment: content,
      anonymous: 0,
      ...(isReview ? { isReview: 'true' } : { start: review.stars, isReview: 'false' }),
    });
  };
  const { followUp } = review;
  return [
    { at, run: (shopper) => write(shopper.textOf(review.content), false, shopper) },
    ...(followUp
      ? [
          {
            at: momentOf({ daysAgo: followUp.daysAgo, at: '21:00' }, opening),
            run: (shopper: Shopper) => write(shopper.textOf(followUp.content), true, shopper),
          },
        ]
      : []),
  ];
}
