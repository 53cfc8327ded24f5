import type { Db } from '../../db/database.ts';
import { Fault, type FaultName } from '../../dispatch/fault.ts';
import { takeStock } from '../../inventory/inventory.ts';
import { addMinutes } from '../../shared/clock.ts';
import type { Cents } from '../../shared/money.ts';
import type { SkuDetails } from '../catalog/find-skus.ts';
import { bindCoupons } from '../coupons/use-coupons.ts';
import { takePieces } from '../flash-sale/hold-pieces.ts';
import { insertNumbered } from './order-number.ts';
import { unpaidMinutes } from './payment-deadline.ts';
import { insertLines, type NewOrderRow, recordEvent } from './repository.ts';
import { orderKind, orderStatus, type Remark, type ShopShare } from './schema.ts';

/** A line of a new order. */
export interface NewLine {
  readonly sku: SkuDetails;
  readonly quantity: number;
  /** The flash sale item of the pieces. */
  readonly flashItemId?: number;
  /** The line's share of coupon discounts. */
  readonly discount: Cents;
}

/** The address of an order, or the store where it is picked up. */
export type Destination = Pick<NewOrderRow, 'consignee' | 'mobile' | 'province' | 'city' | 'district' | 'addressDetail' | 'pickupStoreId'>;

/** A request to create an order. */
export interface NewOrder {
  readonly customerId: number;
  readonly lines: readonly NewLine[];
  readonly productsTotal: Cents;
  readonly freight: Cents;
  readonly shopDiscount: Cents;
  readonly mallDiscount: Cents;
  readonly total: Cents;
  /** The customer's coupons that are included in its amounts. */
  readonly couponIds: readonly number[];
  readonly destination: Destination;
  readonly remarks: readonly Remark[];
  readonly shares: readonly ShopShare[];
  readonly paymentMethod: string;
  /** The fault to throw when a concurrent order took the last pieces. */
  readonly shortFault: FaultName;
}

/** Creates an unpaid order and takes its stock, in the caller's transaction. */
export async function createOrder(order: NewOrder, tx: Db, now: Date): Promise<{ id: number; number: string }> {
  const kind = order.lines.some(({ flashItemId }) => flashItemId !== undefined) ? orderKind.flashSale : orderKind.ordinary;
  const row = {
    customerId: order.customerId,
    status: orderStatus.unpaid,
    kind,
    productsTotal: order.productsTotal,
    freight: order.freight,
    shopDiscount: order.shopDiscount,
    mallDiscount: order.mallDiscount,
    total: order.total,
    paymentMethod: order.paymentMethod,
    ...order.destination,
    remarks: order.remarks,
    // An order of one shop is not split.
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
      image: sku.image,
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
