import { type Db, rowsOf } from '../../db/database.ts';
import { eq, type SQL, sql } from '../../db/drizzle.ts';
import { availableOf } from '../../inventory/inventory.ts';
import type { LanguageCode, Localized } from '../../shared/language.ts';
import type { Cents } from '../../shared/money.ts';
import { products } from './schema.ts';

/** A SKU of a product. */
export interface Sku {
  readonly id: number;
  readonly price: Cents;
  readonly image: string;
  readonly valueIds: readonly number[];
  readonly available: number;
}

/** A value of an attribute, by which SKUs are selected. */
export interface AttributeValue {
  readonly id: number;
  readonly name: string;
  readonly attributeId: number;
  readonly attributeName: string;
}

/** The SKUs of a product with the attribute values that identify them. */
export interface ProductSkus {
  readonly skus: readonly Sku[];
  readonly values: readonly AttributeValue[];
}

/** A product with all data of its page, in one language. */
export interface Product extends ProductSkus {
  readonly id: number;
  readonly status: 1 | 2 | 3 | 4 | 5;
  readonly recycled: boolean;
  readonly labels: readonly number[];
  readonly images: readonly string[];
  /** The URL of its video; empty for none. */
  readonly video: string;
  readonly priceFrom: Cents;
  readonly priceTo: Cents;
  readonly sold: number;
  readonly classId: number;
  readonly name: string;
  readonly subtitle: string;
  /** The tabs of the description as JSON text. */
  readonly content: string;
  readonly brandName: string;
  readonly className: string;
  readonly reviews: number;
  readonly shop: {
    readonly id: number;
    readonly name: string;
    readonly logo: string;
    readonly isOpen: 0 | 1 | 2;
    readonly followers: number;
  };
}

/** A product that is recommended on the page of another product. */
export interface RelatedProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly priceFrom: Cents;
  readonly priceTo: Cents;
}

/** JSON represents cents as a number. */
type SkuRecord = Omit<Sku, 'price'> & { readonly price: number };

interface SkusRecord extends Record<string, unknown> {
  readonly skus: readonly SkuRecord[];
  readonly values: readonly AttributeValue[];
}

interface PricesRecord extends Record<string, unknown> {
  readonly price_from: string;
  readonly price_to: string;
}

type ProductRecord = SkusRecord &
  PricesRecord &
  Pick<
    Product,
    'id' | 'status' | 'recycled' | 'labels' | 'images' | 'video' | 'sold' | 'name' | 'subtitle' | 'content' | 'reviews' | 'shop'
  > & {
    readonly class_id: number;
    readonly brand_name: string;
    readonly class_name: string;
  };

const readSkus = ({ skus, values }: SkusRecord): ProductSkus => ({
  values,
  skus: skus.map((sku) => ({ ...sku, price: BigInt(sku.price) })),
});

const readPrices = ({ price_from, price_to }: PricesRecord) => ({ priceFrom: BigInt(price_from), priceTo: BigInt(price_to) });

/** Returns the SKUs of a product as one JSON value. */
const skusAsJson = (condition: SQL) => sql`
  (select coalesce(json_agg(json_build_object('id', k.id, 'price', k.price, 'image', k.picture, 'valueIds', k.value_ids,
                                              'available', ${availableOf(sql`k.id`)}) order by k.position), '[]')
     from skus k where ${condition})`;

/** Returns the attribute values that a product's SKUs use, once for each SKU that has it, as one JSON value. */
const valuesAsJson = (condition: SQL, language: LanguageCode) => sql`
  (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name ->> ${language}, 'attributeId', a.id,
                                              'attributeName', a.name ->> ${language})), '[]')
     from skus k cross join unnest(k.value_ids) as u (id) join attribute_values v on v.id = u.id join attributes a on a.id = v.attribute_id
    where ${condition})`;

const relatedCount = 8;

/** Returns related products: bestsellers of its class, then of all classes. Each half follows an index, the second only if needed. */
export async function findRelated(db: Db, id: number, language: LanguageCode): Promise<RelatedProduct[]> {
  const ownClass = sql`(select class_id from products where id = ${id})`;
  const bestSold = (condition: SQL, place: number) => sql`
    (select o.id, o.pictures, o.price_from, o.price_to, o.sold, ${place}::int as place from products o
      where o.id <> ${id} and o.status = 2 and not o.recycled and ${condition}
      order by o.sold desc, o.id
      limit ${relatedCount})`;
  const rows = await rowsOf<PricesRecord & Pick<RelatedProduct, 'id' | 'name' | 'image'>>(
    db,
    sql`
      select o.id, o.pictures[1] as image, o.price_from::text, o.price_to::text, w.name
        from (${bestSold(sql`o.class_id = ${ownClass}`, 1)} union all ${bestSold(sql`o.class_id <> ${ownClass}`, 2)} limit ${relatedCount}) o
        join product_texts w on w.product_id = o.id and w.language = ${language}
       order by o.place, o.sold desc, o.id`,
  );
  return rows.map((row) => ({ id: row.id, name: row.name, image: row.image, ...readPrices(row) }));
}

