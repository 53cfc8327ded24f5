import type { Context } from '../../dispatch/context.ts';
import { citiesBeginningWith } from '../../shared/regions/city-names.ts';
import { toSimplified } from '../../shared/simplified.ts';
import { type ShopFigures, shopFigures } from '../catalog/shop-figures.ts';
import { countShops, type ShopRow, searchShops } from '../shops/find-shops.ts';
import { followedBy } from './follow-shop.ts';

/** A shop in search results. */
export interface FoundShop {
  readonly shop: ShopRow;
  /** Undefined when it has no products. */
  readonly figures: ShopFigures | undefined;
  readonly isFollowed: boolean;
}

/** Returns a page of the shops that match a text, those with the most followers first, and the number of matches. */
export async function findShopsByText(
  text: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  { db, session }: Pick<Context, 'db' | 'session'>,
): Promise<{ total: number; shops: FoundShop[] }> {
  const searchText = text.trim();
  // Regions are stored in simplified Chinese, and searched for in any language.
  const texts = searchText === '' ? [] : [...new Set([searchText, toSimplified(searchText), ...citiesBeginningWith(searchText)])];
  const matches = await searchShops(db, texts, page, pageSize);
  const ids = matches.map(({ id }) => id);
  const [figures, followed] = [await shopFigures(db, ids), await followedBy(db, session, ids)];
  const shops = matches.map((shop) => ({ shop, figures: figures.get(shop.id), isFollowed: followed.has(shop.id) }));
  return { total: await countShops(db, texts), shops };
}
