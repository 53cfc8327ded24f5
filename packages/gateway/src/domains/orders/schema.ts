import { cents, idOf, localized, moment, serialId } from '../../db/columns.ts';
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, smallint, sql, text } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';
import { shopStores } from '../shops/schema.ts';

/** Where an order stands; the numbers are the wire's. */
export const orderStatus = { unpaid: 0, paid: 1, shipped: 2, completed: 5, closed: 7 } as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

/** What kind of order it is; the codes are the wire's. */
export const orderKind = { ordinary: 'GM', flashSale: 'MS' } as const;
export type OrderKind = (typeof orderKind)[keyof typeof orderKind];

/** What a shopper wrote to one of the shops of an order. */
export interface Remark {
  readonly shopId: number;
  readonly text: string;
}

/** One shop's part of an order of several: what is left to pay of its delivery, and what coupons take off its goods. Cents as texts. */
export interface ShopShare {
  readonly shopId: number;
  readonly freight: string;
  readonly shopDiscount: string;
  readonly mallDiscount: string;
}

export const orders = pgTable(
  'orders',
  {
    id: serialId().primaryKey(),
    /** The number that shoppers see, "GM…". */
    number: text('number').notNull().unique(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    status: smallint('status').$type<OrderStatus>().notNull(),
    kind: text('kind').$type<OrderKind>().notNull().default(orderKind.ordinary),
    goodsTotal: cents('goods_total').notNull(),
    /** Delivery as far as it is paid for. */
    freight: cents('freight').notNull(),
    /** Taken off the goods by coupons of shops, and by a coupon of the mall. */
    shopDiscount: cents('shop_discount').notNull().default(sql`0`),
    mallDiscount: cents('mall_discount').notNull().default(sql`0`),
    total: cents('total').notNull(),
    paymentMethod: text('payment_method').notNull(),
    /** The payment provider's reference of the charge that paid it; null when the wallet did. */
    chargeReference: text('charge_reference'),
    /** The address as it was when the order was placed: the store's where the customer picks it up. */
    consignee: text('consignee').notNull(),
    mobile: text('mobile').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    addressDetail: text('address_detail').notNull(),
    remarks: jsonb('remarks').$type<readonly Remark[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** An order unpaid at this moment is closed and gives its stock back. */
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    receivedAt: moment('received_at'),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by').$type<'customer' | 'timer' | 'refund'>(),
    /** The courier and its parcel number, once shipped. */
    courier: text('courier').notNull().default(''),
    parcelNumber: text('parcel_number').notNull().default(''),
    /** The store where the customer picks it up; null for an order that a courier brings. */
    pickupStoreId: idOf('pickup_store_id').references(() => shopStores.id),
    /** What the store asks for, once paid; it is replaced when it has run out. */
    pickupCode: text('pickup_code').notNull().default(''),
    pickupCodeExpiresAt: moment('pickup_code_expires_at'),
    /** When the customer last reminded the shops. */
    remindedAt: moment('reminded_at'),
    removed: boolean('removed').notNull().default(false),
    /** The shops' parts, where there are several: once paid, each becomes an order of its own. */
    shares: jsonb('shares').$type<readonly ShopShare[]>().notNull().default([]),
    /** When that happened. The lines are the parts' since then, and lists show those. */
    splitAt: moment('split_at'),
    /** The order that this one was a part of. */
    parentId: idOf('parent_id').references((): AnyPgColumn => orders.id),
  },
  (table) => [
    index('orders_by_customer').on(table.customerId, table.id),
    index('orders_by_parent').on(table.parentId).where(sql`${table.parentId} is not null`),
    index('orders_by_expiry').on(table.expiresAt).where(sql`${table.status} = 0`),
    check(
      'order_total_adds_up',
      sql`${table.total} = ${table.goodsTotal} + ${table.freight} - ${table.shopDiscount} - ${table.mallDiscount} and ${table.total} >= 0`,
    ),
  ],
);

/** One SKU of an order, with name and price as they were. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: serialId().primaryKey(),
    orderId: idOf('order_id')
      .notNull()
      .references(() => orders.id),
    shopId: idOf('shop_id').notNull(),
    productId: idOf('product_id').notNull(),
    skuId: idOf('sku_id').notNull(),
    /** The product's name and the SKU's options as they were, in every language. */
    title: localized('title').notNull(),
    options: localized('options').notNull(),
    unitPrice: cents('unit_price').notNull(),
    quantity: integer('quantity').notNull(),
    /** The line's part of what coupons took off: what a refund of it leaves out. */
    discount: cents('discount').notNull().default(sql`0`),
    picture: text('picture').notNull(),
    /** It has an open after-sale. */
    inAfterSale: boolean('in_after_sale').notNull().default(false),
    /** When an after-sale refunded it, and how much of what was paid for its goods. */
    refundedAt: moment('refunded_at'),
    refunded: cents('refunded').notNull().default(sql`0`),
    /** When its pieces came back to the shop's stock. */
    restockedAt: moment('restocked_at'),
    /** How often it was exchanged, and when the last replacement arrived. */
    exchanges: smallint('exchanges').notNull().default(0),
    exchangedAt: moment('exchanged_at'),
    /** When the customer reviewed it; the list of orders to review leaves it out from then on. */
    reviewedAt: moment('reviewed_at'),
  },
  (table) => [
    index('order_lines_by_order').on(table.orderId),
    check('order_quantity_positive', sql`${table.quantity} > 0`),
    check(
      'order_line_refunded_within_paid',
      sql`${table.refunded} between 0 and ${table.unitPrice} * ${table.quantity} - ${table.discount}`,
    ),
    check('order_discount_within_line', sql`${table.discount} between 0 and ${table.unitPrice} * ${table.quantity}`),
  ],
);

/** What happened to an order, append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serialId().primaryKey(),
    orderId: idOf('order_id')
      .notNull()
      .references(() => orders.id),
    event: text('event')
      .$type<'placed' | 'paid' | 'shipped' | 'reminded' | 'received' | 'cancelled' | 'expired' | 'refunded' | 'removed'>()
      .notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('order_events_by_order').on(table.orderId)],
);
