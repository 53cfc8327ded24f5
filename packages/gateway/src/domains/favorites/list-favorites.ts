import type { Db } from '../../db/database.ts';
import type { Context, Session } from '../../dispatch/context.ts';
import { findProductCards, listShopShelves, type ShopShelves } from '../catalog/list-products.ts';
import type { ProductCard } from '../catalog/product-card.ts';
import { findShops, type ShopRow } from '../shops/find-shops.ts';
import { findFavorites, findOfProduct } from './repository.ts';

type Reader = Pick<Context, 'db' | 'language'>;

/** Returns the id of the caller's favorite for a product; undefined when it is not a favorite. */
export async function favoriteOf(db: Db, session: Session, productId: number): Promise<number | undefined> {
  return session.kind === 'customer' ? (await findOfProduct(db, session.customerId, productId))?.id : undefined;
}

/** A product among a customer's favorites. */
export interface FavoriteProduct {
  readonly id: number;
  readonly card: ProductCard;
}

/** Returns the products among the customer's favorites whose name contains a text, newest first. */
export async function listFavoriteProducts(reader: Reader, customerId: number, text: string): Promise<FavoriteProduct[]> {
  const favorites = await findFavorites(reader.db, customerId, 'products');
  const cards = await findProductCards(
    reader,
    favorites.flatMap(({ productId }) => productId ?? []),
  );
  return favorites.flatMap(({ id, productId }) => {
    const card = cards.get(productId ?? 0);
    return card && contains(card.name, text) ? [{ id, card }] : [];
  });
}

/** A shop among a customer's favorites. */
export interface FavoriteShop {
  readonly id: number;
  readonly shop: ShopRow;
  readonly shelves: ShopShelves;
}

const shelfSize = 4;

/** Returns the shops among the customer's favorites whose name contains a text, newest first. */
export async function listFavoriteShops(reader: Reader, customerId: number, text: string): Promise<FavoriteShop[]> {
  const favorites = await findFavorites(reader.db, customerId, 'shops');
  const ids = favorites.flatMap(({ shopId }) => shopId ?? []);
  const shops = new Map((await findShops(reader.db, ids)).map((shop) => [shop.id, shop]));
  const shelves = await listShopShelves(reader, ids, shelfSize);
  return favorites.flatMap(({ id, shopId }) => {
    const shop = shops.get(shopId ?? 0);
    if (!shop || !contains(shop.name[reader.language], text)) return [];
    return [{ id, shop, shelves: shelves.get(shop.id) ?? { best: [], fresh: [] } }];
  });
}

const contains = (name: string, text: string): boolean => name.toLowerCase().includes(text.trim().toLowerCase());
