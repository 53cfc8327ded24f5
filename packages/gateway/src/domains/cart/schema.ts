import { idOf, moment, serialId } from '../../db/columns.ts';
import { boolean, check, index, integer, pgTable, sql, uniqueIndex } from '../../db/drizzle.ts';
import { guests } from '../../sessions/schema.ts';
import { customers } from '../account/schema.ts';
import { products, skus } from '../catalog/schema.ts';

/** One SKU in the cart of one customer or one guest. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: serialId().primaryKey(),
    customerId: idOf('customer_id').references(() => customers.id),
    guestId: idOf('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    productId: idOf('product_id')
      .notNull()
      .references(() => products.id),
    skuId: idOf('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
    /** Selected for the next order. */
    selected: boolean('selected').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('cart_line_of_customer').on(table.customerId, table.skuId).where(sql`${table.customerId} is not null`),
    uniqueIndex('cart_line_of_guest').on(table.guestId, table.skuId).where(sql`${table.guestId} is not null`),
    index('cart_lines_by_sku').on(table.skuId),
    check('cart_line_of_one', sql`(${table.customerId} is null) <> (${table.guestId} is null)`),
    check('cart_quantity_positive', sql`${table.quantity} > 0`),
  ],
);
