// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `invoicesApply`. */
export type InvoicesApplyInput = Schemas['InvoicesApplyInput'];
/** Response data of `invoicesApply`. */
export type InvoicesApplyData = Schemas['InvoicesApplyData'];
/**
 * Request an invoice — `mall.InvoiceInfo.applyInvoicing`.
 *
 * Requests an invoice for a completed order from its shop, or requests it again after it was revoked or refused (`id`). The server computes the amount, which is the amount paid without delivery and refunds. Refused when the order is not completed, has a request already, has nothing left to invoice, belongs to a shop that issues no invoices, or was received more than twenty days ago.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, invoicesApply, { headId: 601, type: 1, companyName: '杭州素月科技有限公司', companyTaxNumber: '91330106MA2CF0XY3K', amount: '246.00', sNo: 'GM20261110093000000044', email: 'shopper01@example.com' });
 * ```
 */
export const invoicesApply: Operation<InvoicesApplyInput, InvoicesApplyData, 'key'> = /*#__PURE__*/ op('mall.InvoiceInfo.applyInvoicing', 'key', 'required', s.Nothing);

/** Request of `invoicesDefaultHeader`. */
export type InvoicesDefaultHeaderInput = Schemas['InvoicesDefaultHeaderInput'];
/** Response data of `invoicesDefaultHeader`. */
export type InvoicesDefaultHeaderData = Schemas['InvoicesDefaultHeaderData'];
/**
 * Show the default invoice title — `mall.InvoiceHeader.getDefault`.
 *
 * Title preselected for a request. An empty object when the customer has no title.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, invoicesDefaultHeader);
 * ```
 */
export const invoicesDefaultHeader: Operation<InvoicesDefaultHeaderInput, InvoicesDefaultHeaderData, 'safe'> = /*#__PURE__*/ op('mall.InvoiceHeader.getDefault', 'safe', 'required', s.DefaultInvoiceHeader);

/** Request of `invoicesHeaders`. */
export type InvoicesHeadersInput = Schemas['InvoicesHeadersInput'];
/** Response data of `invoicesHeaders`. */
export type InvoicesHeadersData = Schemas['InvoicesHeadersData'];
/**
 * List the invoice titles — `mall.InvoiceHeader.doRequest`.
 *
 * Invoice titles of the customer, the default first; with `id`, only that one.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, invoicesHeaders);
 * ```
 */
export const invoicesHeaders: Operation<InvoicesHeadersInput, InvoicesHeadersData, 'safe'> = /*#__PURE__*/ op('mall.InvoiceHeader.doRequest', 'safe', 'required', s.InvoiceHeaderList);

/** Request of `invoicesList`. */
export type InvoicesListInput = Schemas['InvoicesListInput'];
/** Response data of `invoicesList`. */
export type InvoicesListData = Schemas['InvoicesListData'];
/**
 * List the invoices — `mall.InvoiceInfo.getInvoiceInfo`.
 *
 * Invoices of the customer in one state, newest first; with `id`, only that one, with a fresh URL of its file. Refused invoices are listed with the revoked ones and have a `reason`. An issued invoice that became wrong through a refund has `correction` 1 until the shop replaces its file.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, invoicesList, { status: 1 });
 * ```
 */
export const invoicesList: PagedOperation<InvoicesListInput, InvoicesListData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.InvoiceInfo.getInvoiceInfo', 'safe', 'required', s.InvoiceList), 'page', 'list', 'total');

/** Request of `invoicesListBillable`. */
export type InvoicesListBillableInput = Schemas['InvoicesListBillableInput'];
/** Response data of `invoicesListBillable`. */
export type InvoicesListBillableData = Schemas['InvoicesListBillableData'];
/**
 * List the orders to invoice — `mall.InvoiceInfo.getToInvoiced`.
 *
 * Completed orders without an invoice, of shops that issue invoices, newest first. With `invoiceTimeout` 1 the deadline has passed.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, invoicesListBillable, { page: 1 });
 * ```
 */
export const invoicesListBillable: PagedOperation<InvoicesListBillableInput, InvoicesListBillableData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.InvoiceInfo.getToInvoiced', 'safe', 'required', s.BillableOrderList), 'page', 'list', 'total');

/** Request of `invoicesRemoveHeader`. */
export type InvoicesRemoveHeaderInput = Schemas['InvoicesRemoveHeaderInput'];
/** Response data of `invoicesRemoveHeader`. */
export type InvoicesRemoveHeaderData = Schemas['InvoicesRemoveHeaderData'];
/**
 * Delete an invoice title — `mall.InvoiceHeader.del`.
 *
 * Deletes a title. Requested invoices have their own copy. When the default title is deleted, the newest remaining title becomes the default.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 *
 * @example
 * ```ts
 * const data = await call(client, invoicesRemoveHeader, { ids: [602] });
 * ```
 */
export const invoicesRemoveHeader: Operation<InvoicesRemoveHeaderInput, InvoicesRemoveHeaderData, 'key'> = /*#__PURE__*/ op('mall.InvoiceHeader.del', 'key', 'required', s.Nothing, { emptyLists: { ids: ',' } });

/** Request of `invoicesRevoke`. */
export type InvoicesRevokeInput = Schemas['InvoicesRevokeInput'];
/** Response data of `invoicesRevoke`. */
export type InvoicesRevokeData = Schemas['InvoicesRevokeData'];
/**
 * Revoke an invoice request — `mall.InvoiceInfo.revoke`.
 *
 * Revokes a request that the shop has not answered yet. The invoice can be requested again.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, invoicesRevoke, { id: 651 });
 * ```
 */
export const invoicesRevoke: Operation<InvoicesRevokeInput, InvoicesRevokeData, 'key'> = /*#__PURE__*/ op('mall.InvoiceInfo.revoke', 'key', 'required', s.Nothing);

/** Request of `invoicesSaveHeader`. */
export type InvoicesSaveHeaderInput = Schemas['InvoicesSaveHeaderInput'];
/** Response data of `invoicesSaveHeader`. */
export type InvoicesSaveHeaderData = Schemas['InvoicesSaveHeaderData'];
/**
 * Add or change an invoice title — `mall.InvoiceHeader.addOrUpdate`.
 *
 * Creates a title, or changes one when `id` is given. A company needs a tax number. The first title becomes the default, and one title is always the default.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 *
 * @example
 * ```ts
 * const data = await call(client, invoicesSaveHeader, { type: 1, companyName: '杭州素月科技有限公司', companyTaxNumber: '91330106MA2CF0XY3K', registerAddress: '杭州市西湖区文三路 90 号', registerPhone: '0571-88001234', depositBank: '招商银行杭州西湖支行', bankNumber: '571900001234567', isDefault: 1 });
 * ```
 */
export const invoicesSaveHeader: Operation<InvoicesSaveHeaderInput, InvoicesSaveHeaderData, 'key'> = /*#__PURE__*/ op('mall.InvoiceHeader.addOrUpdate', 'key', 'required', s.Nothing);
