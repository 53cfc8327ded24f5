import type { DataOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { LanguageCode, Localized } from '../../shared/language.ts';
import type { Cents } from '../../shared/money.ts';
import { formatMoney, formatRange } from '../../shared/money.ts';
import { ttlCache } from '../../shared/ttl-cache.ts';
import { priceRange } from './list-service.ts';
import { findShopFigures } from './lists.ts';
import {
  type CardRecord,
  findPlace,
  findProduct,
  findRelated,
  findSellables,
  findSkusOf,
  type ProductRecord,
  type SellableRecord,
} from './repository.ts';
import { describeSkus } from './sku-presenter.ts';

export { offerOf } from './repository.ts';

type ProductPage = DataOf<'mall.Product.index'>;

/** A shop's figures are counted over all it sells, which takes too long for each product page. */
const cachedFigures = ttlCache(
  { name: 'shop-figures', ttlMs: 5000 },
  async (db, shopId: number) => (await findShopFigures(db, [shopId]))[0],
);

/** What else to look at is half of what a page asks of the database, and changes slowly. */
const relatedIn = (language: LanguageCode) =>
  ttlCache({ name: 'related-products', ttlMs: 5000 }, (db, productId: number) => findRelated(db, productId, language));
const cachedRelated = { en: relatedIn('en'), zh: relatedIn('zh'), tn: relatedIn('tn'), ko: relatedIn('ko') };

/** The product page in the caller's language, as a visitor sees it. Throws `unknown_product`. */
export async function showProduct(productId: number, context: Context): Promise<ProductPage> {
  const { db, language } = context;
  const product = await findProduct(db, productId, language);
  if (!product) throw new Fault('unknown_product');
  const now = context.clock.now();
  const figures = await cachedFigures(db, product.shop.id, now);
  const related = await cachedRelated[language](db, productId, now);
  return {
    access_id: context.token,
    login_status: context.session.kind === 'customer' ? 1 : 0,
    collection_status: 0,
    collection_id: 0,
    commentsTotal: product.reviews,
    ...describeSkus(product, language),
    shop_list: {
      shop_id: product.shop.id,
      shop_name: product.shop.name,
      shop_logo: product.shop.logo,
      is_open: product.shop.isOpen,
      quantity_on_sale: figures?.on_sale ?? 0,
      quantity_sold: figures?.sold ?? 0,
      collection_num: product.shop.followers,
    },
    related_recommendations: related.map(relatedCard),
    pro: describeProduct(product),
  };
}

function describeProduct(product: ProductRecord): ProductPage['pro'] {
  return {
    pro_id: product.id,
    name: product.name,
    subtitle: product.subtitle,
    price: formatMoney(BigInt(product.price_from)),
    price_range: formatRange(BigInt(product.price_from), BigInt(product.price_to)),
    content: product.content,
    // The wire has the film first among the pictures.
    img_arr: product.film === '' ? [...product.pictures] : [product.film, ...product.pictures],
    video: product.film,
    photo_x: product.pictures[0] ?? '',
    num: product.skus.reduce((sum, sku) => sum + sku.available, 0),
    status: product.status,
    recycle: product.recycled ? 1 : 0,
    s_type: product.labels.join(','),
    brand_name: product.brand_name,
    cat_name: product.class_name,
    cid: product.class_id,
    volume: product.sold,
  };
}

function relatedCard(card: CardRecord): ProductPage['related_recommendations'][number] {
  return { id: card.id, imgurl: card.picture, product_title: card.name, ...priceRange(card) };
}

/** A SKU with everything that a cart, a settlement or an order asks about it. */
export interface Sellable {
  readonly skuId: number;
  readonly productId: number;
  readonly classId: number;
  readonly shop: {
    readonly id: number;
    readonly name: string;
    readonly logo: string;
    readonly freight: Cents;
    readonly freightFreeFrom: Cents;
  };
  /** Deleted: shown as "expired". */
  readonly expired: boolean;
  /** The product is on sale and its shop trades. */
  readonly onSale: boolean;
  readonly picture: string;
  readonly price: Cents;
  /** Pieces that can be had. */
  readonly available: number;
  readonly title: Localized;
  /** The SKU's options as one text, "150 ml"; empty for the only SKU. */
  readonly options: Localized;
}

/** The SKUs by id; an id without a SKU is missing in the answer. Shop names are in the given language. */
export async function sellables(db: Db, skuIds: readonly number[], language: LanguageCode): Promise<Map<number, Sellable>> {
  const records = await findSellables(db, skuIds, language);
  return new Map(records.map((record) => [record.sku_id, readSellable(record)]));
}

function readSellable(record: SellableRecord): Sellable {
  const optionsIn = (language: LanguageCode) => record.options.map((name) => name[language]).join(' · ');
  return {
    skuId: record.sku_id,
    productId: record.product_id,
    classId: record.class_id,
    shop: {
      id: record.shop_id,
      name: record.shop_name,
      logo: record.shop_logo,
      freight: BigInt(record.freight),
      freightFreeFrom: BigInt(record.freight_free_from),
    },
    expired: record.recycled,
    onSale: record.on_sale,
    picture: record.picture,
    price: BigInt(record.price),
    available: record.available,
    title: record.titles,
    options: { en: optionsIn('en'), zh: optionsIn('zh'), tn: optionsIn('tn'), ko: optionsIn('ko') },
  };
}

/** The SKUs of products, in the shapes of the wire, by product id. */
export async function skusOf(
  db: Db,
  productIds: readonly number[],
  language: LanguageCode,
): Promise<Map<number, ReturnType<typeof describeSkus>>> {
  const records = await findSkusOf(db, productIds, language);
  return new Map(records.map((record) => [record.product_id, describeSkus(record, language)]));
}

/** The class and the shop of a product. Throws `unknown_product`. */
export async function productPlace(db: Db, id: number): Promise<{ productId: number; classId: number; shopId: number }> {
  const place = await findPlace(db, id);
  if (!place) throw new Fault('unknown_product');
  return place;
}
