// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `afterSalesApply` takes. */
export type AfterSalesApplyInput = Schemas['AfterSalesApplyInput'];
/** What `afterSalesApply` answers. */
export type AfterSalesApplyData = Schemas['AfterSalesApplyData'];
/**
 * Apply for a refund, a return or an exchange — `mall.Order.applyReturnGoods`.
 *
 * Opens one after-sale for each line, to be reviewed by the shop. Goods that have not left the shop (an order that is paid and not shipped, or waiting to be picked up) are refunded at once and in full, without a review (`RefundType` 15). The server computes the refundable amount itself; asking for more, or for nothing, is refused. A line with an open or a successful after-sale, and a kind that `after-sales.options` does not offer, are refused.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const afterSalesApply: Operation<AfterSalesApplyInput, AfterSalesApplyData> = /*#__PURE__*/ op('mall.Order.applyReturnGoods', 'key', 'required', s.AppliedAfterSale);

/** What `afterSalesBatchOptions` takes. */
export type AfterSalesBatchOptionsInput = Schemas['AfterSalesBatchOptionsInput'];
/** What `afterSalesBatchOptions` answers. */
export type AfterSalesBatchOptionsData = Schemas['AfterSalesBatchOptionsData'];
/**
 * Say what can be done about several lines — `mall.Order.batchReturnGoodsPage`.
 *
 * Like `after-sales.options`, for several lines of one order at once. Lines that allow no application come with `refund` 0 and are not to be offered.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const afterSalesBatchOptions: Operation<AfterSalesBatchOptionsInput, AfterSalesBatchOptionsData> = /*#__PURE__*/ op('mall.Order.batchReturnGoodsPage', 'safe', 'required', s.AfterSaleOptions);

/** What `afterSalesCouriers` takes. */
export type AfterSalesCouriersInput = Schemas['AfterSalesCouriersInput'];
/** What `afterSalesCouriers` answers. */
export type AfterSalesCouriersData = Schemas['AfterSalesCouriersData'];
/**
 * List the couriers for sending back — `mall.Order.getExpress`.
 *
 * The couriers to choose from when goods go back, and the address they go to.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const afterSalesCouriers: Operation<AfterSalesCouriersInput, AfterSalesCouriersData> = /*#__PURE__*/ op('mall.Order.getExpress', 'safe', 'required', s.Couriers);

/** What `afterSalesList` takes. */
export type AfterSalesListInput = Schemas['AfterSalesListInput'];
/** What `afterSalesList` answers. */
export type AfterSalesListData = Schemas['AfterSalesListData'];
/**
 * List the after-sales — `mall.Order.returnDataList`.
 *
 * The customer's after-sales, newest first, with what is needed to decide which buttons a row has: 0 can be withdrawn, 1 is to be sent back, 11 is to be confirmed.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const afterSalesList: PagedOperation<AfterSalesListInput, AfterSalesListData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Order.returnDataList', 'safe', 'required', s.AfterSaleList), 'start', 'list', 'total');

/** What `afterSalesOptions` takes. */
export type AfterSalesOptionsInput = Schemas['AfterSalesOptionsInput'];
/** What `afterSalesOptions` answers. */
export type AfterSalesOptionsData = Schemas['AfterSalesOptionsData'];
/**
 * Say what can be done about a line — `mall.Order.singleReturnGoodsPage`.
 *
 * Which applications a line of an order allows now: a refund only, a return with refund, an exchange, or none. A line not yet shipped can only be refunded, at once; a shipped or received one allows all three until seven days after receipt, in an order of the flash sale the exchange only; an order to pick up allows a refund until it is picked up. A line is exchanged at most twice; one with an open or a successful after-sale allows none, but an exchanged one may be applied for again.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const afterSalesOptions: Operation<AfterSalesOptionsInput, AfterSalesOptionsData> = /*#__PURE__*/ op('mall.Order.singleReturnGoodsPage', 'safe', 'required', s.AfterSaleOptions);

/** What `afterSalesPrepare` takes. */
export type AfterSalesPrepareInput = Schemas['AfterSalesPrepareInput'];
/** What `afterSalesPrepare` answers. */
export type AfterSalesPrepareData = Schemas['AfterSalesPrepareData'];
/**
 * Prepare an application — `mall.Order.applyReturnGoodsPage`.
 *
 * What the form of an application shows: the lines and the highest amount that can be refunded, which is what was paid for them. Delivery is refunded only when every line of the order is in the application or has been refunded or returned before. Refused when one of the lines allows no application.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 */
export const afterSalesPrepare: Operation<AfterSalesPrepareInput, AfterSalesPrepareData> = /*#__PURE__*/ op('mall.Order.applyReturnGoodsPage', 'safe', 'required', s.AfterSaleForm);

/** What `afterSalesReceiveReplacement` takes. */
export type AfterSalesReceiveReplacementInput = Schemas['AfterSalesReceiveReplacementInput'];
/** What `afterSalesReceiveReplacement` answers. */
export type AfterSalesReceiveReplacementData = Schemas['AfterSalesReceiveReplacementData'];
/**
 * Confirm a replacement — `mall.Order.exchangeReceipt`.
 *
 * Says that the replacement has arrived, which ends the exchange. Refused unless the shop has sent one.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const afterSalesReceiveReplacement: Operation<AfterSalesReceiveReplacementInput, AfterSalesReceiveReplacementData> = /*#__PURE__*/ op('mall.Order.exchangeReceipt', 'key', 'required', s.Nothing);

/** What `afterSalesSendBack` takes. */
export type AfterSalesSendBackInput = Schemas['AfterSalesSendBackInput'];
/** What `afterSalesSendBack` answers. */
export type AfterSalesSendBackData = Schemas['AfterSalesSendBackData'];
/**
 * Say that the goods were sent back — `mall.Order.backSend`.
 *
 * Writes down with which parcel the goods go back, once the shop has agreed. Refused in any other state.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const afterSalesSendBack: Operation<AfterSalesSendBackInput, AfterSalesSendBackData> = /*#__PURE__*/ op('mall.Order.backSend', 'key', 'required', s.Nothing);

/** What `afterSalesShow` takes. */
export type AfterSalesShowInput = Schemas['AfterSalesShowInput'];
/** What `afterSalesShow` answers. */
export type AfterSalesShowData = Schemas['AfterSalesShowData'];
/**
 * Show an after-sale — `mall.Order.returnDetails`.
 *
 * An after-sale of a line, the newest unless `id` names an earlier one: where it stands, what was asked for, and what the customer is to do next.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const afterSalesShow: Operation<AfterSalesShowInput, AfterSalesShowData> = /*#__PURE__*/ op('mall.Order.returnDetails', 'safe', 'required', s.AfterSaleDetails);

/** What `afterSalesWithdraw` takes. */
export type AfterSalesWithdrawInput = Schemas['AfterSalesWithdrawInput'];
/** What `afterSalesWithdraw` answers. */
export type AfterSalesWithdrawData = Schemas['AfterSalesWithdrawData'];
/**
 * Withdraw an application — `mall.Order.cancellationOfApplication`.
 *
 * Takes back an application that is still under review; the line is then as if it had never been made. Refused once the shop has decided.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const afterSalesWithdraw: Operation<AfterSalesWithdrawInput, AfterSalesWithdrawData> = /*#__PURE__*/ op('mall.Order.cancellationOfApplication', 'key', 'required', s.Nothing);
