// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation, Variants } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `favoritesAdd`. */
export type FavoritesAddInput = Schemas['FavoritesAddInput'];
/** Response data of `favoritesAdd`. */
export type FavoritesAddData = Schemas['FavoritesAddData'];
/**
 * Add a product to the favorites — `mall.AddFavorites.index`.
 *
 * Adds the product to the favorites. Adding it again changes nothing and returns the same id.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, favoritesAdd, { pro_id: 1001, type: 1 });
 * ```
 */
export const favoritesAdd: Operation<FavoritesAddInput, FavoritesAddData, 'safe'> = /*#__PURE__*/ op('mall.AddFavorites.index', 'safe', 'required', /*#__PURE__*/ k.object({
  collection_id: s.IntLike,
}));

/** Request of `favoritesList`. */
export type FavoritesListInput = Schemas['FavoritesListInput'];
/** Response data of `favoritesList`. */
export type FavoritesListData = Schemas['FavoritesListData'];
/** Response data of `favoritesList` with `type` 1. */
export type FavoritesListProductsData = Schemas['FavoritesListProductsData'];
/** Response data of `favoritesList` with `type` 2. */
export type FavoritesListShopsData = Schemas['FavoritesListShopsData'];
/** Response data of `favoritesList` by `type`. */
export type FavoritesListVariants = Variants<'type', { 1: FavoritesListProductsData; 2: FavoritesListShopsData }>;
/**
 * List the favorites — `mall.AddFavorites.collection`.
 *
 * Favorite products or followed shops of the customer, newest first.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, favoritesList, { type: 1 });
 * ```
 */
export const favoritesList: Operation<FavoritesListInput, FavoritesListData, 'safe', FavoritesListVariants> = /*#__PURE__*/ op('mall.AddFavorites.collection', 'safe', 'required', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(/*#__PURE__*/ k.oneOf(s.FavoriteProduct, s.FavoriteShop)),
}));

/** Request of `favoritesListSimilar`. */
export type FavoritesListSimilarInput = Schemas['FavoritesListSimilarInput'];
/** Response data of `favoritesListSimilar`. */
export type FavoritesListSimilarData = Schemas['FavoritesListSimilarData'];
/**
 * List similar products — `mall.AddFavorites.similar`.
 *
 * A product, and products of its class and brand that are on sale, eight per page and at most twenty.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, favoritesListSimilar, { pro_id: 1001, page: 1 });
 * ```
 */
export const favoritesListSimilar: PagedOperation<FavoritesListSimilarInput, FavoritesListSimilarData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.AddFavorites.similar', 'safe', 'required', /*#__PURE__*/ k.object({
  product: /*#__PURE__*/ k.list(s.SimilarTo, 0, 1),
  list: /*#__PURE__*/ k.list(s.RelatedProduct, 0, 8),
  total: s.IntLike,
})), 'page', 'list', 'total');

/** Request of `favoritesRemove`. */
export type FavoritesRemoveInput = Schemas['FavoritesRemoveInput'];
/** Response data of `favoritesRemove`. */
export type FavoritesRemoveData = Schemas['FavoritesRemoveData'];
/**
 * Remove favorites — `mall.AddFavorites.removeFavorites`.
 *
 * Removes favorite products and followed shops. Unknown favorites and favorites of other customers count as removed.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, favoritesRemove, { collection: [951] });
 * ```
 */
export const favoritesRemove: Operation<FavoritesRemoveInput, FavoritesRemoveData, 'safe'> = /*#__PURE__*/ op('mall.AddFavorites.removeFavorites', 'safe', 'required', s.Nothing, { emptyLists: { collection: ',' } });
