// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `favoritesAdd` takes. */
export type FavoritesAddInput = Schemas['FavoritesAddInput'];
/** What `favoritesAdd` answers. */
export type FavoritesAddData = Schemas['FavoritesAddData'];
/**
 * Put a product into the collection — `mall.AddFavorites.index`.
 *
 * A product that is in the collection already stays there once, and the answer holds the same id.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const favoritesAdd: Operation<FavoritesAddInput, FavoritesAddData> = /*#__PURE__*/ op('mall.AddFavorites.index', 'safe', 'required', /*#__PURE__*/ k.object({
  collection_id: s.IntLike,
}));

/** What `favoritesList` takes. */
export type FavoritesListInput = Schemas['FavoritesListInput'];
/** What `favoritesList` answers. */
export type FavoritesListData = Schemas['FavoritesListData'];
/**
 * List the collection — `mall.AddFavorites.collection`.
 *
 * All products that the customer collected, or all shops that the customer follows, newest first.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const favoritesList: Operation<FavoritesListInput, FavoritesListData> = /*#__PURE__*/ op('mall.AddFavorites.collection', 'safe', 'required', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(/*#__PURE__*/ k.oneOf(s.FavoriteProduct, s.FavoriteShop)),
}));

/** What `favoritesListSimilar` takes. */
export type FavoritesListSimilarInput = Schemas['FavoritesListSimilarInput'];
/** What `favoritesListSimilar` answers. */
export type FavoritesListSimilarData = Schemas['FavoritesListSimilarData'];
/**
 * List products like one — `mall.AddFavorites.similar`.
 *
 * A product, and products of its class and brand that are on sale, eight a page and twenty at most.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const favoritesListSimilar: PagedOperation<FavoritesListSimilarInput, FavoritesListSimilarData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.AddFavorites.similar', 'safe', 'required', /*#__PURE__*/ k.object({
  product: /*#__PURE__*/ k.list(s.SimilarTo, 0, 1),
  list: /*#__PURE__*/ k.list(s.RelatedProduct, 0, 8),
  total: s.IntLike,
})), 'page', 'list', 'total');

/** What `favoritesRemove` takes. */
export type FavoritesRemoveInput = Schemas['FavoritesRemoveInput'];
/** What `favoritesRemove` answers. */
export type FavoritesRemoveData = Schemas['FavoritesRemoveData'];
/**
 * Take favourites out of the collection — `mall.AddFavorites.removeFavorites`.
 *
 * Takes products and shops out of the collection. A favourite that is not there, or is somebody else's, counts as taken out.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const favoritesRemove: Operation<FavoritesRemoveInput, FavoritesRemoveData> = /*#__PURE__*/ op('mall.AddFavorites.removeFavorites', 'safe', 'required', s.Nothing);
