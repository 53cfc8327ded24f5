// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `catalogClearSearchHistory` takes. */
export type CatalogClearSearchHistoryInput = Schemas['CatalogClearSearchHistoryInput'];
/** What `catalogClearSearchHistory` answers. */
export type CatalogClearSearchHistoryData = Schemas['CatalogClearSearchHistoryData'];
/**
 * Clear the search history — `mall.Index.oneClickClear`.
 *
 * Forgets every search of the caller.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const catalogClearSearchHistory: Operation<CatalogClearSearchHistoryInput, CatalogClearSearchHistoryData> = /*#__PURE__*/ op('mall.Index.oneClickClear', 'safe', 'optional', s.Nothing);

/** What `catalogLabelled` takes. */
export type CatalogLabelledInput = Schemas['CatalogLabelledInput'];
/** What `catalogLabelled` answers. */
export type CatalogLabelledData = Schemas['CatalogLabelledData'];
/**
 * List the products with a label — `mall.Index.loadHome`.
 *
 * New, hot or recommended products by pages: what the home page shows the beginning of. Member products have their own operation.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const catalogLabelled: PagedOperation<CatalogLabelledInput, CatalogLabelledData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Index.loadHome', 'safe', 'no', /*#__PURE__*/ k.object({
  total: s.IntLike,
  list: /*#__PURE__*/ k.list(s.ProductCard, 0, 50),
})), 'page', 'list', 'total');

/** What `catalogProduct` takes. */
export type CatalogProductInput = Schemas['CatalogProductInput'];
/** What `catalogProduct` answers. */
export type CatalogProductData = Schemas['CatalogProductData'];
/**
 * Show a product — `mall.Product.index`.
 *
 * The product page: texts, pictures, price, SKUs, the shop that sells it, and what else is bought with it. A customer also learns whether the product is in the collection. Called by the product page and by every quick-add dialog. A product of the flash sale is asked for by `type` MS and its flash item; `sec` then says at which price, and how many are left.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
 */
export const catalogProduct: Operation<CatalogProductInput, CatalogProductData> = /*#__PURE__*/ op('mall.Product.index', 'safe', 'optional', s.ProductPage);

/** What `catalogRecommend` takes. */
export type CatalogRecommendInput = Schemas['CatalogRecommendInput'];
/** What `catalogRecommend` answers. */
export type CatalogRecommendData = Schemas['CatalogRecommendData'];
/**
 * Recommend products — `mall.Product.recommend`.
 *
 * Up to ten products the caller may like, drawn anew at every call: "change a batch" calls again. Shown in the cart and after paying.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const catalogRecommend: Operation<CatalogRecommendInput, CatalogRecommendData> = /*#__PURE__*/ op('mall.Product.recommend', 'safe', 'optional', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.RecommendedProduct, 0, 10),
}));

/** What `catalogRemoveSearch` takes. */
export type CatalogRemoveSearchInput = Schemas['CatalogRemoveSearchInput'];
/** What `catalogRemoveSearch` answers. */
export type CatalogRemoveSearchData = Schemas['CatalogRemoveSearchData'];
/**
 * Take words out of the search history — `mall.Index.delSearch`.
 *
 * Forgets one search of the caller. Words that are not in the history count as forgotten.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const catalogRemoveSearch: Operation<CatalogRemoveSearchInput, CatalogRemoveSearchData> = /*#__PURE__*/ op('mall.Index.delSearch', 'safe', 'optional', s.Nothing);

/** What `catalogSearch` takes. */
export type CatalogSearchInput = Schemas['CatalogSearchInput'];
/** What `catalogSearch` answers. */
export type CatalogSearchData = Schemas['CatalogSearchData'];
/**
 * Search products or shops — `mall.Index.search`.
 *
 * Products by words, class, brand, price and label, sorted and by pages. Without words and filters it lists everything on sale. Brands and classes to filter by come along. With `searchType` 2 it finds shops by words instead. The words go into the caller's search history.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const catalogSearch: PagedOperation<CatalogSearchInput, CatalogSearchData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Index.search', 'safe', 'optional', s.SearchResult), 'page', 'list', 'total');

/** What `catalogSearchHistory` takes. */
export type CatalogSearchHistoryInput = Schemas['CatalogSearchHistoryInput'];
/** What `catalogSearchHistory` answers. */
export type CatalogSearchHistoryData = Schemas['CatalogSearchHistoryData'];
/**
 * List the search history — `mall.Index.clickSearch`.
 *
 * The words the caller has searched for, the newest first and each once, at most twenty. A visitor without a session has none.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const catalogSearchHistory: Operation<CatalogSearchHistoryInput, CatalogSearchHistoryData> = /*#__PURE__*/ op('mall.Index.clickSearch', 'safe', 'optional', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.SearchWord, 0, 20),
}));
