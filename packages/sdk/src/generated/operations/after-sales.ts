// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `afterSalesApply`. */
export type AfterSalesApplyInput = Schemas['AfterSalesApplyInput'];
/** Response data of `afterSalesApply`. */
export type AfterSalesApplyData = Schemas['AfterSalesApplyData'];
/**
 * Apply for a refund, a return or an exchange — `mall.Order.applyReturnGoods`.
 *
 * Opens one after-sale per order line, to be reviewed by the shop. Goods that have not left the shop (order paid and not shipped, or waiting for pickup) are refunded immediately and in full, without review (`RefundType` 15). The server computes the refundable amount; requests for more, or for nothing, are refused. Lines with an open or successful after-sale, and kinds not offered by `after-sales.options`, are refused.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, afterSalesApply, { order_details_id: [77], type: 2, refund_amount: '256.00', refund_apply_money: '256.00', explain: 'I ordered the wrong size.' });
 * ```
 */
export const afterSalesApply: Operation<AfterSalesApplyInput, AfterSalesApplyData, 'key'> = /*#__PURE__*/ op('mall.Order.applyReturnGoods', 'key', 'required', s.AppliedAfterSale, { emptyLists: { order_details_id: ',' } });

/** Request of `afterSalesBatchOptions`. */
export type AfterSalesBatchOptionsInput = Schemas['AfterSalesBatchOptionsInput'];
/** Response data of `afterSalesBatchOptions`. */
export type AfterSalesBatchOptionsData = Schemas['AfterSalesBatchOptionsData'];
/**
 * List the after-sale options of several lines — `mall.Order.batchReturnGoodsPage`.
 *
 * Like `after-sales.options`, for several lines of one order. Lines that allow no application have `refund` 0 and are not to be offered.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, afterSalesBatchOptions, { order_details_id: [79, 80] });
 * ```
 */
export const afterSalesBatchOptions: Operation<AfterSalesBatchOptionsInput, AfterSalesBatchOptionsData, 'safe'> = /*#__PURE__*/ op('mall.Order.batchReturnGoodsPage', 'safe', 'required', s.AfterSaleOptions, { emptyLists: { order_details_id: ',' } });

/** Request of `afterSalesCouriers`. */
export type AfterSalesCouriersInput = Schemas['AfterSalesCouriersInput'];
/** Response data of `afterSalesCouriers`. */
export type AfterSalesCouriersData = Schemas['AfterSalesCouriersData'];
/**
 * List the couriers for sending back — `mall.Order.getExpress`.
 *
 * Available couriers and the address to return goods to.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, afterSalesCouriers, { pid: 1007 });
 * ```
 */
export const afterSalesCouriers: Operation<AfterSalesCouriersInput, AfterSalesCouriersData, 'safe'> = /*#__PURE__*/ op('mall.Order.getExpress', 'safe', 'required', s.Couriers);

/** Request of `afterSalesList`. */
export type AfterSalesListInput = Schemas['AfterSalesListInput'];
/** Response data of `afterSalesList`. */
export type AfterSalesListData = Schemas['AfterSalesListData'];
/**
 * List the after-sales — `mall.Order.returnDataList`.
 *
 * After-sales of the customer, newest first. The state decides the row's action; 0 can be withdrawn, 1 has to be sent back, 11 has to be confirmed.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, afterSalesList, { start: 1, end: 10 });
 * ```
 */
export const afterSalesList: PagedOperation<AfterSalesListInput, AfterSalesListData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Order.returnDataList', 'safe', 'required', s.AfterSaleList), 'start', 'list', 'total');

/** Request of `afterSalesOptions`. */
export type AfterSalesOptionsInput = Schemas['AfterSalesOptionsInput'];
/** Response data of `afterSalesOptions`. */
export type AfterSalesOptionsData = Schemas['AfterSalesOptionsData'];
/**
 * List the after-sale options of a line — `mall.Order.singleReturnGoodsPage`.
 *
 * Kinds of after-sale the order line allows now. A line that has not been shipped can only be refunded, immediately. A shipped or received line allows all three kinds until seven days after receipt, in a flash-sale order only an exchange. A pickup order allows a refund until it is collected. A line can be exchanged at most twice. A line with an open or successful after-sale allows none, except that an exchanged line allows another application.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, afterSalesOptions, { order_details_id: [78] });
 * ```
 */
