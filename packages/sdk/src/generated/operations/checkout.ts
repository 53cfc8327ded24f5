// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `checkoutCheckBuyNow` takes. */
export type CheckoutCheckBuyNowInput = Schemas['CheckoutCheckBuyNowInput'];
/** What `checkoutCheckBuyNow` answers. */
export type CheckoutCheckBuyNowData = Schemas['CheckoutCheckBuyNowData'];
/**
 * Check a purchase of one SKU — `mall.Product.immediatelyCart`.
 *
 * Whether a SKU can be bought at once in this quantity. Changes nothing; the checkout page takes the same `product`.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock.
 */
export const checkoutCheckBuyNow: Operation<CheckoutCheckBuyNowInput, CheckoutCheckBuyNowData> = /*#__PURE__*/ op('mall.Product.immediatelyCart', 'safe', 'optional', s.Nothing, { json: ['product'] });

/** What `checkoutPlaceOrder` takes. */
export type CheckoutPlaceOrderInput = Schemas['CheckoutPlaceOrderInput'];
/** What `checkoutPlaceOrder` answers. */
export type CheckoutPlaceOrderData = Schemas['CheckoutPlaceOrderData'];
/**
 * Place an order — `mall.Order.payment`.
 *
 * Creates the order, takes its stock and removes its lines from the cart, all or nothing. It stays unpaid until it is paid or its time is over. The amount is reckoned by the server.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50143 not_on_sale, 50150 insufficient_stock, 50278 no_delivery_address, 50486 state_refuses, 50871 cart_line_short_of_stock.
 */
export const checkoutPlaceOrder: Operation<CheckoutPlaceOrderInput, CheckoutPlaceOrderData> = /*#__PURE__*/ op('mall.Order.payment', 'key', 'required', s.PlacedOrder, { json: ['product', 'remarks'] });

/** What `checkoutSettle` takes. */
export type CheckoutSettleInput = Schemas['CheckoutSettleInput'];
/** What `checkoutSettle` answers. */
export type CheckoutSettleData = Schemas['CheckoutSettleData'];
/**
 * Price an order — `mall.Order.settlement`.
 *
 * Reckons what an order of these goods to this address costs now. The server's figures are the only ones that count. Changes nothing.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock, 50871 cart_line_short_of_stock.
 */
export const checkoutSettle: Operation<CheckoutSettleInput, CheckoutSettleData> = /*#__PURE__*/ op('mall.Order.settlement', 'safe', 'required', s.Settlement, { json: ['product'] });
