// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `ordersCancel`. */
export type OrdersCancelInput = Schemas['OrdersCancelInput'];
/** Response data of `ordersCancel`. */
export type OrdersCancelData = Schemas['OrdersCancelData'];
/**
 * Cancel an order — `mall.Order.removeOrder`.
 *
 * Closes an unpaid order and releases its stock and coupons. A paid order that has not been shipped is refunded first.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50084 order_shipped, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, ordersCancel, { order_id: 42 });
 * ```
 */
export const ordersCancel: Operation<OrdersCancelInput, OrdersCancelData, 'key'> = /*#__PURE__*/ op('mall.Order.removeOrder', 'key', 'required', s.Nothing);

/** Request of `ordersList`. */
export type OrdersListInput = Schemas['OrdersListInput'];
/** Response data of `ordersList`. */
export type OrdersListData = Schemas['OrdersListData'];
/**
 * List the orders — `mall.Order.index`.
 *
 * Orders of the customer by state, newest first, ten per page, with the counts of all states.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, ordersList, { pageNum: 1 });
 * ```
 */
export const ordersList: PagedOperation<OrdersListInput, OrdersListData, 'order'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Order.index', 'safe', 'required', s.OrderList), 'pageNum', 'order', 'order_num');

/** Request of `ordersParcels`. */
export type OrdersParcelsInput = Schemas['OrdersParcelsInput'];
/** Response data of `ordersParcels`. */
export type OrdersParcelsData = Schemas['OrdersParcelsData'];
/**
 * Track the parcels of an order — `mall.Order.logistics`.
 *
 * All parcels of an order with tracking events, newest first, including those of after-sales. Empty until something has been shipped.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, ordersParcels, { id: 'GM20261118101500000043', details: '' });
 * ```
 */
export const ordersParcels: Operation<OrdersParcelsInput, OrdersParcelsData, 'safe'> = /*#__PURE__*/ op('mall.Order.logistics', 'safe', 'required', s.ParcelList);

/** Request of `ordersPickupCode`. */
export type OrdersPickupCodeInput = Schemas['OrdersPickupCodeInput'];
/** Response data of `ordersPickupCode`. */
export type OrdersPickupCodeData = Schemas['OrdersPickupCodeData'];
/**
 * Show the pickup code of an order — `mall.Order.see_extraction_code`.
 *
 * Code to present in the store, with the goods to collect. An expired code is replaced by a new one. Refused for an order that is not waiting for pickup.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, ordersPickupCode, { order_id: 46 });
 * ```
 */
export const ordersPickupCode: Operation<OrdersPickupCodeInput, OrdersPickupCodeData, 'safe'> = /*#__PURE__*/ op('mall.Order.see_extraction_code', 'safe', 'required', s.PickupCode);

/** Request of `ordersPickupStore`. */
export type OrdersPickupStoreInput = Schemas['OrdersPickupStoreInput'];
/** Response data of `ordersPickupStore`. */
export type OrdersPickupStoreData = Schemas['OrdersPickupStoreData'];
/**
 * Show the pickup store — `mall.Order.getMchStore`.
 *
 * Store where a pickup order is collected, with address and opening hours.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, ordersPickupStore, { id: 31 });
 * ```
 */
export const ordersPickupStore: Operation<OrdersPickupStoreInput, OrdersPickupStoreData, 'safe'> = /*#__PURE__*/ op('mall.Order.getMchStore', 'safe', 'required', s.PickupPlace);

/** Request of `ordersReceive`. */
export type OrdersReceiveInput = Schemas['OrdersReceiveInput'];
/** Response data of `ordersReceive`. */
export type OrdersReceiveData = Schemas['OrdersReceiveData'];
/**
 * Confirm receipt — `mall.Order.okOrder`.
 *
 * Confirms that a shipped order has arrived. The order is completed, its points are credited and its lines can be reviewed. After-sales remain possible for seven days. Pickup orders are completed by the shop with the pickup code instead; an order with an open after-sale is refused.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, ordersReceive, { order_id: 43 });
 * ```
 */
export const ordersReceive: Operation<OrdersReceiveInput, OrdersReceiveData, 'key'> = /*#__PURE__*/ op('mall.Order.okOrder', 'key', 'required', s.Nothing);

/** Request of `ordersRemind`. */
export type OrdersRemindInput = Schemas['OrdersRemindInput'];
/** Response data of `ordersRemind`. */
export type OrdersRemindData = Schemas['OrdersRemindData'];
/**
 * Remind the shop to ship — `mall.Order.delivery`.
 *
 * Reminds the shops of a paid order to ship it. `delivery_status` of the order becomes 1; another reminder is refused until it returns to 0, one day later.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, ordersRemind, { order_id: 42 });
 * ```
 */
export const ordersRemind: Operation<OrdersRemindInput, OrdersRemindData, 'key'> = /*#__PURE__*/ op('mall.Order.delivery', 'key', 'required', s.Nothing);

/** Request of `ordersRemove`. */
export type OrdersRemoveInput = Schemas['OrdersRemoveInput'];
/** Response data of `ordersRemove`. */
export type OrdersRemoveData = Schemas['OrdersRemoveData'];
/**
 * Remove an order from the list — `mall.Order.delOrder`.
 *
 * Removes an order from the customer's list permanently; the mall retains its records. Only a closed order, or a completed one without an open after-sale, can be removed. Cancel an unpaid order first (`orders.cancel`).
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, ordersRemove, { order_id: 48 });
 * ```
 */
export const ordersRemove: Operation<OrdersRemoveInput, OrdersRemoveData, 'key'> = /*#__PURE__*/ op('mall.Order.delOrder', 'key', 'required', s.Nothing);

/** Request of `ordersShow`. */
export type OrdersShowInput = Schemas['OrdersShowInput'];
/** Response data of `ordersShow`. */
export type OrdersShowData = Schemas['OrdersShowData'];
/**
 * Show an order — `mall.Order.orderDetails`.
 *
 * Order with address, lines, amounts, parcels and payment options.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, ordersShow, { order_id: 42 });
 * ```
 */
export const ordersShow: Operation<OrdersShowInput, OrdersShowData, 'safe'> = /*#__PURE__*/ op('mall.Order.orderDetails', 'safe', 'required', s.OrderDetails);
