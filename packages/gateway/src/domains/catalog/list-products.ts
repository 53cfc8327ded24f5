import type { Db } from '../../db/database.ts';
import type { Context } from '../../dispatch/context.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { findAnyCards, findCards, findCardsOf, findShelves, findSimilar, type ProductFilter, type ProductSort } from './list-repository.ts';
import { memberLabel } from './member-prices.ts';
import type { ProductCard } from './product-card.ts';

export type { ProductFilter, ProductSort };

type Reader = Pick<Context, 'db' | 'language'>;

/** A page number of a list, counted from 1, and the page size. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of products, and their number over all pages. */
export interface ProductPage {
  readonly total: number;
  readonly cards: readonly ProductCard[];
}

/** The filter of a list of all products on sale. */
export const noFilter: ProductFilter = { search: undefined, classIds: [], brandIds: [], labels: [], from: undefined, to: undefined };

/** Returns the first products of a list. */
export async function listFirstProducts(
  { db, language }: Reader,
  filter: ProductFilter,
  sort: ProductSort,
  limit: number,
): Promise<readonly ProductCard[]> {
  return (await findCards(db, filter, sort, { page: 1, pageSize: limit }, language)).cards;
}

/** Returns a page of a list. */
export async function listProducts({ db, language }: Reader, filter: ProductFilter, sort: ProductSort, page: Page): Promise<ProductPage> {
  return findCards(db, filter, sort, page, language);
}

/** The label of new products, whose list starts with the newest. */
const newLabel = 1;

/** Returns a page of the products with a label. */
export async function listLabelledProducts(reader: Reader, label: number, page: Page): Promise<ProductPage> {
  return listProducts(reader, { ...noFilter, labels: [label] }, label === newLabel ? 'newest' : 'mall', page);
}

/** Returns a page of the products that have a member price, bestsellers first. */
export async function listMemberProducts(reader: Reader, page: Page): Promise<ProductPage> {
  return listProducts(reader, { ...noFilter, labels: [memberLabel] }, 'soldDown', page);
}

/** Returns products by id, on sale or not. */
export async function findProductCards({ db, language }: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, ProductCard>> {
  return new Map((await findCardsOf(db, ids, language)).map((card) => [card.id, card]));
}

/** Returns random products on sale, different ones on each call. */
export async function listRandomProducts({ db, language }: Reader, count: number): Promise<ProductCard[]> {
  return findAnyCards(db, count, language);
}

/** Returns a page of products similar to a product; at most `max` over all pages. */
export async function listSimilarProducts(
  { db, language }: Reader,
  productId: number,
  page: Page & { readonly max: number },
): Promise<ProductPage> {
  const foundPage = await findSimilar(db, productId, page, language);
  if (foundPage.cards.length > 0 || page.page === 1) return foundPage;
  // A page after the last one has no row with the total.
  return { ...foundPage, total: (await findSimilar(db, productId, { ...page, page: 1 }, language)).total };
}

/** The bestsellers and the new products of a shop. */
export interface ShopShelves {
  readonly best: readonly ProductCard[];
  readonly fresh: readonly ProductCard[];
}

/** Returns the bestsellers and the new products of shops, by shop id. */
export async function listShopShelves(
  { db, language }: { readonly db: Db; readonly language: LanguageCode },
  shopIds: readonly number[],
  count: number,
): Promise<ReadonlyMap<number, ShopShelves>> {
  const cardsByShop = Map.groupBy(await findShelves(db, shopIds, count, language), ({ shopId }) => shopId);
  const cardsOf = (shopId: number, shelf: 'best' | 'new') =>
    (cardsByShop.get(shopId) ?? []).filter((each) => each.shelf === shelf).map(({ card }) => card);
  return new Map(shopIds.map((id) => [id, { best: cardsOf(id, 'best'), fresh: cardsOf(id, 'new') }]));
}
