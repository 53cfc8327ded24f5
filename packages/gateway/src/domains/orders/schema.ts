import { cents, idOf, localized, moment, serialId } from '../../db/columns.ts';
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, smallint, sql, text } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';
import { shopStores } from '../shops/schema.ts';

/** The status of an order; the numbers are the wire's. */
export const orderStatus = { unpaid: 0, paid: 1, shipped: 2, completed: 5, closed: 7 } as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

/** The kind of an order; the codes are the wire's. */
export const orderKind = { ordinary: 'GM', flashSale: 'MS' } as const;
export type OrderKind = (typeof orderKind)[keyof typeof orderKind];

/** A shopper's remark to one of the shops of an order. */
export interface Remark {
  readonly shopId: number;
  readonly text: string;
}

/**
 * The part of one shop in an order of several: the delivery fee left to pay, and the coupon discounts on its products. Cents as strings.
 */
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
    /** The number shown to shoppers, "GM…". */
    number: text('number').notNull().unique(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    status: smallint('status').$type<OrderStatus>().notNull(),
    kind: text('kind').$type<OrderKind>().notNull().default(orderKind.ordinary),
    productsTotal: cents('goods_total').notNull(),
    /** The delivery fee after discounts. */
    freight: cents('freight').notNull(),
    /** Discounts on the products by shop coupons and by the mall coupon. */
    shopDiscount: cents('shop_discount').notNull().default(sql`0`),
    mallDiscount: cents('mall_discount').notNull().default(sql`0`),
    total: cents('total').notNull(),
    paymentMethod: text('payment_method').notNull(),
    /** The payment provider's reference of the charge that paid it; null for payment from the wallet. */
    chargeReference: text('charge_reference'),
    /** A copy of the address when the order was placed: that of the store for pickup. */
    consignee: text('consignee').notNull(),
    mobile: text('mobile').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    addressDetail: text('address_detail').notNull(),
    remarks: jsonb('remarks').$type<readonly Remark[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** An order that is unpaid at this time is closed and releases its stock. */
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    receivedAt: moment('received_at'),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by').$type<'customer' | 'timer' | 'refund'>(),
    /** The courier and its parcel number, once shipped. */
    courier: text('courier').notNull().default(''),
    parcelNumber: text('parcel_number').notNull().default(''),
    /** The store for pickup; null for delivery by courier. */
    pickupStoreId: idOf('pickup_store_id').references(() => shopStores.id),
    /** The code that the store verifies, set once paid; replaced when it has expired. */
    pickupCode: text('pickup_code').notNull().default(''),
    pickupCodeExpiresAt: moment('pickup_code_expires_at'),
    /** The time of the customer's last reminder to the shops. */
    remindedAt: moment('reminded_at'),
    removed: boolean('removed').notNull().default(false),
    /** The parts of the shops, when there are several: once paid, each becomes a separate order. */
    shares: jsonb('shares').$type<readonly ShopShare[]>().notNull().default([]),
    /** The time of the split. Since then the lines belong to the parts, and lists show those. */
    splitAt: moment('split_at'),
    /** The order that this order is a part of. */
    parentId: idOf('parent_id').references((): AnyPgColumn => orders.id),
  },
  (table) => [
    index('orders_by_customer').on(table.customerId, table.id),
    index('orders_by_parent').on(table.parentId).where(sql`${table.parentId} is not null`),
    index('orders_by_expiry').on(table.expiresAt).where(sql`${table.status} = 0`),
    check(
      'order_total_adds_up',
      sql`${table.total} = ${table.productsTotal} + ${table.freight} - ${table.shopDiscount} - ${table.mallDiscount} and ${table.total} >= 0`,
    ),
  ],
);

/** One SKU of an order, with a copy of its name and price. */
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
    /** A copy of the product's name and the SKU's options, in every language. */
    title: localized('title').notNull(),
    options: localized('options').notNull(),
    unitPrice: cents('unit_price').notNull(),
    quantity: integer('quantity').notNull(),
    /** The line's share of coupon discounts, which a refund of the line excludes. */
    discount: cents('discount').notNull().default(sql`0`),
    image: text('picture').notNull(),
    /** Whether it has an open after-sale. */
    inAfterSale: boolean('in_after_sale').notNull().default(false),
    /** The time of its refund by an after-sale, and the refunded part of the amount paid for its products. */
    refundedAt: moment('refunded_at'),
    refunded: cents('refunded').notNull().default(sql`0`),
    /** The time when its pieces returned to the shop's stock. */
    restockedAt: moment('restocked_at'),
    /** The number of exchanges, and the time when the last replacement arrived. */
    exchanges: smallint('exchanges').notNull().default(0),
    exchangedAt: moment('exchanged_at'),
    /** The time of the review; from then on, the list of orders to review omits the line. */
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

/** The events of an order, append-only. */
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
