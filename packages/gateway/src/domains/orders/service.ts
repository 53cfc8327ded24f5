import type { FaultName } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { processDue } from '../../due-records/process-due.ts';
import { releaseStock, takeStock } from '../../inventory/inventory.ts';
import { type RequestedRefund, refundedAmountOf, requestRefund } from '../../refunds/refunds.ts';
import { addDays, addMinutes } from '../../shared/clock.ts';
import type { Cents } from '../../shared/money.ts';
import type { Sellable } from '../catalog/service.ts';
import { bindCoupons, freeCoupons, useCoupons } from '../coupons/service.ts';
import { releasePieces, takePieces } from '../flash-sale/service.ts';
import { completeOrder } from './complete-order.ts';
import { notifyCancelled, notifyExpired, notifyPaid, notifyShipped } from './notify-order.ts';
import { insertNumbered } from './order-number.ts';
import { paidState } from './pickup-service.ts';
import {
  changeOrder,
  childrenOf,
  insertLines,
  linesOf,
  lockOneExpired,
  lockOrder,
  lockOrderByNumber,
  lockWholeOf,
  type NewOrderRow,
  type OrderRow,
  recordEvent,
} from './repository.ts';
import { type OrderKind, orderKind, orderStatus, type Remark, type ShopShare } from './schema.ts';
import { splitByShop } from './split-service.ts';

/** How long an order may stay unpaid. The pieces of a flash sale are few: whoever does not pay soon gives them back. */
export const unpaidMinutes: Readonly<Record<OrderKind, number>> = { GM: 60, MS: 15 };

export interface NewLine {
  readonly sku: Sellable;
  readonly quantity: number;
  /** The flash item whose pieces these are. */
  readonly flashItemId?: number;
  /** The line's part of what coupons take off. */
  readonly discount: Cents;
}

/** Where an order goes, or waits, as it is written down. */
export type Destination = Pick<NewOrderRow, 'consignee' | 'mobile' | 'province' | 'city' | 'district' | 'addressDetail' | 'pickupStoreId'>;

export interface NewOrder {
  readonly customerId: number;
  readonly lines: readonly NewLine[];
  readonly goods: Cents;
  readonly freight: Cents;
  readonly shopDiscount: Cents;
  readonly mallDiscount: Cents;
  readonly total: Cents;
  /** The customer's coupons that it is reckoned with. */
  readonly couponIds: readonly number[];
  readonly destination: Destination;
  readonly remarks: readonly Remark[];
  readonly shares: readonly ShopShare[];
  readonly paymentMethod: string;
  /** What to answer when a rival was faster to the last piece. */
  readonly shortFault: FaultName;
}

/** Writes a new unpaid order and takes its stock, in the caller's transaction. */
export async function createOrder(order: NewOrder, tx: Db, now: Date): Promise<{ id: number; number: string }> {
  const kind = order.lines.some(({ flashItemId }) => flashItemId !== undefined) ? orderKind.flashSale : orderKind.ordinary;
  const row = {
    customerId: order.customerId,
    status: orderStatus.unpaid,
    kind,
    goodsTotal: order.goods,
    freight: order.freight,
    shopDiscount: order.shopDiscount,
    mallDiscount: order.mallDiscount,
    total: order.total,
    paymentMethod: order.paymentMethod,
    ...order.destination,
    remarks: order.remarks,
    // An order of one shop stays whole.
    shares: order.shares.length > 1 ? order.shares : [],
    createdAt: now,
    expiresAt: addMinutes(now, unpaidMinutes[kind]),
  };
  const { id, number } = await insertNumbered(tx, row, now);
  await insertLines(
    tx,
    order.lines.map(({ sku, quantity, discount }) => ({
      orderId: id,
      shopId: sku.shop.id,
      productId: sku.productId,
      skuId: sku.skuId,
      title: sku.title,
      options: sku.options,
      unitPrice: sku.price,
      quantity,
      discount,
      picture: sku.picture,
    })),
  );
  await recordEvent(tx, id, 'placed', now);
  await bindCoupons(tx, order.customerId, order.couponIds, id, now);
  for (const { flashItemId: itemId, quantity } of order.lines) {
    if (itemId !== undefined) await takePieces(tx, { itemId, quantity }, { id, customerId: order.customerId }, now);
  }
  const short = await takeStock(
    tx,
    order.lines.map(({ sku, quantity }) => ({ skuId: sku.skuId, quantity })),
    id,
    now,
  );
  if (short) throw new Fault(order.shortFault);
  return { id, number };
}