export const afterSalesOptions: Operation<AfterSalesOptionsInput, AfterSalesOptionsData, 'safe'> = /*#__PURE__*/ op('mall.Order.singleReturnGoodsPage', 'safe', 'required', s.AfterSaleOptions, { emptyLists: { order_details_id: ',' } });

/** Request of `afterSalesPrepare`. */
export type AfterSalesPrepareInput = Schemas['AfterSalesPrepareInput'];
/** Response data of `afterSalesPrepare`. */
export type AfterSalesPrepareData = Schemas['AfterSalesPrepareData'];
/**
 * Prepare an application — `mall.Order.applyReturnGoodsPage`.
 *
 * Data for the application form, with the order lines and the highest refundable amount, which is the amount paid for them. Delivery is refunded only when every line of the order is in the application or has been refunded or returned. Refused when one of the lines allows no application.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, afterSalesPrepare, { order_details_id: [78] });
 * ```
 */
export const afterSalesPrepare: Operation<AfterSalesPrepareInput, AfterSalesPrepareData, 'safe'> = /*#__PURE__*/ op('mall.Order.applyReturnGoodsPage', 'safe', 'required', s.AfterSaleForm, { emptyLists: { order_details_id: ',' } });

/** Request of `afterSalesReceiveReplacement`. */
export type AfterSalesReceiveReplacementInput = Schemas['AfterSalesReceiveReplacementInput'];
/** Response data of `afterSalesReceiveReplacement`. */
export type AfterSalesReceiveReplacementData = Schemas['AfterSalesReceiveReplacementData'];
/**
 * Confirm receipt of a replacement — `mall.Order.exchangeReceipt`.
 *
 * Confirms that the replacement has arrived and completes the exchange. Refused unless the shop has sent one.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, afterSalesReceiveReplacement, { id: 503 });
 * ```
 */
export const afterSalesReceiveReplacement: Operation<AfterSalesReceiveReplacementInput, AfterSalesReceiveReplacementData, 'key'> = /*#__PURE__*/ op('mall.Order.exchangeReceipt', 'key', 'required', s.Nothing);

/** Request of `afterSalesSendBack`. */
export type AfterSalesSendBackInput = Schemas['AfterSalesSendBackInput'];
/** Response data of `afterSalesSendBack`. */
export type AfterSalesSendBackData = Schemas['AfterSalesSendBackData'];
/**
 * Submit the return parcel — `mall.Order.backSend`.
 *
 * Records the parcel in which the goods are returned, after the shop has approved. Refused in any other state.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, afterSalesSendBack, { id: 502, kdname: 'SF Express', kdcode: 'SF1398765432100', lxr: '林清', lxdh: '13800000001' });
 * ```
 */
export const afterSalesSendBack: Operation<AfterSalesSendBackInput, AfterSalesSendBackData, 'key'> = /*#__PURE__*/ op('mall.Order.backSend', 'key', 'required', s.Nothing);

/** Request of `afterSalesShow`. */
export type AfterSalesShowInput = Schemas['AfterSalesShowInput'];
/** Response data of `afterSalesShow`. */
export type AfterSalesShowData = Schemas['AfterSalesShowData'];
/**
 * Show an after-sale — `mall.Order.returnDetails`.
 *
 * After-sale of an order line with its state, request and next step. The newest one is returned unless `id` names an earlier one.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, afterSalesShow, { orderDetailId: 77 });
 * ```
 */
export const afterSalesShow: Operation<AfterSalesShowInput, AfterSalesShowData, 'safe'> = /*#__PURE__*/ op('mall.Order.returnDetails', 'safe', 'required', s.AfterSaleDetails);

/** Request of `afterSalesWithdraw`. */
export type AfterSalesWithdrawInput = Schemas['AfterSalesWithdrawInput'];
/** Response data of `afterSalesWithdraw`. */
export type AfterSalesWithdrawData = Schemas['AfterSalesWithdrawData'];
/**
 * Withdraw an application — `mall.Order.cancellationOfApplication`.
 *
 * Withdraws an application that is still under review, as if it had not been made. Refused once the shop has decided.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, afterSalesWithdraw, { id: 501 });
 * ```
 */
export const afterSalesWithdraw: Operation<AfterSalesWithdrawInput, AfterSalesWithdrawData, 'key'> = /*#__PURE__*/ op('mall.Order.cancellationOfApplication', 'key', 'required', s.Nothing);
