import type { Db } from '../../db/database.ts';
import { releaseStock } from '../../inventory/inventory.ts';
import { freeCoupons } from '../coupons/use-coupons.ts';
import { releasePieces } from '../flash-sale/hold-pieces.ts';
import { changeOrder, linesOf, type OrderRow } from './repository.ts';
import { orderKind, orderStatus } from './schema.ts';

/** Closes a locked order and returns its coupons, flash sale pieces and stock. */
export async function closeOrder(tx: Db, order: OrderRow, closedBy: 'customer' | 'timer', now: Date): Promise<void> {
  await changeOrder(
    tx,
    order.id,
    { status: orderStatus.closed, closedAt: now, closedBy },
    closedBy === 'timer' ? 'expired' : 'cancelled',
    now,
  );
  await freeCoupons(tx, order.id);
  if (order.kind === orderKind.flashSale) await releasePieces(tx, order.id, now);
  // The pieces of refunded lines are already back in stock.
  const lines = (await linesOf(tx, [order.id])).filter(({ restockedAt }) => restockedAt === null);
  await releaseStock(
    tx,
    lines.map(({ skuId, quantity }) => ({ skuId, quantity })),
    order.id,
    now,
  );
}