/** Returns a product with one statement, because it is read far more often than anything else. */
export async function findProduct(db: Db, id: number, language: LanguageCode): Promise<Product | undefined> {
  const [row] = await rowsOf<ProductRecord>(
    db,
    sql`
      select p.id, p.status, p.recycled, p.labels, p.pictures as images, p.film as video, p.price_from::text, p.price_to::text, p.sold, p.class_id,
             t.name, t.subtitle, t.content::text,
             b.name ->> ${language} as brand_name,
             c.name ->> ${language} as class_name,
             json_build_object('id', s.id, 'name', s.name ->> ${language}, 'logo', s.logo, 'isOpen', s.is_open, 'followers', s.followers) as shop,
             coalesce((select g.total from product_ratings g where g.product_id = p.id), 0) as reviews,
             ${skusAsJson(sql`k.product_id = p.id`)} as skus,
             ${valuesAsJson(sql`k.product_id = p.id`, language)} as values
        from products p
        join product_texts t on t.product_id = p.id and t.language = ${language}
        join brands b on b.id = p.brand_id
        join product_classes c on c.id = p.class_id
        join shops s on s.id = p.shop_id
       where p.id = ${id}`,
  );
  if (!row) return undefined;
  const { id: productId, status, recycled, labels, images, video, sold, name, subtitle, content, reviews, shop } = row;
  return {
    id: productId,
    status,
    recycled,
    labels,
    images,
    video,
    sold,
    name,
    subtitle,
    content,
    reviews,
    shop,
    classId: row.class_id,
    className: row.class_name,
    brandName: row.brand_name,
    ...readPrices(row),
    ...readSkus(row),
  };
}

/** Returns the SKUs of products, by product id. */
export async function findSkusOf(db: Db, productIds: readonly number[], language: LanguageCode): Promise<ReadonlyMap<number, ProductSkus>> {
  if (productIds.length === 0) return new Map();
  const rows = await rowsOf<SkusRecord & { product_id: number }>(
    db,
    sql`
      select p.id as product_id,
             ${skusAsJson(sql`k.product_id = p.id`)} as skus,
             ${valuesAsJson(sql`k.product_id = p.id`, language)} as values
        from products p
       where p.id in ${productIds}`,
  );
  return new Map(rows.map((row) => [row.product_id, readSkus(row)]));
}

/** The condition that the product `p` of the shop `s` can be bought: it is on sale and its shop is open. */
const onSale = sql`(p.status = 2 and not p.recycled and s.is_open = 1)`;

/**
 * Returns a query for one row about a SKU of a product: `on_sale`, and the pieces `available`. It returns no row when there is no such SKU,
 * or no longer.
 */
export const offerOf = (productId: number, skuId: number): SQL => sql`
  select ${onSale} as on_sale, ${availableOf(sql`k.id`)} as available
    from skus k
    join products p on p.id = k.product_id
    join shops s on s.id = p.shop_id
   where k.id = ${skuId} and p.id = ${productId} and not p.recycled`;

/** A SKU with the columns that carts, settlements and orders need. */
export interface SkuDetailsRecord extends Record<string, unknown> {
  readonly sku_id: number;
  readonly product_id: number;
  readonly class_id: number;
  readonly shop_id: number;
  readonly shop_name: string;
  readonly shop_logo: string;
  readonly freight: string;
  readonly freight_free_from: string;
  readonly recycled: boolean;
  readonly on_sale: boolean;
  readonly image: string;
  readonly price: string;
  readonly available: number;
  readonly titles: Localized;
  /** The names of the SKU's attribute values, in order. */
  readonly options: readonly Localized[];
}

export async function findSkuDetails(db: Db, skuIds: readonly number[], language: LanguageCode): Promise<SkuDetailsRecord[]> {
  if (skuIds.length === 0) return [];
  return rowsOf<SkuDetailsRecord>(
    db,
    sql`
      select k.id as sku_id, p.id as product_id, p.class_id, s.id as shop_id, s.name ->> ${language} as shop_name, s.logo as shop_logo,
             s.freight::text, s.freight_free_from::text, p.recycled, ${onSale} as on_sale, k.picture as image, k.price::text,
             ${availableOf(sql`k.id`)} as available,
             (select json_object_agg(t.language, t.name) from product_texts t where t.product_id = p.id) as titles,
             (select coalesce(json_agg(v.name order by u.at), '[]')
                from unnest(k.value_ids) with ordinality as u(id, at) join attribute_values v on v.id = u.id) as options
        from skus k
        join products p on p.id = k.product_id
        join shops s on s.id = p.shop_id
       where k.id in ${skuIds}`,
  );
}

/** The class and the shop of a product. */
export interface ProductPlace {
  readonly productId: number;
  readonly classId: number;
  readonly shopId: number;
}

export async function findPlace(db: Db, id: number): Promise<ProductPlace | undefined> {
  const [row] = await db
    .select({ productId: products.id, classId: products.classId, shopId: products.shopId })
    .from(products)
    .where(eq(products.id, id));
  return row;
}
