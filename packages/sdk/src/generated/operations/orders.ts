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
 * Closes an unpaid order and gives its stock back; a paid one that is not shipped is refunded to the wallet first.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50084 order_shipped, 50486 state_refuses.
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
