import { cents, idOf, moment, serialId } from '../../db/columns.ts';
import { boolean, check, index, integer, pgTable, smallint, sql, uniqueIndex } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';

/** The type of a points record; the numbers are the wire's. */
export const pointsType = { takenByMall: 5, givenByMall: 6, shopping: 8, expired: 10, membership: 11 } as const;
export type PointsType = (typeof pointsType)[keyof typeof pointsType];

/** The points a customer can spend: the sum of their records. */
export const pointsAccounts = pgTable(
  'points_accounts',
  {
    customerId: idOf('customer_id')
      .primaryKey()
      .references(() => customers.id),
    available: integer('available').notNull(),
  },
  (table) => [check('points_not_negative', sql`${table.available} >= 0`)],
);

export const pointsRecords = pgTable(
  'points_records',
  {
    id: serialId().primaryKey(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    type: smallint('type').$type<PointsType>().notNull(),
    /** Points gained; negative for points removed. */
    points: integer('points').notNull(),
    at: moment('at').notNull(),
    /** The time when gained points expire; null once expired, and for removed points. */
    expiresAt: moment('expires_at'),
    /** The order of the points, on the reward and on every revocation of it. */
    orderId: idOf('order_id'),
    /** The amount paid for the products that the points are for; negative for a refunded amount. Null when no order is concerned. */
    paid: cents('paid'),
    /** Points to revoke that the balance no longer had. */
    shortfall: integer('shortfall').notNull().default(0),
    /** Removed from the list by the customer. */
    removed: boolean('removed').notNull().default(false),
  },
  (table) => [
    index('points_records_by_customer').on(table.customerId, table.id),
    index('points_records_by_expiry').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    index('points_records_by_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    uniqueIndex('points_reward_of_order').on(table.orderId).where(sql`${table.type} = 8`),
  ],
);