const missingOrder = () => new Fault('parameter_refused', { errors: [{ field: 'order_id', rule: 'known' }] });

/** An order in the customer's list, held until the transaction ends. */
async function heldOrder(orderId: number, context: Context): Promise<OrderRow> {
  const order = await lockOrder(context.db, customerOf(context).customerId, { id: orderId });
  if (!order || order.removed) throw missingOrder();
  // Whatever happens from here on happens to its parts.
  if (order.splitAt !== null) throw new Fault('state_refuses');
  return order;
}

/** An order of the customer that waits for its money, held until the transaction ends. */
export async function orderToPay(tx: Db, customerId: number, number: string, now: Date): Promise<{ id: number; total: Cents }> {
  const order = await lockOrder(tx, customerId, { number });
  if (!order) throw missingOrder();
  if (order.status !== orderStatus.unpaid || order.expiresAt <= now) throw new Fault('state_refuses');
  return order;
}

/** How an order was paid: the wire's name of the method, and the reference of the provider's charge, or null for the wallet. */
export interface PaidBy {
  readonly paymentMethod: string;
  readonly chargeReference: string | null;
}

/** Marks an order as paid; one of several shops is split by them. */
export async function markPaid(tx: Db, number: string, paidBy: PaidBy, now: Date): Promise<void> {
  const order = await lockOrderByNumber(tx, number);
  if (!order) throw missingOrder();
  const paid = { ...paidState(order, now), paidAt: now, ...paidBy };
  await changeOrder(tx, order.id, paid, 'paid', now);
  await useCoupons(tx, order.id, now);
  if (order.shares.length > 0) await splitByShop(tx, { ...order, ...paid }, now);
  await notifyPaid(tx, { ...order, ...paid }, now);
}

/**
 * Marks an order as paid through the provider, in the transaction that books the money. Undefined when the order no longer waits for it:
 * closed, or paid in another way. One whose time is over but that has not been closed yet still has its stock, and is paid.
 */
export async function payThroughProvider(
  tx: Db,
  which: PaidBy & { readonly customerId: number; readonly number: string },
  now: Date,
): Promise<{ id: number } | undefined> {
  const order = await lockOrder(tx, which.customerId, { number: which.number });
  if (!order || order.status !== orderStatus.unpaid) return undefined;
  const { paymentMethod, chargeReference } = which;
  await markPaid(tx, order.number, { paymentMethod, chargeReference }, now);
  return order;
}

/** Cancels an order for its customer: an unpaid one closes, a paid one is also refunded the way it was paid. */
export async function cancelOrder(orderId: number, context: Context): Promise<void> {
  const { db } = context;
  const now = context.clock.now();
  // Before its part: of two that are cancelled at once the second sees the first, and it has the smaller id.
  const whole = await lockWholeOf(db, orderId);
  const order = await heldOrder(orderId, context);
  if (order.status === orderStatus.shipped) throw new Fault('order_shipped');
  if (order.status !== orderStatus.unpaid && order.status !== orderStatus.paid) throw new Fault('state_refuses');
  await closeOrder(db, order, 'customer', now);
  // After its stock: every transaction takes the wallet last.
  const refund = order.status === orderStatus.paid ? await refundRest(db, order, now) : undefined;
  await notifyCancelled(db, order, refund, now);
  // The mall's coupon is the whole order's: it comes back with the last of its parts.
  if (whole && (await childrenOf(db, whole.id)).every(({ status }) => status === orderStatus.closed)) await freeCoupons(db, whole.id);
}

