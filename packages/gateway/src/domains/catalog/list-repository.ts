import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { LanguageCode } from '../../shared/language.ts';
import type { Cents } from '../../shared/money.ts';
import { type CardRecord, type ProductCard, readCard } from './product-card.ts';
import { arrayText } from './search/array-text.ts';
import type { SearchPlan } from './search/search-plan.ts';

/** The conditions of a list of products. */
export interface ProductFilter {
  /** The search; undefined for none. */
  readonly search: SearchPlan | undefined;
  readonly classIds: readonly number[];
  readonly brandIds: readonly number[];
  readonly labels: readonly number[];
  /** The shop whose products are listed; undefined for all shops. */
  readonly shopId?: number;
  /** Lowest and highest price; undefined for no limit. */
  readonly from: Cents | undefined;
  readonly to: Cents | undefined;
}

/** The share of the best score that a found product has at least. */
const cut = 0.1;
/** The number of best products of which those in stock precede equally relevant ones: reading the stock of all takes longer than the search. */
const bestCount = 200;

export type ProductSort = 'mall' | 'priceUp' | 'priceDown' | 'soldUp' | 'soldDown' | 'newest';

/** Each sort order follows an index of the schema, forward or backward. */
const orders: Readonly<Record<ProductSort, SQL>> = {
  mall: sql`p.sold desc, p.id`,
  priceUp: sql`p.price_from, p.id`,
  priceDown: sql`p.price_from desc, p.id desc`,
  soldUp: sql`p.sold, p.id desc`,
  soldDown: sql`p.sold desc, p.id`,
  newest: sql`p.created_at desc, p.id desc`,
};

/** Returns the order of a list. The mall's own order of a search is by relevance, then by stock and sales. */
const orderOf = (filter: ProductFilter, sort: ProductSort): SQL =>
  sort === 'mall' && searches(filter) ? sql`p.score desc, p.in_stock desc nulls last, ${orders.mall}` : orders[sort];

type Facet = 'class' | 'brand';

/** Returns every condition of the filter except search words and facets. */
function eligible(filter: ProductFilter): SQL[] {
  const conditions: SQL[] = [sql`p.status = 2 and not p.recycled`];
  if (filter.shopId !== undefined) conditions.push(sql`p.shop_id = ${filter.shopId}`);
  if (filter.labels.length > 0) conditions.push(sql`p.labels && ${smallints(filter.labels)}`);
  if (filter.from !== undefined) conditions.push(sql`p.price_from >= ${filter.from}`);
  if (filter.to !== undefined) conditions.push(sql`p.price_from <= ${filter.to}`);
  if (filter.search?.buckets.length === 0) conditions.push(sql`false`);
  return conditions;
}

/** Returns the facet conditions of a filter, without those of the facet `open`. */
function matching(filter: ProductFilter, open?: Facet): SQL {
  const conditions = searches(filter) ? [sql`true`] : eligible(filter);
  if (filter.classIds.length > 0 && open !== 'class') conditions.push(sql`p.class_id in ${filter.classIds}`);
  if (filter.brandIds.length > 0 && open !== 'brand') conditions.push(sql`p.brand_id in ${filter.brandIds}`);
  return sql.join(conditions, sql` and `);
}

/** Returns whether the filter has words to search for. */
const searches = ({ search }: ProductFilter): boolean => (search?.buckets.length ?? 0) > 0;

/** Returns the source of a list. A search runs once for page, total and facets; all other lists follow the indexes of the products. */
const sourceOf = (filter: ProductFilter): SQL => (searches(filter) ? sql`found` : sql`products`);

/** Returns the source of the facets: a search that finds thousands of products finds few pairs of class and brand. */
const choicesOf = (filter: ProductFilter): SQL => (searches(filter) ? sql`kinds` : sql`products`);

/**
 * Returns the search as a part of a statement: eligible products with their score. A product gains the weight of each bucket that it is in.
 * Products that only mention a part of the search in a description are read only when no product is called by it. Those that gain little
 * compared with the best one are left out.
 */
function foundBy(filter: ProductFilter): SQL {
  if (!searches(filter) || !filter.search) return sql``;
  const { buckets, parts } = filter.search;
  const hits = (condition: SQL) => sql`
    select p.product_id, p.class_id, p.brand_id, p.price_from, p.sold, p.created_at, b.bit, b.weight, b.level
      from unnest(${arrayText(buckets.map(({ bit }) => bit))}::int[], ${arrayText(buckets.map(({ weight }) => weight))}::real[],
                  ${arrayText(buckets.map(({ level }) => level))}::text[], ${arrayText(buckets.map(({ query }) => query))}::tsquery[])
             b (bit, weight, level, query)
      join product_tokens p on p.lexemes @@ b.query
     where ${sql.join([condition, ...eligible(filter)], sql` and `)}`;
  return sql`
    titled as materialized (${hits(sql`b.level <> 'd'`)}),
    mentioned as (${hits(sql`b.level = 'd' and b.bit & (select coalesce(bit_or(c.bit), 0) from titled c where c.level < 'c') = 0`)}),
    scored as materialized (
      select product_id as id, min(class_id) as class_id, min(brand_id) as brand_id, min(price_from) as price_from, min(sold) as sold,
             min(created_at) as created_at, round(sum(weight) * 10 * bit_count(bit_or(bit)::bit(32)) / ${parts}::int) as score
        from (select * from titled union all select * from mentioned) hit
       group by product_id),
    relevant as materialized (select * from scored where score >= (select max(score) from scored) * ${cut}::real),
    best as (
      select p.id, exists (select 1 from skus k join stock i on i.sku_id = k.id where k.product_id = p.id and i.available > 0) as in_stock
        from (select p.id from relevant p order by p.score desc, ${orders.mall} limit ${bestCount}) p),
    found as materialized (select r.*, b.in_stock from relevant r left join best b on b.id = r.id),
    kinds as materialized (select distinct class_id, brand_id from found),`;
}

