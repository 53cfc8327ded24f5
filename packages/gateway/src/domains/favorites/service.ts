import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf, type Session } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { type Card, cardsById, shopShelves, similarCards, smallCard } from '../catalog/list-service.ts';
import { productPlace } from '../catalog/service.ts';
import { addFollowers, findShops, type ShopRow, shopById } from '../shops/service.ts';
import {
  deleteFavorites,
  deleteShop,
  type FavoriteRow,
  findFavorites,
  findFollowed,
  findOfProduct,
  insertProducts,
  insertShop,
} from './repository.ts';

type Collection = DataOf<'mall.AddFavorites.collection'>['list'];

/** Puts a product into the collection; one that is in it stays there once. Throws `unknown_product`. */
export async function addToFavorites(
  { pro_id }: RequestOf<'mall.AddFavorites.index'>,
  context: Context,
): Promise<{ collection_id: number }> {
  const { customerId } = customerOf(context);
  await productPlace(context.db, pro_id);
  await insertProducts(context.db, customerId, [pro_id], context.clock.now());
  return { collection_id: await favoriteOf(context.db, context.session, pro_id) };
}

/** Puts products into the collection of a customer, in the caller's transaction. */
export async function addAllToFavorites(tx: Db, customerId: number, productIds: readonly number[], now: Date): Promise<void> {
  await insertProducts(tx, customerId, [...new Set(productIds)], now);
}

/** The id under which the caller has a product in the collection; 0 for not at all. */
export async function favoriteOf(db: Db, session: Session, productId: number): Promise<number> {
  return session.kind === 'customer' ? ((await findOfProduct(db, session.customerId, productId))?.id ?? 0) : 0;
}

/** Which of some shops the caller follows. */
export async function followedBy(db: Db, session: Session, shopIds: readonly number[]): Promise<Set<number>> {
  return session.kind === 'customer' ? findFollowed(db, session.customerId, shopIds) : new Set();
}

/** Takes favourites of either kind out. What is not there, or somebody else's, counts as taken out. */
export async function removeFavorites(ids: readonly number[], context: Context): Promise<void> {
  const { customerId } = customerOf(context);
  await context.db.transaction(async (tx) => {
    const gone = await deleteFavorites(tx, customerId, ids);
    const shopIds = gone.flatMap(({ shopId }) => shopId ?? []).sort((a, b) => a - b);
    for (const shopId of shopIds) await addFollowers(tx, shopId, -1);
  });
}

/** Follows a shop, or unfollows it, in the caller's transaction. Throws `unknown_shop`. */
export async function toggleFollow(shopId: number, context: Context): Promise<void> {
  const { db, clock } = context;
  const { customerId } = customerOf(context);
  await shopById(db, shopId);
  if (await insertShop(db, customerId, shopId, clock.now())) return addFollowers(db, shopId, 1);
  if (await deleteShop(db, customerId, shopId)) await addFollowers(db, shopId, -1);
}

/** Everything of a kind that the customer collected. */
export async function listFavorites(
  { type, mchNameOrProName = '' }: RequestOf<'mall.AddFavorites.collection'>,
  context: Context,
): Promise<DataOf<'mall.AddFavorites.collection'>> {
  const { customerId } = customerOf(context);
  const words = mchNameOrProName.trim().toLowerCase();
  const found = await findFavorites(context.db, customerId, type === 1 ? 'products' : 'shops');
  return { list: type === 1 ? await listProducts(found, words, context) : await listShops(found, words, context) };
}

async function listProducts(found: readonly FavoriteRow[], words: string, context: Context): Promise<Collection> {
  const cards = await cardsById(
    context,
    found.flatMap(({ productId }) => productId ?? []),
  );
  return found.flatMap(({ id, productId }) => {
    const card = cards.get(productId ?? 0);
    return card?.product_title.toLowerCase().includes(words) ? [wireProduct(id, card)] : [];
  });
}

function wireProduct(id: number, card: Card): Collection[number] {
  const { recycle, status, goodsNum } = card;
  return { ...smallCard(card), id, p_id: card.id, recycle, status, num: goodsNum };
}

const shelfSize = 4;

async function listShops(found: readonly FavoriteRow[], words: string, context: Context): Promise<Collection> {
  const ids = found.flatMap(({ shopId }) => shopId ?? []);
  const shops = new Map((await findShops(context.db, ids)).map((shop) => [shop.id, shop]));
  const shelves = await shopShelves(context, ids, shelfSize);
  return found.flatMap(({ id, shopId }) => {
    const shop = shops.get(shopId ?? 0);
    const named = shop?.name[context.language].toLowerCase().includes(words);
    return shop && named ? [wireShop(id, shop, shelves.get(shop.id), context)] : [];
  });
}

function wireShop(
  id: number,
  shop: ShopRow,
  shelves: { best: Card[]; fresh: Card[] } | undefined,
  { language }: Context,
): Collection[number] {
  return {
    id,
    mch_id: shop.id,
    shopid: shop.id,
    mch_name: shop.name[language],
    logo: shop.logo,
    is_open: shop.isOpen,
    collection_num: shop.followers,
    list: (shelves?.best ?? []).map(smallCard),
    xplist: (shelves?.fresh ?? []).map(smallCard),
  };
}

const [similarPage, mostSimilar] = [8, 20];

/** A product, and others of its class and its brand. Throws `unknown_product`. */
export async function listSimilar(
  { pro_id, page = 1 }: RequestOf<'mall.AddFavorites.similar'>,
  context: Context,
): Promise<DataOf<'mall.AddFavorites.similar'>> {
  const card = (await cardsById(context, [pro_id])).get(pro_id);
  if (!card) throw new Fault('unknown_product');
  const { total, list } = await similarCards(context, pro_id, { page, pageSize: similarPage, most: mostSimilar });
  return {
    product: [{ ...smallCard(card), mch_name: card.mch_name, yprice: card.price }],
    list: list.map(smallCard),
    total,
  };
}
