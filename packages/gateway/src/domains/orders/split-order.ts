import type { Db } from '../../db/database.ts';
import { moveShopCoupons } from '../coupons/use-coupons.ts';
import { insertNumbered } from './order-number.ts';
import { childrenOf, linesOf, markSplit, moveLines, type OrderLineRow, type OrderRow, recordEvent } from './repository.ts';
import type { ShopShare } from './schema.ts';

/**
 * Splits a paid order by shop, in the transaction that posts the money, because shops ship, and customers cancel, each part separately. The
 * lines and the shop's coupon move to the part; the mall's coupon stays with the whole order, which retains the paid amount, and is
 * returned when the last part is cancelled.
 */
export async function splitByShop(tx: Db, whole: OrderRow, now: Date): Promise<void> {
  const lines = Map.groupBy(await linesOf(tx, [whole.id]), ({ shopId }) => shopId);
  for (const share of whole.shares) {
    const { id } = await insertNumbered(tx, partOf(whole, share, lines.get(share.shopId) ?? []), now);
    await moveLines(tx, whole.id, share.shopId, id);
    await moveShopCoupons(tx, whole.id, share.shopId, id);
    await recordEvent(tx, id, 'paid', now);
  }
  await markSplit(tx, whole.id, now);
}

function partOf(whole: OrderRow, share: ShopShare, lines: readonly OrderLineRow[]) {
  const { id, number: _, ...same } = whole;
  const productsTotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * BigInt(quantity), 0n);
  const [freight, shopDiscount, mallDiscount] = [BigInt(share.freight), BigInt(share.shopDiscount), BigInt(share.mallDiscount)];
  return {
    ...same,
    parentId: id,
    shares: [],
    productsTotal,
    freight,
    shopDiscount,
    mallDiscount,
    total: productsTotal + freight - shopDiscount - mallDiscount,
    remarks: whole.remarks.filter(({ shopId }) => shopId === share.shopId),
  };
}

/** An order with its lines. */
export interface OrderWithLines {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

/** Returns the parts that an order was split into, or the order itself. */
export async function partsOf(db: Db, order: OrderRow): Promise<OrderWithLines[]> {
  const rows = order.splitAt === null ? [order] : await childrenOf(db, order.id);
  const lines = Map.groupBy(
    await linesOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  return rows.map((row) => ({ order: row, lines: lines.get(row.id) ?? [] }));
}
