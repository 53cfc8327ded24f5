// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `cartAdd` takes. */
export type CartAddInput = Schemas['CartAddInput'];
/** What `cartAdd` answers. */
export type CartAddData = Schemas['CartAddData'];
/**
 * Put a SKU into the cart — `mall.Product.addCart`.
 *
 * Adds pieces of a SKU to the caller's cart. Pieces already there are added up, to at most the stock. A visitor becomes a guest by it: the answer then holds a new session, to be used from now on. A cart has at most 200 lines: another SKU is then refused with `parameter_refused` (`attribute_id`, `maxItems`).
 *
 * Works with and without a session. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50143 not_on_sale, 50150 insufficient_stock.
 */
export const cartAdd: Operation<CartAddInput, CartAddData> = /*#__PURE__*/ op('mall.Product.addCart', 'key', 'optional', /*#__PURE__*/ k.object({
  access_id: s.AccessId,
  cart_id: s.IntLike,
}), { issuesToken: true });

/** What `cartChangeSku` takes. */
export type CartChangeSkuInput = Schemas['CartChangeSkuInput'];
/** What `cartChangeSku` answers. */
export type CartChangeSkuData = Schemas['CartChangeSkuData'];
/**
 * Change the SKU of a line — `mall.Cart.modifyAttribute`.
 *
 * Gives a line another SKU of its product. When another line has that SKU already the two become one; the quantity is capped at the stock.
 *
 * Works with and without a session. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50150 insufficient_stock.
 */
export const cartChangeSku: Operation<CartChangeSkuInput, CartChangeSkuData> = /*#__PURE__*/ op('mall.Cart.modifyAttribute', 'key', 'optional', s.Nothing);

/** What `cartLineSkus` takes. */
export type CartLineSkusInput = Schemas['CartLineSkusInput'];
/** What `cartLineSkus` answers. */
export type CartLineSkusData = Schemas['CartLineSkusData'];
/**
 * List the SKUs a line can be changed to — `mall.Cart.djAttribute`.
 *
 * The SKUs of the product of a cart line, for the dialog that changes it.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const cartLineSkus: Operation<CartLineSkusInput, CartLineSkusData> = /*#__PURE__*/ op('mall.Cart.djAttribute', 'safe', 'optional', /*#__PURE__*/ k.list(s.LineSkus, 0, 1));

/** What `cartList` takes. */
export type CartListInput = Schemas['CartListInput'];
/** What `cartList` answers. */
export type CartListData = Schemas['CartListData'];
/**
 * Show the cart — `mall.Cart.index`.
 *
 * The caller's cart by shop, with current prices and stock, lines that can no longer be bought apart, and the totals of the ticked lines.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const cartList: Operation<CartListInput, CartListData> = /*#__PURE__*/ op('mall.Cart.index', 'safe', 'optional', s.Cart);

/** What `cartMoveToFavorites` takes. */
export type CartMoveToFavoritesInput = Schemas['CartMoveToFavoritesInput'];
/** What `cartMoveToFavorites` answers. */
export type CartMoveToFavoritesData = Schemas['CartMoveToFavoritesData'];
/**
 * Move lines to the collection — `mall.Cart.toCollection`.
 *
 * Puts the products of lines into the collection and takes the lines out of the cart. A line that is not there, or is somebody else's, is passed over.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const cartMoveToFavorites: Operation<CartMoveToFavoritesInput, CartMoveToFavoritesData> = /*#__PURE__*/ op('mall.Cart.toCollection', 'safe', 'required', s.Nothing);

/** What `cartRemove` takes. */
export type CartRemoveInput = Schemas['CartRemoveInput'];
/** What `cartRemove` answers. */
export type CartRemoveData = Schemas['CartRemoveData'];
/**
 * Take lines out of the cart — `mall.Cart.delCart`.
 *
 * Removes lines. A line that is not there, or is somebody else's, counts as removed.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const cartRemove: Operation<CartRemoveInput, CartRemoveData> = /*#__PURE__*/ op('mall.Cart.delCart', 'safe', 'optional', s.Nothing);

/** What `cartUpdate` takes. */
export type CartUpdateInput = Schemas['CartUpdateInput'];
/** What `cartUpdate` answers. */
export type CartUpdateData = Schemas['CartUpdateData'];
/**
 * Change quantities and ticks — `mall.Cart.upCart`.
 *
 * Sets the quantity of lines, their tick, or both. A quantity above the stock becomes the stock.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const cartUpdate: Operation<CartUpdateInput, CartUpdateData> = /*#__PURE__*/ op('mall.Cart.upCart', 'safe', 'optional', s.Nothing, { json: ['cart'] });
