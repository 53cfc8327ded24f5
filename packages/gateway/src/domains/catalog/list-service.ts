import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../dispatch/context.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { type Cents, formatMoney, parseMoney } from '../../shared/money.ts';
import {
  findAnyCards,
  findCards,
  findCardsAndFacets,
  findCardsOf,
  findFacets,
  findShelves,
  findShopFigures,
  findSimilar,
  type ListCardRecord,
  type ProductFilter,
  type ProductSort,
} from './lists.ts';
import { memberLabel, memberPrice } from './member-service.ts';
import { findTerms } from './search-terms.ts';
import { cjkAlternatives, firstWords, isCjk, type SearchWord } from './search-tokens.ts';

type SearchRequest = RequestOf<'mall.Index.search'>;
type SearchResult = DataOf<'mall.Index.search'>;
/** A product as a card of a list. */
export type Card = DataOf<'mall.Index.loadHome'>['list'][number];

export const noFilter: ProductFilter = { words: undefined, classIds: [], brandIds: [], labels: [], from: undefined, to: undefined };

/** A page of found products and what the filters offer. */
export async function searchProducts(request: SearchRequest, context: Context): Promise<SearchResult> {
  const { db, language } = context;
  const filter = await readFilter(request, db);
  const page = { page: request.page ?? 1, pageSize: request.pageSize ?? 20 };
  const { cards, total, facets } = await findCardsAndFacets(db, filter, readSort(request), page, language);
  const startingWith = (head: string | undefined) => (facet: { name: string }) => !head || facet.name.toUpperCase().startsWith(head);
  return {
    total,
    list: cards.map(wireCard),
    brand_list: facets
      .filter((facet) => facet.kind === 'brand')
      .filter(startingWith(request.brandHead))
      .map(({ id, name }) => ({ brand_id: id, brand_name: name })),
    class_list: facets
      .filter((facet) => facet.kind === 'class')
      .filter(startingWith(request.classHead))
      .map(({ id, name }) => ({ cid: id, pname: name })),
  };
}

/** The first products of a list by filter and order, as cards. */
export async function cardsOf(db: Db, filter: ProductFilter, sort: ProductSort, limit: number, language: LanguageCode): Promise<Card[]> {
  return (await findCards(db, filter, sort, { page: 1, pageSize: limit }, language)).cards.map(wireCard);
}

/** A page of a list by filter and order, as cards. */
export async function cardPage(
  { db, language }: Context,
  filter: ProductFilter,
  sort: ProductSort,
  page: { readonly page: number; readonly pageSize: number },
): Promise<{ total: number; list: Card[] }> {
  const { cards, total } = await findCards(db, filter, sort, page, language);
  return { total, list: cards.map(wireCard) };
}

/** What stands for "new" among the labels; its list begins with the newest. */
const newLabel = 1;

/** A page of the products with a label. */
export async function labelledCards(
  context: Context,
  label: number,
  page: { readonly page: number; readonly pageSize: number },
): Promise<{ total: number; list: Card[] }> {
  return cardPage(context, { ...noFilter, labels: [label] }, label === newLabel ? 'newest' : 'mall', page);
}

/** Products by id as cards, be they on sale or not. */
export async function cardsById({ db, language }: Context, ids: readonly number[]): Promise<Map<number, Card>> {
  return new Map((await findCardsOf(db, ids, language)).map((card) => [card.id, wireCard(card)]));
}

/** Some products on sale, other ones at each call. */
export async function anyCards({ db, language }: Context, count: number): Promise<Card[]> {
  return (await findAnyCards(db, count, language)).map(wireCard);
}

/** A product as its smallest card. */
export const smallCard = ({ id, imgurl, product_title, price, price_to }: Card) => ({
  ...{ id, imgurl, product_title, price },
  ...(price_to !== undefined && { price_to }),
});

/** Products like one, by pages. */
export async function similarCards(
  { db, language }: Context,
  productId: number,
  page: { readonly page: number; readonly pageSize: number; readonly most: number },
): Promise<{ total: number; list: Card[] }> {
  const cards = await findSimilar(db, productId, page, language);
  const [first] = cards.length > 0 || page.page === 1 ? cards : await findSimilar(db, productId, { ...page, page: 1 }, language);
  return { total: first?.total ?? 0, list: cards.map(wireCard) };
}