/** Refunds what after-sales have left of a paid order. */
async function refundRest(tx: Db, order: OrderRow, now: Date): Promise<RequestedRefund> {
  const refunded = (await refundedAmountOf(tx, [order.id])).get(order.id) ?? 0n;
  return requestRefund(tx, { order, amount: order.total - refunded, reason: 'cancellation' }, now);
}

async function closeOrder(tx: Db, order: OrderRow, closedBy: 'customer' | 'timer', now: Date): Promise<void> {
  await changeOrder(
    tx,
    order.id,
    { status: orderStatus.closed, closedAt: now, closedBy },
    closedBy === 'timer' ? 'expired' : 'cancelled',
    now,
  );
  await freeCoupons(tx, order.id);
  if (order.kind === orderKind.flashSale) await releasePieces(tx, order.id, now);
  // Lines that were refunded before have given their pieces back already.
  const lines = (await linesOf(tx, [order.id])).filter(({ restockedAt }) => restockedAt === null);
  await releaseStock(
    tx,
    lines.map(({ skuId, quantity }) => ({ skuId, quantity })),
    order.id,
    now,
  );
}

/** Closes orders that stayed unpaid too long; gives how many. See {@link processDue}. */
export async function expireOrders(db: Db, now: Date): Promise<number> {
  return processDue(
    db,
    {
      job: 'unpaid-orders',
      name: 'order',
      next: (tx, passedOver) => lockOneExpired(tx, now, passedOver),
      async process(tx, order) {
        await closeOrder(tx, order, 'timer', now);
        await notifyExpired(tx, order, now);
        return true;
      },
    },
    now,
  );
}

/** Marks a paid order as shipped: what the back-office does. */
export async function shipOrder(db: Db, number: string, parcel: { courier: string; parcelNumber: string }, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, number);
    if (!order) throw missingOrder();
    if (order.status !== orderStatus.paid || order.splitAt !== null) throw new Fault('state_refuses');
    await changeOrder(tx, order.id, { status: orderStatus.shipped, shippedAt: now, ...parcel }, 'shipped', now);
    await notifyShipped(tx, order, parcel, now);
  });
}

/** Says for its customer that a shipped order has arrived. */
export async function receiveOrder(orderId: number, context: Context): Promise<void> {
  const now = context.clock.now();
  const order = await heldOrder(orderId, context);
  // What waits in a store is received when the store reads its code.
  if (order.status !== orderStatus.shipped || order.pickupStoreId !== null) throw new Fault('state_refuses');
  if ((await linesOf(context.db, [order.id])).some(({ inAfterSale }) => inAfterSale)) throw new Fault('state_refuses');
  await completeOrder(context.db, order, now);
}

/** For how many days one reminder is enough. */
const reminderDays = 1;

/** Whether an order's customer has reminded its shops lately. */
export const isReminded = ({ remindedAt }: Pick<OrderRow, 'remindedAt'>, now: Date): boolean =>
  remindedAt !== null && addDays(remindedAt, reminderDays) > now;

/** Tells the shops of a paid order that its customer is waiting, once a day. */
export async function remindShops(orderId: number, context: Context): Promise<void> {
  const now = context.clock.now();
  const order = await heldOrder(orderId, context);
  if (order.status !== orderStatus.paid || isReminded(order, now)) throw new Fault('state_refuses');
  await changeOrder(context.db, order.id, { remindedAt: now }, 'reminded', now);
}

/** Takes an order that is over out of its customer's list. The mall keeps it. */
export async function removeFromList(orderId: number, context: Context): Promise<void> {
  const order = await heldOrder(orderId, context);
  if (order.status !== orderStatus.completed && order.status !== orderStatus.closed) throw new Fault('state_refuses');
  await changeOrder(context.db, order.id, { removed: true }, 'removed', context.clock.now());
}
