import { idOf, moment, serialId } from '../db/columns.ts';
import { check, index, integer, pgTable, sql, text } from '../db/drizzle.ts';

/** Pieces that can be sold now. The CHECK constraint is the last safeguard against overselling. */
export const stock = pgTable(
  'stock',
  {
    skuId: idOf('sku_id').primaryKey(),
    available: integer('available').notNull(),
  },
  (table) => [check('stock_not_negative', sql`${table.available} >= 0`)],
);

/** Every change of stock, append-only: stock = Σ quantity. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: serialId().primaryKey(),
    skuId: idOf('sku_id').notNull(),
    /** Number of pieces; negative when they leave the stock. */
    quantity: integer('quantity').notNull(),
    reason: text('reason').$type<'initial' | 'sold' | 'released' | 'adjusted'>().notNull(),
    orderId: idOf('order_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('stock_movements_by_sku').on(table.skuId), index('stock_movements_by_order').on(table.orderId)],
);