/** What each of some shops sells best, and what is new there. */
export async function shopShelves(
  { db, language }: Context,
  shopIds: readonly number[],
  count: number,
): Promise<Map<number, { best: Card[]; fresh: Card[] }>> {
  const cards = Map.groupBy(await findShelves(db, shopIds, count, language), (card) => card.shop_id);
  const of = (shopId: number, shelf: 'best' | 'new') => (cards.get(shopId) ?? []).filter((card) => card.shelf === shelf).map(wireCard);
  return new Map(shopIds.map((id) => [id, { best: of(id, 'best'), fresh: of(id, 'new') }]));
}

/** How much some shops have on sale, and how many pieces they have sold. */
export async function shopFigures(db: Db, shopIds: readonly number[]): Promise<Map<number, { onSale: number; sold: number }>> {
  return new Map((await findShopFigures(db, shopIds)).map((row) => [row.shop_id, { onSale: row.on_sale, sold: row.sold }]));
}

/** The classes of what a filter finds, whatever classes it names itself. */
export async function classesOf({ db, language }: Context, filter: ProductFilter): Promise<{ cid: number; pname: string }[]> {
  const facets = await findFacets(db, filter, language);
  return facets.filter((facet) => facet.kind === 'class').map(({ id, name }) => ({ cid: id, pname: name }));
}

/** A page of the products that members buy for less, the best sold first. */
export async function listMemberProducts(
  page: { readonly page: number; readonly pageSize: number },
  { db, language }: Context,
): Promise<DataOf<'plugin.member.MallMember.memberProList'>> {
  const { cards, total } = await findCards(db, { ...noFilter, labels: [memberLabel] }, 'soldDown', page, language);
  return {
    total,
    list: cards.map((card) => {
      const prices = { ...priceRange(card), vipPrice: formatMoney(memberPrice(BigInt(card.price_from))) };
      return { id: card.id, imgurl: card.picture, product_title: card.name, ...prices };
    }),
  };
}

/** Every class that has products on sale. */
export async function listClasses(db: Db, language: LanguageCode): Promise<DataOf<'mall.Index.index'>['class_list']> {
  const facets = await findFacets(db, noFilter, language);
  return facets.filter((facet) => facet.kind === 'class').map(({ id, name }) => ({ cid: id, pname: name, children: [] }));
}

async function readFilter(request: SearchRequest, db: Db): Promise<ProductFilter> {
  const [from, to] = readAmount(request.amount);
  const chosen = request.class_id ?? [];
  return {
    words: await readWords(db, request.keyword),
    classIds: chosen.length > 0 || request.cid === undefined ? chosen : [request.cid],
    brandIds: request.brand_id ?? [],
    labels: request.s_type ?? [],
    from,
    to,
  };
}

/** What a search text asks for, each word with all it may stand for; undefined when nothing was searched. */
export async function readWords(db: Db, text = ''): Promise<readonly SearchWord[] | undefined> {
  if (text.trim() === '') return undefined;
  const words = firstWords(text);
  const terms = await findTerms(
    db,
    words.filter((word) => !isCjk(word)),
  );
  return words.map((word) => terms.get(word)?.map((term) => [term]) ?? cjkAlternatives(word));
}

/** "100-300.50", "100-", "-300", or "1500" for everything from 1500. */
export function readAmount(amount = ''): [Cents | undefined, Cents | undefined] {
  const [from = '', to = ''] = amount.split('-');
  return [from === '' ? undefined : parseMoney(from), to === '' ? undefined : parseMoney(to)];
}

function readSort({ sort_type, sort }: SearchRequest): ProductSort {
  if (sort_type === 'price') return sort === 1 ? 'priceDown' : 'priceUp';
  if (sort_type === 'volume') return sort === 0 ? 'soldUp' : 'soldDown';
  return 'mall';
}

/** The lowest price over a product's SKUs, and the highest where it differs. Cents as texts. */
export function priceRange({ price_from, price_to }: { readonly price_from: string; readonly price_to: string }) {
  return { price: formatMoney(BigInt(price_from)), ...(price_to !== price_from && { price_to: formatMoney(BigInt(price_to)) }) };
}

function wireCard(card: ListCardRecord): Card {
  return {
    id: card.id,
    imgurl: card.picture,
    product_title: card.name,
    subtitle: card.subtitle,
    ...priceRange(card),
    ...(card.labels.includes(memberLabel) && { vipPrice: formatMoney(memberPrice(BigInt(card.price_from))) }),
    volume: card.sold,
    mch_name: card.shop_name,
    status: card.status,
    recycle: card.recycled ? 1 : 0,
    goodsNum: card.available,
    s_type: card.labels.join(','),
  };
}
