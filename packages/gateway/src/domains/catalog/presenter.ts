import type { DataOf, RequestOf } from '@mall/contract';
import { type Cents, formatMoney, formatRange, parseMoney } from '../../shared/money.ts';
import type { Facet } from './list-classes.ts';
import { noFilter, type ProductSort } from './list-products.ts';
import { hasMemberPrice, memberPrice } from './member-prices.ts';
import type { ProductCard } from './product-card.ts';
import type { FoundProducts, ProductSearch } from './search-products.ts';

type WireSearch = DataOf<'mall.Index.search'>;
/** A product as a card of a list. */
export type WireCard = DataOf<'mall.Index.loadHome'>['list'][number];

/** Returns the lowest price of a product, and the highest where it differs. */
export function wirePrices({ priceFrom, priceTo }: { readonly priceFrom: Cents; readonly priceTo: Cents }) {
  return { price: formatMoney(priceFrom), ...(priceTo !== priceFrom && { price_to: formatMoney(priceTo) }) };
}

/** The price of a product over its SKUs: one amount, or the lowest and the highest. */
export const wirePriceRange = ({ priceFrom, priceTo }: { readonly priceFrom: Cents; readonly priceTo: Cents }) =>
  formatRange(priceFrom, priceTo);

/** Returns the member price of a product. */
export const wireMemberPrice = ({ priceFrom }: Pick<ProductCard, 'priceFrom'>) => formatMoney(memberPrice(priceFrom));

/** Returns a product in a list. */
export function wireCard(card: ProductCard): WireCard {
  return {
    id: card.id,
    imgurl: card.image,
    product_title: card.name,
    subtitle: card.subtitle,
    ...wirePrices(card),
    ...(hasMemberPrice(card) && { vipPrice: wireMemberPrice(card) }),
    volume: card.sold,
    mch_name: card.shopName,
    status: card.status,
    recycle: card.recycled ? 1 : 0,
    goodsNum: card.available,
    s_type: card.labels.join(','),
  };
}

/** Returns a product in a short list. */
export function wireSmallCard(card: Pick<ProductCard, 'id' | 'image' | 'name' | 'priceFrom' | 'priceTo'>) {
  return { id: card.id, imgurl: card.image, product_title: card.name, ...wirePrices(card) };
}

/** Returns a random product in a list. */
export function wireRecommendation(card: ProductCard): DataOf<'mall.Product.recommend'>['list'][number] {
  const { volume, mch_name, status, recycle, goodsNum } = wireCard(card);
  const small = wireSmallCard(card);
  return { ...small, price_yh: small.price, volume, mch_name, status, recycle, stockNum: goodsNum };
}

/** Returns a product in the list of its shop. */
export function wireShopCard(card: ProductCard): DataOf<'mch.mall.Mch.storeHomepage'>['list'][number] {
  const { volume, status, recycle, goodsNum } = wireCard(card);
  return { ...wireSmallCard(card), volume, status, recycle, stockNum: goodsNum };
}

/** Returns a class of products. */
export const wireClass = ({ id, name }: Facet) => ({ cid: id, pname: name });

/** Returns found products with the classes and brands to filter by; `heads` are the first letters of the brands and classes to return. */
export function wireSearch(
  found: FoundProducts,
  heads: { readonly brand?: string | undefined; readonly class?: string | undefined },
): WireSearch {
  const startsWith =
    (head = '') =>
    ({ name }: Facet) =>
      name.toUpperCase().startsWith(head);
  return {
    total: found.total,
    list: found.cards.map(wireCard),
    brand_list: found.brands.filter(startsWith(heads.brand)).map(({ id, name }) => ({ brand_id: id, brand_name: name })),
    class_list: found.classes.filter(startsWith(heads.class)).map(wireClass),
  };
}

const [searchPageSize, shopPageSize] = [20, 12];

/** Reads a search from the wire. */
export function readSearch(request: RequestOf<'mall.Index.search'>): ProductSearch {
  const { sort_type, sort, s_type = [], brand_id = [], keyword = '', page = 1, pageSize = searchPageSize } = request;
  return {
    text: keyword,
    filter: { ...readFilter(request), brandIds: brand_id, labels: s_type },
    sort: readSort(sort_type, sort === 1, sort === 0),
    page: { page, pageSize },
  };
}

/** Reads a query for a shop's products from the wire. */
export function readShopSearch(request: RequestOf<'mch.mall.Mch.storeHomepage'>): ProductSearch {
  const { sortType, sort, keyword = '', page = 1, pageSize = shopPageSize } = request;
  return { text: keyword, filter: readFilter(request), sort: readSort(sortType, sort === 1, false), page: { page, pageSize } };
}

function readSort(key: string | undefined, isPriceDown: boolean, isSoldUp: boolean): ProductSort {
  if (key === 'price') return isPriceDown ? 'priceDown' : 'priceUp';
  if (key === 'volume') return isSoldUp ? 'soldUp' : 'soldDown';
  return 'mall';
}

/** Selected classes replace the class from which the search started. */
function readFilter({
  amount,
  class_id: chosen = [],
  cid,
}: {
  amount?: string;
  class_id?: number[];
  cid?: number;
}): ProductSearch['filter'] {
  const classIds = chosen.length > 0 || cid === undefined ? chosen : [cid];
  return { ...noFilter, classIds, ...readPriceLimits(amount) };
}

/** Parses "100-300.50", "100-", "-300", or "1500" for everything from 1500. */
export function readPriceLimits(amount = ''): { from: Cents | undefined; to: Cents | undefined } {
  const [from = '', to = ''] = amount.split('-');
  return { from: from === '' ? undefined : parseMoney(from), to: to === '' ? undefined : parseMoney(to) };
}
