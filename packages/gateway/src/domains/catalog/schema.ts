import { cents, idOf, lexemes, localized, moment, serialId } from '../../db/columns.ts';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '../../db/drizzle.ts';
import { guests } from '../../sessions/schema.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { customers } from '../account/schema.ts';
import { shops } from '../shops/schema.ts';
import type { FormKind } from './search/word-forms.ts';

/** The status of a product; the numbers are the wire's. */
export const productStatus = { waiting: 1, onSale: 2, offShelf: 3, violation: 4, supplyCut: 5 } as const;

export const brands = pgTable('brands', {
  id: idOf('id').primaryKey(),
  name: localized('name').notNull(),
});

export const productClasses = pgTable('product_classes', {
  id: idOf('id').primaryKey(),
  name: localized('name').notNull(),
  position: integer('position').notNull(),
});

/** The condition for products in lists; the indexes of lists contain only these. */
const onSale = ({ status, recycled }: { status: AnyPgColumn; recycled: AnyPgColumn }) => sql`${status} = 2 and not ${recycled}`;

/** The columns by which lists are filtered and sorted, besides the ids of shop, brand and class. */
const listedBy = () => ({
  status: smallint('status').notNull(),
  /** A deleted product: old links still show it as "expired". */
  recycled: boolean('recycled').notNull().default(false),
  /** 1 new, 2 hot, 3 recommended, 5 with a member price. */
  labels: smallint('labels').array().notNull(),
  /** Lowest price over the SKUs, denormalized because lists sort by it. */
  priceFrom: cents('price_from').notNull(),
  sold: integer('sold').notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

export const products = pgTable(
  'products',
  {
    id: idOf('id').primaryKey(),
    shopId: idOf('shop_id')
      .notNull()
      .references(() => shops.id),
    brandId: idOf('brand_id')
      .notNull()
      .references(() => brands.id),
    classId: idOf('class_id')
      .notNull()
      .references(() => productClasses.id),
    ...listedBy(),
    /** URLs of the gallery, the main image first. */
    images: text('pictures').array().notNull(),
    /** URL of the gallery's video; empty for none. */
    video: text('film').notNull().default(''),
    /** Highest price over the SKUs, denormalized like the lowest. */
    priceTo: cents('price_to').notNull(),
    /** A random number: a random selection starts at any value and takes the products that follow. */
    draw: doublePrecision('draw').notNull().default(sql`random()`),
  },
  (table) => [
    index('products_by_class').on(table.classId, table.sold.desc().nullsFirst(), table.id).where(onSale(table)),
    index('products_by_brand').on(table.brandId, table.sold.desc().nullsFirst(), table.id).where(onSale(table)),
    index('products_by_price').on(table.priceFrom, table.id).where(onSale(table)),
    index('products_by_sold').on(table.sold.desc().nullsFirst(), table.id).where(onSale(table)),
    index('products_by_age').on(table.createdAt, table.id).where(onSale(table)),
    index('products_by_draw').on(table.draw).where(onSale(table)),
    index('products_by_shop').on(table.shopId, table.sold.desc().nullsFirst(), table.id),
  ],
);

/** A tab of a product's description. */
export interface ContentTab {
  readonly name: string;
  readonly content: string;
}

export const productTexts = pgTable(
  'product_texts',
  {
    productId: idOf('product_id')
      .notNull()
      .references(() => products.id),
    language: text('language').$type<LanguageCode>().notNull(),
    name: text('name').notNull(),
    subtitle: text('subtitle').notNull(),
    content: jsonb('content').$type<readonly ContentTab[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
);

/** Searches are frequent and changes rare: without a list of pending entries, which each search would read, and which the embedded database never clears. */
const searchedAtOnce = { fastupdate: false };

/**
 * What a product is found by: see search/document.ts. The row also contains the columns by which lists are filtered and sorted, so that a
 * search reads other tables only for displayed products. Only the trigger copy_product in migrations/0000_baseline.sql writes those columns, on
 * every change of the product.
 */
export const productTokens = pgTable(
  'product_tokens',
  {
    productId: idOf('product_id')
      .primaryKey()
      .references(() => products.id),
    shopId: idOf('shop_id').notNull(),
    brandId: idOf('brand_id').notNull(),
    classId: idOf('class_id').notNull(),
    ...listedBy(),
    /** The tokens of the texts in all languages, each with its level in front. */
    lexemes: lexemes('lexemes').notNull(),
    /** The version of search/document.ts that made the lexemes; 0 when they are older than the texts. A job replaces old ones. */
    version: smallint('version').notNull().default(0),
  },
  (table) => [
    index('product_tokens_by_lexeme').using('gin', table.lexemes).with(searchedAtOnce),
    index('product_tokens_by_version').on(table.version, table.productId),
  ],
);

/** The words of all texts and of all synonyms, and how they are typed: see search/word-forms.ts. */
export const searchForms = pgTable(
  'search_forms',
  {
    form: text('form').notNull(),
    word: text('word').notNull(),
    kind: text('kind').$type<FormKind>().notNull(),
    /** The keys by which a part of the form, or the form with typing errors, finds it. */
    keys: lexemes('keys').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.form, table.word] }),
    index('search_forms_by_prefix').on(table.form.op('text_pattern_ops')),
    index('search_forms_by_key').using('gin', table.keys).with(searchedAtOnce),
  ],
);

/** The terms of a set of synonyms, in one language each: see search/synonyms.ts. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    setId: idOf('set_id')
      .notNull()
      .references(() => searchSynonymSets.id, { onDelete: 'cascade' }),
    language: text('language').$type<LanguageCode>().notNull(),
    /** The term as it was given. */
    term: text('term').notNull(),
    /** The term in the spelling by which it is compared. */
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.setId, table.language, table.term] }), index('search_synonyms_by_key').on(table.key)],
);

