// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `checkoutCheckBuyNow`. */
export type CheckoutCheckBuyNowInput = Schemas['CheckoutCheckBuyNowInput'];
/** Response data of `checkoutCheckBuyNow`. */
export type CheckoutCheckBuyNowData = Schemas['CheckoutCheckBuyNowData'];
/**
 * Check a direct purchase — `mall.Product.immediatelyCart`.
 *
 * Checks whether a SKU can be bought in the given quantity. Changes nothing; the checkout takes the same `product`.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock.
 *
 * @example
 * ```ts
 * const data = await call(client, checkoutCheckBuyNow, { product: [{ pid: 1001 }, { cid: 10011 }, { num: 1 }] });
 * ```
 */
export const checkoutCheckBuyNow: Operation<CheckoutCheckBuyNowInput, CheckoutCheckBuyNowData, 'safe'> = /*#__PURE__*/ op('mall.Product.immediatelyCart', 'safe', 'optional', s.Nothing, { json: ['product'] });

/** Request of `checkoutPlaceOrder`. */
export type CheckoutPlaceOrderInput = Schemas['CheckoutPlaceOrderInput'];
/** Response data of `checkoutPlaceOrder`. */
export type CheckoutPlaceOrderData = Schemas['CheckoutPlaceOrderData'];
/**
 * Place an order — `mall.Order.payment`.
 *
 * Creates the order, reserves its stock and removes its lines from the cart, in one transaction. The order remains unpaid until it is paid or its payment period ends. The server computes the amount. One of `cart_id` and `product` is required; with both, `product` is bought.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50143 not_on_sale, 50150 insufficient_stock, 50278 no_delivery_address, 50486 state_refuses, 50871 cart_line_short_of_stock.
 *
 * @example
 * ```ts
 * const data = await call(client, checkoutPlaceOrder, { cart_id: [501], address_id: 1, pay_type: 'wallet_pay', remarks: ['Please ring twice'] });
 * ```
 */
export const checkoutPlaceOrder: Operation<CheckoutPlaceOrderInput, CheckoutPlaceOrderData, 'key'> = /*#__PURE__*/ op('mall.Order.payment', 'key', 'required', s.PlacedOrder, { json: ['product', 'remarks'], emptyLists: { cart_id: ',' } });

/** Request of `checkoutSettle`. */
export type CheckoutSettleInput = Schemas['CheckoutSettleInput'];
/** Response data of `checkoutSettle`. */
export type CheckoutSettleData = Schemas['CheckoutSettleData'];
/**
 * Price an order — `mall.Order.settlement`.
 *
 * Prices an order of the given goods to the given address. The amounts of the server are authoritative. Changes nothing. One of `cart_id` and `product` is required; with both, `product` is priced.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock, 50871 cart_line_short_of_stock.
 *
 * @example
 * ```ts
 * const data = await call(client, checkoutSettle, { cart_id: [501] });
 * ```
 */
export const checkoutSettle: Operation<CheckoutSettleInput, CheckoutSettleData, 'safe'> = /*#__PURE__*/ op('mall.Order.settlement', 'safe', 'required', s.Settlement, { json: ['product'], emptyLists: { cart_id: ',' } });
