import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { ttlCache } from '../../shared/ttl-cache.ts';
import { findProduct, findRelated, type Product, type RelatedProduct } from './repository.ts';
import { cachedShopFigures, type ShopFigures } from './shop-figures.ts';

/** Related products account for half of the statements of a product page, and change slowly. */
const relatedIn = (language: LanguageCode) =>
  ttlCache({ name: 'related-products', ttlMs: 5000 }, (db, productId: number) => findRelated(db, productId, language));
const cachedRelated = { en: relatedIn('en'), zh: relatedIn('zh'), tn: relatedIn('tn'), ko: relatedIn('ko') };

/** A product with the other data of its page. */
export interface ProductDetails {
  readonly product: Product;
  readonly related: readonly RelatedProduct[];
  /** Undefined when its shop has no products. */
  readonly shopFigures: ShopFigures | undefined;
}

/** Returns the product in the caller's language. Throws `unknown_product`. */
export async function showProduct(productId: number, { db, language, clock }: Context): Promise<ProductDetails> {
  const product = await findProduct(db, productId, language);
  if (!product) throw new Fault('unknown_product');
  const now = clock.now();
  const figures = await cachedShopFigures(db, product.shop.id, now);
  return { product, shopFigures: figures, related: await cachedRelated[language](db, productId, now) };
}
