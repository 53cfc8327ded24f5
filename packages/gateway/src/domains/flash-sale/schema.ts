import { cents, idOf, moment, serialId } from '../../db/columns.ts';
import { check, index, integer, pgTable, primaryKey, sql, uniqueIndex } from '../../db/drizzle.ts';

/** The daily plan: one row per SKU and slot. The slots of each day are created from it. */
export const flashPlan = pgTable(
  'flash_plan',
  {
    /** The start of the slot and its duration, in minutes of the mall's day. */
    startMinute: integer('start_minute').notNull(),
    minutes: integer('minutes').notNull(),
    position: integer('position').notNull(),
    productId: idOf('product_id').notNull(),
    skuId: idOf('sku_id').notNull(),
    price: cents('price').notNull(),
    quantity: integer('quantity').notNull(),
    perCustomer: integer('per_customer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.startMinute, table.position] })],
);

/** A slot of one day. */
export const flashSlots = pgTable(
  'flash_slots',
  {
    id: serialId().primaryKey(),
    startsAt: moment('starts_at').notNull().unique(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [check('flash_slot_lasts', sql`${table.endsAt} > ${table.startsAt}`)],
);

/** A SKU in a slot, with the pieces reserved for it. The CHECK constraint is the last safeguard against overselling. */
export const flashItems = pgTable(
  'flash_items',
  {
    id: serialId().primaryKey(),
    slotId: idOf('slot_id')
      .notNull()
      .references(() => flashSlots.id),
    position: integer('position').notNull(),
    productId: idOf('product_id').notNull(),
    skuId: idOf('sku_id').notNull(),
    price: cents('price').notNull(),
    /** Reserved pieces, and those of them that are left. */
    quantity: integer('quantity').notNull(),
    available: integer('available').notNull(),
    /** The maximum number of pieces per customer. */
    perCustomer: integer('per_customer').notNull(),
  },
  (table) => [
    uniqueIndex('flash_items_by_slot').on(table.slotId, table.position),
    check('flash_pieces_within_quantity', sql`${table.available} between 0 and ${table.quantity}`),
    check('flash_price_positive', sql`${table.price} > 0`),
  ],
);

/** The pieces that orders took or returned, append-only: available = quantity + Σ movements. */
export const flashMovements = pgTable(
  'flash_movements',
  {
    id: serialId().primaryKey(),
    itemId: idOf('item_id')
      .notNull()
      .references(() => flashItems.id),
    customerId: idOf('customer_id').notNull(),
    orderId: idOf('order_id').notNull(),
    /** Number of pieces; negative when an order takes them. */
    quantity: integer('quantity').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('flash_movements_by_customer').on(table.itemId, table.customerId), index('flash_movements_by_order').on(table.orderId)],
);
