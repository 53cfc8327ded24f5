import { cents, idOf, localized, moment, serialId } from '../../db/columns.ts';
import { check, index, integer, pgTable, primaryKey, smallint, sql } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';
import { shops } from '../shops/schema.ts';

/** The benefit of a coupon; the numbers are the wire's. */
export const couponBenefit = { freeDelivery: 1, amountOff: 2, shareOff: 3 } as const;
export type CouponBenefit = (typeof couponBenefit)[keyof typeof couponBenefit];

/** The scope of a coupon; the numbers are the wire's. */
export const couponScope = { allProducts: 1, products: 2, classes: 3, membership: 4 } as const;
export type CouponScope = (typeof couponScope)[keyof typeof couponScope];

/** A coupon campaign of the mall or of a shop. */
export const couponCampaigns = pgTable(
  'coupon_campaigns',
  {
    id: idOf('id').primaryKey(),
    /** The shop whose products it applies to; null for the mall's own. */
    shopId: idOf('shop_id').references(() => shops.id),
    name: localized('name').notNull(),
    terms: localized('terms').notNull(),
    benefit: smallint('benefit').$type<CouponBenefit>().notNull(),
    scope: smallint('scope').$type<CouponScope>().notNull(),
    /** The products or classes that it applies to, if the scope requires them. */
    scopeIds: idOf('scope_ids').array().notNull(),
    /** The amount off, for that benefit. */
    amount: cents('amount').notNull(),
    /** The share still to pay, in thousandths, for a percentage off: 900 is 10 % off. */
    paidShare: integer('paid_share').notNull(),
    /** The minimum amount of the products. */
    threshold: cents('threshold').notNull(),
    /** Coupons issued and remaining; null for an unlimited campaign. */
    issued: integer('issued'),
    left: integer('left'),
    perCustomer: integer('per_customer').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Null for a campaign without an end. */
    endsAt: moment('ends_at'),
    /** Days that a coupon is valid after it is claimed; null for until the end of the campaign. */
    validDays: integer('valid_days'),
  },
  (table) => [
    check('coupons_left_within_issued', sql`${table.left} between 0 and ${table.issued}`),
    check('coupon_paid_share', sql`${table.paidShare} between 0 and 1000`),
  ],
);

/** The number of coupons of a campaign that a customer has claimed, for the limit. */
export const couponReceipts = pgTable(
  'coupon_receipts',
  {
    campaignId: idOf('campaign_id')
      .notNull()
      .references(() => couponCampaigns.id),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    received: integer('received').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.campaignId] })],
);

/** A customer's coupon. */
export const coupons = pgTable(
  'coupons',
  {
    id: serialId().primaryKey(),
    campaignId: idOf('campaign_id')
      .notNull()
      .references(() => couponCampaigns.id),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    receivedAt: moment('received_at').notNull(),
    expiresAt: moment('expires_at'),
    /** The order that it is bound to; used once that is paid, unused again once it is closed unpaid. */
    orderId: idOf('order_id'),
    /** The membership order that used it; an unpaid membership order does not bind it. */
    membershipOrderId: idOf('membership_order_id'),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('coupons_by_customer').on(table.customerId, table.expiresAt),
    index('coupons_by_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    check('coupon_used_by_order', sql`${table.usedAt} is null or ${table.orderId} is not null or ${table.membershipOrderId} is not null`),
  ],
);
