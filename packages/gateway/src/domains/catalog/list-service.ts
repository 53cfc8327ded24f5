import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../dispatch/context.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { findCards, findFacets, type ListCardRecord, type ProductFilter, type ProductSort } from './lists.ts';
import { memberLabel, memberPrice } from './member-service.ts';

type SearchRequest = RequestOf<'mall.Index.search'>;
type SearchResult = DataOf<'mall.Index.search'>;
type Card = SearchResult['list'][number];

export const everything: ProductFilter = { words: '', classIds: [], brandIds: [], labels: [], from: undefined, to: undefined };

/** A page of found products and what the filters offer. */
export async function searchProducts(request: SearchRequest, context: Context): Promise<SearchResult> {
  const { db, language } = context;
  const filter = readFilter(request);
  const page = { page: request.page ?? 1, pageSize: request.pageSize ?? 20 };
  const { cards, total } = await findCards(db, filter, readSort(request), page, language);
  const facets = await findFacets(db, filter, language);
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

/** A page of the products that members buy for less, the best sold first. */
export async function listMemberProducts(
  page: { readonly page: number; readonly pageSize: number },
  { db, language }: Context,
): Promise<DataOf<'plugin.member.MallMember.memberProList'>> {
  const { cards, total } = await findCards(db, { ...everything, labels: [memberLabel] }, 'soldDown', page, language);
  return {
    total,
    list: cards.map((card) => {
      const price = BigInt(card.price_from);
      const prices = { price: formatMoney(price), vipPrice: formatMoney(memberPrice(price)) };
      return { id: card.id, imgurl: card.picture, product_title: card.name, ...prices };
    }),
  };
}

/** Every class that has products on sale. */
export async function listClasses(db: Db, language: LanguageCode): Promise<DataOf<'mall.Index.index'>['class_list']> {
  const facets = await findFacets(db, everything, language);
  return facets.filter((facet) => facet.kind === 'class').map(({ id, name }) => ({ cid: id, pname: name, children: [] }));
}

function readFilter(request: SearchRequest): ProductFilter {
  const [from, to] = readAmount(request.amount);
  const chosen = request.class_id ?? [];
  return {
    words: request.keyword ?? '',
    classIds: chosen.length > 0 || request.cid === undefined ? chosen : [request.cid],
    brandIds: request.brand_id ?? [],
    labels: request.s_type ?? [],
    from,
    to,
  };
}

/** "100-300", "100-", "-300", or "1500" for everything from 1500. */
function readAmount(amount: string | undefined): [number | undefined, number | undefined] {
  if (!amount) return [undefined, undefined];
  const [from = '', to = ''] = amount.split('-');
  return [from === '' ? undefined : Number(from), to === '' ? undefined : Number(to)];
}

function readSort({ sort_type, sort }: SearchRequest): ProductSort {
  if (sort_type === 'price') return sort === 1 ? 'priceDown' : 'priceUp';
  if (sort_type === 'volume') return sort === 0 ? 'soldUp' : 'soldDown';
  return 'mall';
}

function wireCard(card: ListCardRecord): Card {
  return {
    id: card.id,
    imgurl: card.picture,
    product_title: card.name,
    subtitle: card.subtitle,
    price: formatMoney(BigInt(card.price_from)),
    volume: card.sold,
    mch_name: card.shop_name,
    status: card.status,
    recycle: card.recycled ? 1 : 0,
    goodsNum: card.available,
    s_type: card.labels.join(','),
  };
}
