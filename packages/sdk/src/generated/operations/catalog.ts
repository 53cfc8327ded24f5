// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `catalogProduct` takes. */
export type CatalogProductInput = Schemas['CatalogProductInput'];
/** What `catalogProduct` answers. */
export type CatalogProductData = Schemas['CatalogProductData'];
/**
 * Show a product — `mall.Product.index`.
 *
 * The product page: texts, pictures, price, SKUs, the shop that sells it, and what else is bought with it. A customer also learns whether the product is in the collection. Called by the product page and by every quick-add dialog.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
 */
export const catalogProduct: Operation<CatalogProductInput, CatalogProductData> = /*#__PURE__*/ op('mall.Product.index', 'safe', 'optional', s.ProductPage);

/** What `catalogSearch` takes. */
export type CatalogSearchInput = Schemas['CatalogSearchInput'];
/** What `catalogSearch` answers. */
export type CatalogSearchData = Schemas['CatalogSearchData'];
/**
 * Search products — `mall.Index.search`.
 *
 * Products by words, class, brand, price and label, sorted and by pages. Without words and filters it lists everything on sale. Brands and classes to filter by come along.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const catalogSearch: PagedOperation<CatalogSearchInput, CatalogSearchData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Index.search', 'safe', 'optional', s.SearchResult), 'page', 'list', 'total');