const smallints = (values: readonly number[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}::int`),
    sql`, `,
  )}]::smallint[]`;

/** Returns the columns of a card of the product `p`. */
const cardColumns = (language: LanguageCode) => sql`
  p.id, t.name, t.subtitle, p.pictures[1] as image, p.price_from::text, p.price_to::text, p.sold, s.name ->> ${language} as shop_name,
  p.status, p.recycled, p.labels,
  (select coalesce(sum(i.available), 0)::int from skus k join stock i on i.sku_id = k.id where k.product_id = p.id) as available`;
const cardJoins = (language: LanguageCode) => sql`
  join product_texts t on t.product_id = p.id and t.language = ${language}
  join shops s on s.id = p.shop_id`;

/** Returns the cards of products by id, on sale or not. */
export async function findCardsOf(db: Db, ids: readonly number[], language: LanguageCode): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<CardRecord>(
    db,
    sql`select ${cardColumns(language)} from products p ${cardJoins(language)} where p.id in ${ids}`,
  );
  return rows.map(readCard);
}

/** Returns random products on sale: those after a random number, continued from the start after the last. */
export async function findAnyCards(db: Db, count: number, language: LanguageCode): Promise<ProductCard[]> {
  const following = (where: SQL) => sql`
    (select p.* from products p where p.status = 2 and not p.recycled and ${where} order by p.draw limit ${count})`;
  const rows = await rowsOf<CardRecord>(
    db,
    sql`
      with start as (select random() as at),
      drawn as (${following(sql`p.draw >= (select at from start)`)} union all ${following(sql`p.draw < (select at from start)`)} limit ${count})
      select ${cardColumns(language)} from drawn p ${cardJoins(language)}`,
  );
  return rows.map(readCard);
}

/**
 * Returns products on sale of the same class or brand, those of both first; at most `max` over all pages. Each kind follows an index, the
 * later ones only if needed.
 */
