import { idOf, moment, serialId } from '../../db/columns.ts';
import { boolean, index, pgTable, sql, text, uniqueIndex } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';

export const addresses = pgTable(
  'addresses',
  {
    id: serialId().primaryKey(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    consignee: text('consignee').notNull(),
    dialCode: text('dial_code').notNull(),
    mobile: text('mobile').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    detail: text('detail').notNull(),
    zipCode: text('zip_code').notNull().default(''),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('addresses_by_customer').on(table.customerId, table.id),
    uniqueIndex('address_default').on(table.customerId).where(sql`${table.isDefault}`),
  ],
);
