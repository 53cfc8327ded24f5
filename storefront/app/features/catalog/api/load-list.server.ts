import type { LanguageCode } from '@mall/locales';
import type { Schemas } from '@mall/sdk';
import type { CatalogSearchInput, CatalogSearchProductsData } from '@mall/sdk/operations/catalog';
import type { ProductState } from '@mall/ui';
import { priceRange } from '#app/shared/format/price-range.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { labelCodes, labelsOfCodes } from '../labels.ts';
import { type FacetValue, type ListedProduct, type ProductList, pageSize } from '../list.ts';
import { amountOf, type ListQuery, type Sort } from '../list-query.ts';
import { initialOf } from './initial-of.server.ts';

const onSale = 2;
const ascending = 0;
const descending = 1;

const orders: Readonly<Record<Sort, Pick<CatalogSearchInput, 'sort_type' | 'sort'>>> = {
  default: {},
  priceUp: { sort_type: 'price', sort: ascending },
  priceDown: { sort_type: 'price', sort: descending },
  volume: { sort_type: 'volume', sort: descending },
};

/** Loads a page of products; undefined when the address names a class or a brand that the mall does not have. */
export async function loadList({ mall }: Gateway, query: ListQuery, language: LanguageCode): Promise<ProductList | undefined> {
  const found = await mall.catalog.search(toInput(query));
  const offered = toFacets(found, language);
  // The facets omit a class without matching products, but a selected class still needs its name, so that it can be removed.
  const everything = isNamed(query, offered) ? undefined : toFacets(await mall.catalog.search({ pageSize: 1 }), language);
  if (everything && !isNamed(query, everything)) return undefined;
  return {
    products: found.list.map(toListed),
    total: found.total,
    pages: Math.max(1, Math.ceil(found.total / pageSize)),
    classes: withChosen(offered.classes, query.class, everything?.classes),
    brands: withChosen(offered.brands, query.brand, everything?.brands),
  };
}

function toInput(query: ListQuery): Omit<CatalogSearchInput, 'searchType'> {
  const amount = amountOf(query);
  return {
    ...(query.words !== '' && { keyword: query.words }),
    ...(query.class.length > 0 && { class_id: [...query.class] }),
    ...(query.brand.length > 0 && { brand_id: [...query.brand] }),
    ...(query.labels.length > 0 && { s_type: labelCodes(query.labels) }),
    ...(amount !== undefined && { amount }),
    ...orders[query.sort],
    page: query.page,
    pageSize,
  };
}

type Facets = Pick<ProductList, 'classes' | 'brands'>;

function toFacets({ class_list, brand_list }: CatalogSearchProductsData, language: LanguageCode): Facets {
  const value = (id: number, name: string) => ({ id, name, initial: initialOf(name, language) });
  return {
    classes: class_list.map(({ cid, pname }) => value(cid, pname)),
    brands: brand_list.map(({ brand_id, brand_name }) => value(brand_id, brand_name)),
  };
}

function has(values: readonly FacetValue[], id: number): boolean {
  return values.some((value) => value.id === id);
}

function isNamed(query: ListQuery, { classes, brands }: Facets): boolean {
  return query.class.every((id) => has(classes, id)) && query.brand.every((id) => has(brands, id));
}

function withChosen(offered: readonly FacetValue[], chosen: readonly number[], everything: readonly FacetValue[] = []): FacetValue[] {
  return [...offered, ...everything.filter(({ id }) => chosen.includes(id) && !has(offered, id))];
}

function toListed(card: Schemas['ProductCard']): ListedProduct {
  return {
    id: card.id,
    name: card.product_title,
    image: card.imgurl,
    price: priceRange(card),
    memberPrice: card.vipPrice,
    shopName: card.mch_name,
    labels: labelsOfCodes(card.s_type),
    state: readState(card),
  };
}

/** Returns the reason why a product cannot be bought, the most severe first. */
function readState({ recycle, status, goodsNum }: Schemas['ProductCard']): ProductState {
  if (recycle) return 'expired';
  if (status !== onSale) return 'offShelf';
  return goodsNum > 0 ? 'available' : 'soldOut';
}
