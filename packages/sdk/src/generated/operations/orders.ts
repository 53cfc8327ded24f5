// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `ordersCancel` takes. */
export type OrdersCancelInput = Schemas['OrdersCancelInput'];
/** What `ordersCancel` answers. */
export type OrdersCancelData = Schemas['OrdersCancelData'];
/**
 * Cancel an order — `mall.Order.removeOrder`.
 *
 * Closes an unpaid order and gives its stock and its coupons back; a paid one that is not shipped is refunded to the wallet first.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50084 order_shipped, 50486 state_refuses.
 */
export const ordersCancel: Operation<OrdersCancelInput, OrdersCancelData> = /*#__PURE__*/ op('mall.Order.removeOrder', 'key', 'required', s.Nothing);

/** What `ordersList` takes. */
export type OrdersListInput = Schemas['OrdersListInput'];
/** What `ordersList` answers. */
export type OrdersListData = Schemas['OrdersListData'];
/**
 * List the orders — `mall.Order.index`.
 *
 * The customer's orders by state, newest first, ten a page, with the counts of all states.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const ordersList: PagedOperation<OrdersListInput, OrdersListData, 'order'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Order.index', 'safe', 'required', s.OrderList), 'pageNum', 'order', 'order_num');

/** What `ordersParcels` takes. */
export type OrdersParcelsInput = Schemas['OrdersParcelsInput'];
/** What `ordersParcels` answers. */
export type OrdersParcelsData = Schemas['OrdersParcelsData'];
/**
 * Track the parcels of an order — `mall.Order.logistics`.
 *
 * Every parcel of an order with its stops, newest first: what the shops sent, and what went back and forth for an after-sale. Empty until something has been shipped.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const ordersParcels: Operation<OrdersParcelsInput, OrdersParcelsData> = /*#__PURE__*/ op('mall.Order.logistics', 'safe', 'required', s.ParcelList);

/** What `ordersPickupCode` takes. */
export type OrdersPickupCodeInput = Schemas['OrdersPickupCodeInput'];
/** What `ordersPickupCode` answers. */
export type OrdersPickupCodeData = Schemas['OrdersPickupCodeData'];
/**
 * Show the pick-up code of an order — `mall.Order.see_extraction_code`.
 *
 * The code that the customer shows in the store, with the goods it stands for. A code that has run out is replaced by a new one. Refused for an order that is not waiting to be picked up.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 */
export const ordersPickupCode: Operation<OrdersPickupCodeInput, OrdersPickupCodeData> = /*#__PURE__*/ op('mall.Order.see_extraction_code', 'safe', 'required', s.PickupCode);

/** What `ordersPickupStore` takes. */
export type OrdersPickupStoreInput = Schemas['OrdersPickupStoreInput'];
/** What `ordersPickupStore` answers. */
export type OrdersPickupStoreData = Schemas['OrdersPickupStoreData'];
/**
 * Show where an order is picked up — `mall.Order.getMchStore`.
 *
 * The store at which a pick-up order waits, with its address and opening hours.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const ordersPickupStore: Operation<OrdersPickupStoreInput, OrdersPickupStoreData> = /*#__PURE__*/ op('mall.Order.getMchStore', 'safe', 'required', s.PickupPlace);

/** What `ordersReceive` takes. */
export type OrdersReceiveInput = Schemas['OrdersReceiveInput'];
/** What `ordersReceive` answers. */
export type OrdersReceiveData = Schemas['OrdersReceiveData'];
/**
 * Confirm receipt — `mall.Order.okOrder`.
 *
 * Says that a shipped order has arrived: it becomes completed, its points are credited and its lines can be reviewed. After-sales remain possible for seven days. An order to pick up is completed by the shop when it reads the pick-up code, never here; one with an open after-sale is refused too.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const ordersReceive: Operation<OrdersReceiveInput, OrdersReceiveData> = /*#__PURE__*/ op('mall.Order.okOrder', 'key', 'required', s.Nothing);

/** What `ordersRemind` takes. */
export type OrdersRemindInput = Schemas['OrdersRemindInput'];
/** What `ordersRemind` answers. */
export type OrdersRemindData = Schemas['OrdersRemindData'];
/**
 * Remind the shop to ship — `mall.Order.delivery`.
 *
 * Tells the shops of a paid order that the customer is waiting. `delivery_status` of the order becomes 1; another reminder is refused until the mall sets it back to 0, a day later.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const ordersRemind: Operation<OrdersRemindInput, OrdersRemindData> = /*#__PURE__*/ op('mall.Order.delivery', 'key', 'required', s.Nothing);

/** What `ordersRemove` takes. */
export type OrdersRemoveInput = Schemas['OrdersRemoveInput'];
/** What `ordersRemove` answers. */
export type OrdersRemoveData = Schemas['OrdersRemoveData'];
/**
 * Remove an order from the list — `mall.Order.delOrder`.
 *
 * Takes an order out of the customer's list for good; the mall keeps its records. Only an order that is over can be removed: closed, or completed without an after-sale under way. An unpaid one is cancelled first, by `orders.cancel`.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const ordersRemove: Operation<OrdersRemoveInput, OrdersRemoveData> = /*#__PURE__*/ op('mall.Order.delOrder', 'key', 'required', s.Nothing);

/** What `ordersShow` takes. */
export type OrdersShowInput = Schemas['OrdersShowInput'];
/** What `ordersShow` answers. */
export type OrdersShowData = Schemas['OrdersShowData'];
/**
 * Show an order — `mall.Order.orderDetails`.
 *
 * An order with its address, lines, amounts, parcels, and what is needed to pay it.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const ordersShow: Operation<OrdersShowInput, OrdersShowData> = /*#__PURE__*/ op('mall.Order.orderDetails', 'safe', 'required', s.OrderDetails);
