import type { Context } from '../../dispatch/context.ts';
import { type Facet, listClassesOf } from './list-classes.ts';
import { listFirstProducts, listProducts, noFilter, type ProductPage } from './list-products.ts';
import type { ProductCard } from './product-card.ts';
import { type ProductSearch, readSearchText } from './search-products.ts';

const [maxRecommendations, recommendedLabel] = [4, 3];

/** A page of the products of a shop, with its recommendations and the classes to filter by. */
export interface ShopProducts extends ProductPage {
  readonly recommended: readonly ProductCard[];
  readonly classes: readonly Facet[];
}

/** Lists the products of a shop. */
export async function listShopProducts(
  shopId: number,
  { text, filter, sort, page }: ProductSearch,
  context: Context,
): Promise<ShopProducts> {
  const ofShop = { ...filter, shopId, search: await readSearchText(context.db, text) };
  const { total, cards } = await listProducts(context, ofShop, sort, page);
  const recommendedFilter = { ...noFilter, shopId, labels: [recommendedLabel] };
  return {
    total,
    cards,
    recommended: await listFirstProducts(context, recommendedFilter, 'mall', maxRecommendations),
    classes: await listClassesOf(context, ofShop),
  };
}