export const searchSynonymSets = pgTable('search_synonym_sets', {
  id: serialId().primaryKey(),
  /** The sets whose products also answer a search for this one, but not the reverse. */
  relatedIds: idOf('related_ids').array().notNull(),
});

export const attributes = pgTable('attributes', {
  id: idOf('id').primaryKey(),
  name: localized('name').notNull(),
});

export const attributeValues = pgTable('attribute_values', {
  id: idOf('id').primaryKey(),
  attributeId: idOf('attribute_id')
    .notNull()
    .references(() => attributes.id),
  name: localized('name').notNull(),
});

/** The unit of sale: one combination of attribute values. The inventory has its stock. */
export const skus = pgTable(
  'skus',
  {
    id: idOf('id').primaryKey(),
    productId: idOf('product_id')
      .notNull()
      .references(() => products.id),
    price: cents('price').notNull(),
    image: text('picture').notNull(),
    /** Ids of the attribute values, in the order of the product's attributes. */
    valueIds: idOf('value_ids').array().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('skus_by_product').on(table.productId, table.position)],
);

/** The number of reviews of a product, by kind. Part of the catalog because lists and the product page show it. */
export const productRatings = pgTable('product_ratings', {
  productId: idOf('product_id')
    .primaryKey()
    .references(() => products.id),
  total: integer('total').notNull().default(0),
  /** Four and five stars; three; one and two. */
  good: integer('good').notNull().default(0),
  medium: integer('medium').notNull().default(0),
  bad: integer('bad').notNull().default(0),
  withImages: integer('with_pictures').notNull().default(0),
  withFollowUp: integer('with_follow_up').notNull().default(0),
});

/** The distinct searches of a customer or a guest. */
export const searchWords = pgTable(
  'search_words',
  {
    id: serialId().primaryKey(),
    customerId: idOf('customer_id').references(() => customers.id),
    guestId: idOf('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    searchedAt: moment('searched_at').notNull(),
  },
  (table) => [
    uniqueIndex('search_words_of_customer').on(table.customerId, table.words).where(sql`${table.customerId} is not null`),
    uniqueIndex('search_words_of_guest').on(table.guestId, table.words).where(sql`${table.guestId} is not null`),
    check('search_words_of_one', sql`(${table.customerId} is null) <> (${table.guestId} is null)`),
  ],
);
