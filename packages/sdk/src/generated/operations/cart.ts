// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `cartAdd`. */
export type CartAddInput = Schemas['CartAddInput'];
/** Response data of `cartAdd`. */
export type CartAddData = Schemas['CartAddData'];
/**
 * Add a SKU to the cart — `mall.Product.addCart`.
 *
 * Adds pieces of a SKU to the caller's cart. The quantity is added to an existing line, up to the stock. A visitor becomes a guest; the response then contains a new session token for all later calls. A cart holds at most 200 lines; a further SKU is refused with `parameter_refused` (`attribute_id`, `maxItems`).
 *
 * Works with and without a session. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50143 not_on_sale, 50150 insufficient_stock.
 *
 * @example
 * ```ts
 * const data = await call(client, cartAdd, { pro_id: 1001, attribute_id: 10011, num: 2 });
 * ```
 */
export const cartAdd: Operation<CartAddInput, CartAddData, 'key'> = /*#__PURE__*/ op('mall.Product.addCart', 'key', 'optional', /*#__PURE__*/ k.object({
  access_id: s.AccessId,
  cart_id: s.IntLike,
}), { issuesToken: true });

/** Request of `cartChangeSku`. */
export type CartChangeSkuInput = Schemas['CartChangeSkuInput'];
/** Response data of `cartChangeSku`. */
export type CartChangeSkuData = Schemas['CartChangeSkuData'];
/**
 * Change the SKU of a line — `mall.Cart.modifyAttribute`.
 *
 * Changes a cart line to another SKU of its product. Lines with the same SKU are merged; the quantity is limited to the stock.
 *
 * Works with and without a session. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50150 insufficient_stock.
 *
 * @example
 * ```ts
 * const data = await call(client, cartChangeSku, { car_id: 501, attribute_id: 10012 });
 * ```
 */
export const cartChangeSku: Operation<CartChangeSkuInput, CartChangeSkuData, 'key'> = /*#__PURE__*/ op('mall.Cart.modifyAttribute', 'key', 'optional', s.Nothing);

/** Request of `cartLineSkus`. */
export type CartLineSkusInput = Schemas['CartLineSkusInput'];
/** Response data of `cartLineSkus`. */
export type CartLineSkusData = Schemas['CartLineSkusData'];
/**
 * List the SKUs a line can be changed to — `mall.Cart.djAttribute`.
 *
 * SKUs of the product of a cart line, for changing the SKU.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, cartLineSkus, { car_id: 501 });
 * ```
 */
export const cartLineSkus: Operation<CartLineSkusInput, CartLineSkusData, 'safe'> = /*#__PURE__*/ op('mall.Cart.djAttribute', 'safe', 'optional', /*#__PURE__*/ k.list(s.LineSkus, 0, 1));

/** Request of `cartList`. */
export type CartListInput = Schemas['CartListInput'];
/** Response data of `cartList`. */
export type CartListData = Schemas['CartListData'];
/**
 * Show the cart — `mall.Cart.index`.
 *
 * Cart of the caller grouped by shop, with current prices and stock, unavailable lines, and the totals of the selected lines.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, cartList);
 * ```
 */
export const cartList: Operation<CartListInput, CartListData, 'safe'> = /*#__PURE__*/ op('mall.Cart.index', 'safe', 'optional', s.Cart);

/** Request of `cartMoveToFavorites`. */
export type CartMoveToFavoritesInput = Schemas['CartMoveToFavoritesInput'];
/** Response data of `cartMoveToFavorites`. */
export type CartMoveToFavoritesData = Schemas['CartMoveToFavoritesData'];
/**
 * Move lines to the favorites — `mall.Cart.toCollection`.
 *
 * Adds the products of cart lines to the favorites and removes the lines from the cart. Unknown lines and lines of other callers are ignored.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, cartMoveToFavorites, { car_id: [501] });
 * ```
 */
export const cartMoveToFavorites: Operation<CartMoveToFavoritesInput, CartMoveToFavoritesData, 'safe'> = /*#__PURE__*/ op('mall.Cart.toCollection', 'safe', 'required', s.Nothing, { emptyLists: { car_id: ',' } });

/** Request of `cartRemove`. */
export type CartRemoveInput = Schemas['CartRemoveInput'];
/** Response data of `cartRemove`. */
export type CartRemoveData = Schemas['CartRemoveData'];
/**
 * Remove lines from the cart — `mall.Cart.delCart`.
 *
 * Removes cart lines. Unknown lines and lines of other callers count as removed.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, cartRemove, { car_id: [501] });
 * ```
 */
export const cartRemove: Operation<CartRemoveInput, CartRemoveData, 'safe'> = /*#__PURE__*/ op('mall.Cart.delCart', 'safe', 'optional', s.Nothing, { emptyLists: { car_id: ',' } });

/** Request of `cartUpdate`. */
export type CartUpdateInput = Schemas['CartUpdateInput'];
/** Response data of `cartUpdate`. */
export type CartUpdateData = Schemas['CartUpdateData'];
/**
 * Change quantities and selection — `mall.Cart.upCart`.
 *
 * Sets the quantity of cart lines, their selection, or both. Quantities above the stock are lowered to the stock.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, cartUpdate, { cart: [{ cart_id: 501, num: 3 }] });
 * ```
 */
export const cartUpdate: Operation<CartUpdateInput, CartUpdateData, 'safe'> = /*#__PURE__*/ op('mall.Cart.upCart', 'safe', 'optional', s.Nothing, { json: ['cart'] });
