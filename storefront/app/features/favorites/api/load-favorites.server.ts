import type { Schemas } from '@mall/sdk';
import type { ProductState } from '@mall/ui';
import { priceRange } from '#app/shared/format/price-range.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import type { FavoriteProduct, FavoriteShop, Favorites, FavoriteTab, RemovalOutcome } from '../favorites.ts';

const types = { products: 1, shops: 2 } as const;
const onSale = 2;

/** Loads the customer's favorite products or followed shops, newest first. */
export async function loadFavorites({ mall }: Gateway, tab: FavoriteTab): Promise<Favorites> {
  if (tab === 'shops') return { products: [], shops: (await mall.favorites.list({ type: types.shops })).list.map(toShop) };
  return { products: (await mall.favorites.list({ type: types.products })).list.map(toProduct), shops: [] };
}

function toProduct(row: Schemas['FavoriteProduct']): FavoriteProduct {
  const { id, p_id, product_title, imgurl } = row;
  return { id, productId: p_id, name: product_title, image: imgurl, price: priceRange(row), state: stateOf(row) };
}

function stateOf({ recycle, status, num }: Schemas['FavoriteProduct']): ProductState {
  if (recycle) return 'expired';
  if (status !== onSale) return 'offShelf';
  return num > 0 ? 'available' : 'soldOut';
}

function toShop({ id, mch_id, mch_name, logo, collection_num, list }: Schemas['FavoriteShop']): FavoriteShop {
  const products = list.map((product) => ({ id: product.id, name: product.product_title, image: product.imgurl }));
  return { id, shopId: mch_id, name: mch_name, logo, followers: collection_num, products };
}

/** Removes a favorite. Throws errors that concern the whole page. */
export async function removeFavorite({ mall }: Gateway, id: number): Promise<RemovalOutcome> {
  try {
    await mall.favorites.remove({ collection: [id] });
    return { at: Date.now(), kind: 'removed' };
  } catch (error) {
    return { at: Date.now(), kind: 'refused', message: refusalOf(error).message };
  }
}
