import { idOf, localized, moment, serialId } from '../../db/columns.ts';
import { boolean, check, index, integer, pgTable, smallint, sql, text } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';
import { products } from '../catalog/schema.ts';
import { orderLines } from '../orders/schema.ts';

/** Reviews of products: the review, its one follow-up and the shop's one answer. Texts stay in their original language. */
export const reviews = pgTable(
  'reviews',
  {
    id: serialId().primaryKey(),
    productId: idOf('product_id')
      .notNull()
      .references(() => products.id),
    skuId: idOf('sku_id').notNull(),
    /** A copy of the SKU's options. */
    options: localized('options').notNull(),
    /** The reviewed order line, reviewed once; null for seeded reviews. */
    orderLineId: idOf('order_line_id')
      .unique()
      .references(() => orderLines.id),
    customerId: idOf('customer_id').references(() => customers.id),
    /** A copy of name and image, shown unless the review is anonymous. */
    authorName: text('author_name').notNull(),
    authorImage: text('author_picture').notNull().default(''),
    anonymous: boolean('anonymous').notNull(),
    stars: smallint('stars').notNull(),
    content: text('content').notNull(),
    images: text('pictures').array().notNull(),
    createdAt: moment('created_at').notNull(),
    followUp: text('follow_up').notNull().default(''),
    followUpImages: text('follow_up_pictures').array().notNull().default(sql`'{}'`),
    followUpAt: moment('follow_up_at'),
    /** Days from receipt to the follow-up. */
    followUpDay: integer('follow_up_day').notNull().default(0),
    answer: text('answer').notNull().default(''),
    replies: integer('replies').notNull().default(0),
  },
  (table) => [
    index('reviews_by_product').on(table.productId, table.createdAt.desc(), table.id.desc()),
    index('reviews_with_pictures')
      .on(table.productId, table.createdAt.desc(), table.id.desc())
      .where(sql`cardinality(${table.images}) + cardinality(${table.followUpImages}) > 0`),
    index('reviews_with_follow_up')
      .on(table.productId, table.createdAt.desc(), table.id.desc())
      .where(sql`${table.followUpAt} is not null`),
    check('review_stars', sql`${table.stars} between 1 and 5`),
  ],
);

/** Customers' replies to reviews, and to one another: a reply to a reply has a parent. */
export const reviewReplies = pgTable(
  'review_replies',
  {
    id: serialId().primaryKey(),
    reviewId: idOf('review_id')
      .notNull()
      .references(() => reviews.id),
    parentId: idOf('parent_id'),
    customerId: idOf('customer_id').references(() => customers.id),
    authorName: text('author_name').notNull(),
    authorImage: text('author_picture').notNull().default(''),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('review_replies_by_review').on(table.reviewId, table.id).where(sql`${table.parentId} is null`),
    index('review_replies_by_parent').on(table.parentId, table.id),
  ],
);
