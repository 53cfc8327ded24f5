import { bytes, cents, idOf, localized, moment, serialId } from '../../db/columns.ts';
import { boolean, index, integer, jsonb, pgTable, smallint, sql, text, uniqueIndex } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';

export const shops = pgTable('shops', {
  id: idOf('id').primaryKey(),
  name: localized('name').notNull(),
  logo: text('logo').notNull(),
  /** A wide image for the header of its page. */
  poster: text('poster').notNull().default(''),
  /** Its description. */
  about: localized('about').notNull().default({ en: '', zh: '', tn: '', ko: '' }),
  province: text('province').notNull().default(''),
  city: text('city').notNull().default(''),
  district: text('district').notNull().default(''),
  /** 0 not open, 1 open, 2 temporarily closed. */
  isOpen: smallint('is_open').$type<0 | 1 | 2>().notNull(),
  followers: integer('followers').notNull().default(0),
  /** The delivery fee of an order, and the products total from which delivery is free. */
  freight: cents('freight').notNull(),
  freightFreeFrom: cents('freight_free_from').notNull(),
  /** Whether customers can request invoices of its orders. */
  issuesInvoices: boolean('issues_invoices').notNull().default(true),
});

/** A physical store of a shop. */
export const shopStores = pgTable(
  'shop_stores',
  {
    id: idOf('id').primaryKey(),
    shopId: idOf('shop_id')
      .notNull()
      .references(() => shops.id),
    name: localized('name').notNull(),
    phone: text('phone').notNull(),
    hours: text('hours').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    /** Street, house number and floor in every language; parcels and orders use the Chinese one. */
    addressDetail: localized('address_detail').notNull(),
    isDefault: boolean('is_default').notNull(),
  },
  (table) => [index('shop_stores_by_shop').on(table.shopId, table.id)],
);

/** The legal nature of an applicant; the numbers are the wire's. */
export const shopNature = { person: 0, enterprise: 1 } as const;
export type ShopNature = (typeof shopNature)[keyof typeof shopNature];

/** The state of an application; the numbers are the wire's, where 0 stands for no application. */
export const applicationState = { inReview: 1, approved: 2, rejected: 3 } as const;
export type ApplicationState = (typeof applicationState)[keyof typeof applicationState];

/** A customer's application for a shop. There is at most one, which can be sent again after a rejection. */
export const shopApplications = pgTable(
  'shop_applications',
  {
    id: serialId().primaryKey(),
    customerId: idOf('customer_id')
      .notNull()
      .unique()
      .references(() => customers.id),
    state: smallint('state').$type<ApplicationState>().notNull(),
    name: text('name').notNull(),
    /** The normalized name that identifies a shop. */
    nameKey: text('name_key').notNull(),
    about: text('about').notNull(),
    kind: integer('kind').notNull(),
    productRange: text('goods').notNull(),
    applicant: text('applicant').notNull(),
    /** Encrypted: see shared/encryption.ts. */
    identityNumber: text('identity_number').notNull(),
    mobile: text('mobile').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    addressDetail: text('address_detail').notNull(),
    nature: smallint('nature').$type<ShopNature>().notNull(),
    images: jsonb('pictures').$type<readonly string[]>().notNull(),
    /** The reason of a rejection; empty otherwise. */
    reason: text('reason').notNull().default(''),
    sentAt: moment('sent_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    // A rejected application does not reserve its name.
    uniqueIndex('shop_application_name').on(table.nameKey).where(sql`${table.state} <> 3`),
    index('shop_applications_waiting').on(table.sentAt).where(sql`${table.state} = 1`),
  ],
);

/** Tokens that open the back office of an approved shop, as hashes. */
export const backOfficeTokens = pgTable(
  'back_office_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('back_office_tokens_by_expiry').on(table.expiresAt)],
);
