import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { findProductCards, listSimilarProducts, type ProductPage } from '../catalog/list-products.ts';
import type { ProductCard } from '../catalog/product-card.ts';

const [pageSize, max] = [8, 20];

/** Returns a product, and a page of the products of its class and its brand. Throws `unknown_product`. */
export async function listSimilar(
  reader: Pick<Context, 'db' | 'language'>,
  productId: number,
  page: number,
): Promise<ProductPage & { card: ProductCard }> {
  const card = (await findProductCards(reader, [productId])).get(productId);
  if (!card) throw new Fault('unknown_product');
  return { card, ...(await listSimilarProducts(reader, productId, { page, pageSize, max })) };
}