export async function findSimilar(
  db: Db,
  productId: number,
  { page, pageSize, max }: { readonly page: number; readonly pageSize: number; readonly max: number },
  language: LanguageCode,
): Promise<Listed> {
  const of = (column: SQL) => sql`(select ${column} from products where id = ${productId})`;
  const [ofClass, ofBrand] = [sql`p.class_id = ${of(sql`class_id`)}`, sql`p.brand_id = ${of(sql`brand_id`)}`];
  const bestSold = (where: SQL, kind: number) => sql`
    (select p.*, ${kind}::int as kind from products p
      where p.id <> ${productId} and p.status = 2 and not p.recycled and ${where}
      order by ${orders.soldDown} limit ${max})`;
  const rows = await rowsOf<CardRecord & { total: number }>(
    db,
    sql`
      with alike as (
        ${bestSold(sql`${ofClass} and ${ofBrand}`, 1)}
        union all ${bestSold(sql`${ofClass} and not ${ofBrand}`, 2)}
        union all ${bestSold(sql`${ofBrand} and not ${ofClass}`, 3)}
        limit ${max}
      ), counted as (select *, count(*) over ()::int as total from alike)
      select ${cardColumns(language)}, p.total
        from counted p ${cardJoins(language)}
       order by p.kind, ${orders.soldDown} limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { cards: rows.map(readCard), total: rows[0]?.total ?? 0 };
}

/** The kinds of short lists of a shop: its bestsellers, and its new products. */
type ShelfKind = 'best' | 'new';

/** A product in a short list of a shop. */
export interface ShelfCard {
  readonly shopId: number;
  readonly shelf: ShelfKind;
  readonly card: ProductCard;
}

/** Returns the short lists of shops, with one statement for all of them. */
export async function findShelves(db: Db, shopIds: readonly number[], count: number, language: LanguageCode): Promise<ShelfCard[]> {
  if (shopIds.length === 0) return [];
  const shelf = (name: string, more: SQL, order: SQL) => sql`
    select p.*, ${name}::text as shelf
      from shops h cross join lateral (
        select p.*, row_number() over (order by ${order}) as at
          from products p where p.shop_id = h.id and p.status = 2 and not p.recycled and ${more}
         order by ${order} limit ${count}) p
     where h.id in ${shopIds}`;
  const rows = await rowsOf<CardRecord & { shop_id: number; shelf: ShelfKind }>(
    db,
    sql`
      with shelves as (
        (${shelf('best', sql`true`, orders.soldDown)}) union all (${shelf('new', sql`p.labels @> array[1]::smallint[]`, orders.newest)}))
      select ${cardColumns(language)}, p.shop_id, p.shelf
        from shelves p ${cardJoins(language)}
       order by p.shop_id, p.shelf, p.at`,
  );
  return rows.map((row) => ({ shopId: row.shop_id, shelf: row.shelf, card: readCard(row) }));
}

/** The number of products on sale of a shop, and the number of pieces sold. */
export interface ShopFigures {
  readonly shopId: number;
  readonly onSale: number;
  readonly sold: number;
}

export async function findShopFigures(db: Db, shopIds: readonly number[]): Promise<ShopFigures[]> {
  if (shopIds.length === 0) return [];
  const rows = await rowsOf<{ shop_id: number; on_sale: number; sold: number }>(
    db,
    sql`
      select p.shop_id, count(*) filter (where p.status = 2 and not p.recycled)::int as on_sale, coalesce(sum(p.sold), 0)::int as sold
        from products p where p.shop_id in ${shopIds} group by p.shop_id`,
  );
  return rows.map((row) => ({ shopId: row.shop_id, onSale: row.on_sale, sold: row.sold }));
}

/** A page of a list. */
export interface Listed {
  readonly cards: readonly ProductCard[];
  /** The total number of products over all pages. */
  readonly total: number;
}

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** Returns a page of cards. */
export async function findCards(db: Db, filter: ProductFilter, sort: ProductSort, page: Page, language: LanguageCode): Promise<Listed> {
  return list(db, filter, sort, page, language, sql`'[]'::json`);
}

/** Returns a page of cards with its facets. */
export async function findCardsAndFacets(
  db: Db,
  filter: ProductFilter,
  sort: ProductSort,
  page: Page,
  language: LanguageCode,
): Promise<Listed & { facets: readonly FacetRecord[] }> {
  return list(db, filter, sort, page, language, facetsAsJson(filter, language));
}

type ListRow = (CardRecord | { readonly id: null }) & { readonly total: number; readonly facets: readonly FacetRecord[] | null };

/**
 * Runs one statement: the total, the page's ids and the facets, then the cards of those ids. A page without cards is one row without a
 * card.
 */
async function list(db: Db, filter: ProductFilter, sort: ProductSort, { page, pageSize }: Page, language: LanguageCode, facets: SQL) {
  const rows = await rowsOf<ListRow>(
    db,
    sql`
      with ${foundBy(filter)} looked as materialized (
        select (select count(*)::int from ${sourceOf(filter)} p where ${matching(filter)}) as total,
               array(select p.id from ${sourceOf(filter)} p where ${matching(filter)}
                      order by ${orderOf(filter, sort)} limit ${pageSize} offset ${(page - 1) * pageSize}) as ids,
               ${facets} as facets)
      select ${cardColumns(language)}, l.total, case when coalesce(u.at, 1) = 1 then l.facets end as facets
        from looked l left join (unnest((select ids from looked)) with ordinality u (id, at) join products p on p.id = u.id ${cardJoins(language)}) on true
       order by u.at`,
  );
  const cards = rows.filter((row): row is ListRow & CardRecord => row.id !== null);
  return { cards: cards.map(readCard), total: rows[0]?.total ?? 0, facets: rows[0]?.facets ?? [] };
}

export interface FacetRecord {
  readonly kind: Facet;
  readonly id: number;
  readonly name: string;
}

/** Returns the classes and brands of the matching products; each list ignores its own filter, so that more values can be selected. */
function facetsAsJson(filter: ProductFilter, language: LanguageCode): SQL {
  const some = (open: Facet, where: SQL) => sql`exists (select 1 from ${choicesOf(filter)} p where ${where} and ${matching(filter, open)})`;
  return sql`
    (select coalesce(json_agg(json_build_object('kind', f.kind, 'id', f.id, 'name', f.name ->> ${language}) order by f.kind, f.position), '[]')
       from (select 'class' as kind, c.id, c.name, c.position from product_classes c where ${some('class', sql`p.class_id = c.id`)}
             union all
             select 'brand', b.id, b.name, b.id from brands b where ${some('brand', sql`p.brand_id = b.id`)}) f)`;
}

/** Returns the facets without the cards. */
export async function findFacets(db: Db, filter: ProductFilter, language: LanguageCode): Promise<readonly FacetRecord[]> {
  const [row] = await rowsOf<{ facets: readonly FacetRecord[] }>(
    db,
    sql`with ${foundBy(filter)} looked as (select ${facetsAsJson(filter, language)} as facets) select facets from looked`,
  );
  return row?.facets ?? [];
}
