import { idOf, moment, serialId } from '../../db/columns.ts';
import { check, index, pgTable, sql, uniqueIndex } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';
import { products } from '../catalog/schema.ts';
import { shops } from '../shops/schema.ts';

/** A favorite product of a customer, or a shop that they follow. */
export const favorites = pgTable(
  'favorites',
  {
    id: serialId().primaryKey(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    productId: idOf('product_id').references(() => products.id),
    shopId: idOf('shop_id').references(() => shops.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('favorite_product').on(table.customerId, table.productId).where(sql`${table.productId} is not null`),
    uniqueIndex('favorite_shop').on(table.customerId, table.shopId).where(sql`${table.shopId} is not null`),
    index('favorites_by_customer').on(table.customerId, table.id),
    check('favorite_of_one', sql`(${table.productId} is null) <> (${table.shopId} is null)`),
  ],
);
