// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation, Variants } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `catalogClearSearchHistory`. */
export type CatalogClearSearchHistoryInput = Schemas['CatalogClearSearchHistoryInput'];
/** Response data of `catalogClearSearchHistory`. */
export type CatalogClearSearchHistoryData = Schemas['CatalogClearSearchHistoryData'];
/**
 * Clear the search history — `mall.Index.oneClickClear`.
 *
 * Removes all entries from the caller's search history.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, catalogClearSearchHistory);
 * ```
 */
export const catalogClearSearchHistory: Operation<CatalogClearSearchHistoryInput, CatalogClearSearchHistoryData, 'safe'> = /*#__PURE__*/ op('mall.Index.oneClickClear', 'safe', 'optional', s.Nothing);

/** Request of `catalogLabelled`. */
export type CatalogLabelledInput = Schemas['CatalogLabelledInput'];
/** Response data of `catalogLabelled`. */
export type CatalogLabelledData = Schemas['CatalogLabelledData'];
/**
 * List the products with a label — `mall.Index.loadHome`.
 *
 * Pages of new, hot or recommended products, continuing the lists of the home page. `plugin.member.MallMember.memberProList` lists member products.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, catalogLabelled, { s_type: 1, page: 1, pageSize: 8 });
 * ```
 */
export const catalogLabelled: PagedOperation<CatalogLabelledInput, CatalogLabelledData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Index.loadHome', 'safe', 'no', /*#__PURE__*/ k.object({
  total: s.IntLike,
  list: /*#__PURE__*/ k.list(s.ProductCard, 0, 50),
})), 'page', 'list', 'total');

/** Request of `catalogProduct`. */
export type CatalogProductInput = Schemas['CatalogProductInput'];
/** Response data of `catalogProduct`. */
export type CatalogProductData = Schemas['CatalogProductData'];
/**
 * Show a product — `mall.Product.index`.
 *
 * Data of the product page, with texts, pictures, price, SKUs, shop and related products. For a signed-in customer it includes the favorite state. A flash-sale product is requested with `type` MS and its flash item id; `sec` then contains the price and the remaining pieces.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, catalogProduct, { pro_id: 1001 });
 * ```
 */
export const catalogProduct: Operation<CatalogProductInput, CatalogProductData, 'safe'> = /*#__PURE__*/ op('mall.Product.index', 'safe', 'optional', s.ProductPage);

/** Request of `catalogRecommend`. */
export type CatalogRecommendInput = Schemas['CatalogRecommendInput'];
/** Response data of `catalogRecommend`. */
export type CatalogRecommendData = Schemas['CatalogRecommendData'];
/**
 * Recommend products — `mall.Product.recommend`.
 *
 * Up to ten recommended products, selected anew on every call.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, catalogRecommend);
 * ```
 */
export const catalogRecommend: Operation<CatalogRecommendInput, CatalogRecommendData, 'safe'> = /*#__PURE__*/ op('mall.Product.recommend', 'safe', 'optional', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.RecommendedProduct, 0, 10),
}));

/** Request of `catalogRemoveSearch`. */
export type CatalogRemoveSearchInput = Schemas['CatalogRemoveSearchInput'];
/** Response data of `catalogRemoveSearch`. */
export type CatalogRemoveSearchData = Schemas['CatalogRemoveSearchData'];
/**
 * Remove a search from the history — `mall.Index.delSearch`.
 *
 * Removes one entry from the caller's search history. Unknown entries count as removed.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, catalogRemoveSearch, { keyword: 'bath salt' });
 * ```
 */
export const catalogRemoveSearch: Operation<CatalogRemoveSearchInput, CatalogRemoveSearchData, 'safe'> = /*#__PURE__*/ op('mall.Index.delSearch', 'safe', 'optional', s.Nothing);

/** Request of `catalogSearch`. */
export type CatalogSearchInput = Schemas['CatalogSearchInput'];
/** Response data of `catalogSearch`. */
export type CatalogSearchData = Schemas['CatalogSearchData'];
/** Response data of `catalogSearch` with `searchType` 1 or without it. */
export type CatalogSearchProductsData = Schemas['CatalogSearchProductsData'];
/** Response data of `catalogSearch` with `searchType` 2. */
export type CatalogSearchShopsData = Schemas['CatalogSearchShopsData'];
/** Response data of `catalogSearch` by `searchType`. */
export type CatalogSearchVariants = Variants<'searchType', { 1: CatalogSearchProductsData; 2: CatalogSearchShopsData }, 1>;
/**
 * List or search products and shops — `mall.Index.search`.
 *
 * Products by words, class, brand, price and label, sorted and paged. Without words and filters, all products on sale. The response contains the brands and classes available as filters. With `searchType` 2, shops by words. The words are added to the caller's search history.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, catalogSearch, { keyword: 'milk', page: 1, pageSize: 20 });
 * ```
 */
export const catalogSearch: PagedOperation<CatalogSearchInput, CatalogSearchData, 'list', CatalogSearchVariants> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Index.search', 'safe', 'optional', s.SearchResult), 'page', 'list', 'total');

/** Request of `catalogSearchHistory`. */
export type CatalogSearchHistoryInput = Schemas['CatalogSearchHistoryInput'];
/** Response data of `catalogSearchHistory`. */
export type CatalogSearchHistoryData = Schemas['CatalogSearchHistoryData'];
/**
 * List the search history — `mall.Index.clickSearch`.
 *
 * Search words of the caller, newest first without duplicates, at most twenty. Empty for a visitor without a session.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, catalogSearchHistory);
 * ```
 */
export const catalogSearchHistory: Operation<CatalogSearchHistoryInput, CatalogSearchHistoryData, 'safe'> = /*#__PURE__*/ op('mall.Index.clickSearch', 'safe', 'optional', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.SearchWord, 0, 20),
}));
