// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `invoicesApply` takes. */
export type InvoicesApplyInput = Schemas['InvoicesApplyInput'];
/** What `invoicesApply` answers. */
export type InvoicesApplyData = Schemas['InvoicesApplyData'];
/**
 * Request an invoice — `mall.InvoiceInfo.applyInvoicing`.
 *
 * Requests an invoice of a completed order from its shop, or requests it again after it was revoked or refused (`id`). The server computes the amount: what was paid without delivery and without refunds. Refused when the order is not completed, has a request already, has nothing left to bill, belongs to a shop that issues no invoices, or was received more than twenty days ago.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const invoicesApply: Operation<InvoicesApplyInput, InvoicesApplyData> = /*#__PURE__*/ op('mall.InvoiceInfo.applyInvoicing', 'key', 'required', s.Nothing);

/** What `invoicesDefaultHeader` takes. */
export type InvoicesDefaultHeaderInput = Schemas['InvoicesDefaultHeaderInput'];
/** What `invoicesDefaultHeader` answers. */
export type InvoicesDefaultHeaderData = Schemas['InvoicesDefaultHeaderData'];
/**
 * Show the default invoice title — `mall.InvoiceHeader.getDefault`.
 *
 * The title that an application starts with. Without any title the answer is an empty object; the customer is then asked to add one.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const invoicesDefaultHeader: Operation<InvoicesDefaultHeaderInput, InvoicesDefaultHeaderData> = /*#__PURE__*/ op('mall.InvoiceHeader.getDefault', 'safe', 'required', s.DefaultInvoiceHeader);

/** What `invoicesHeaders` takes. */
export type InvoicesHeadersInput = Schemas['InvoicesHeadersInput'];
/** What `invoicesHeaders` answers. */
export type InvoicesHeadersData = Schemas['InvoicesHeadersData'];
/**
 * List the invoice titles — `mall.InvoiceHeader.doRequest`.
 *
 * The customer's invoice titles, the default first; with `id` only that one, for editing it.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const invoicesHeaders: Operation<InvoicesHeadersInput, InvoicesHeadersData> = /*#__PURE__*/ op('mall.InvoiceHeader.doRequest', 'safe', 'required', s.InvoiceHeaderList);

/** What `invoicesList` takes. */
export type InvoicesListInput = Schemas['InvoicesListInput'];
/** What `invoicesList` answers. */
export type InvoicesListData = Schemas['InvoicesListData'];
/**
 * List the invoices — `mall.InvoiceInfo.getInvoiceInfo`.
 *
 * The customer's invoices in one state, newest first; with `id` only that one, for a fresh address of its file. An invoice that the shop refused is among the revoked ones and has a `reason`; an issued one that a refund made wrong has `correction` until the shop replaces its file.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const invoicesList: PagedOperation<InvoicesListInput, InvoicesListData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.InvoiceInfo.getInvoiceInfo', 'safe', 'required', s.InvoiceList), 'page', 'list', 'total');

/** What `invoicesListBillable` takes. */
export type InvoicesListBillableInput = Schemas['InvoicesListBillableInput'];
/** What `invoicesListBillable` answers. */
export type InvoicesListBillableData = Schemas['InvoicesListBillableData'];
/**
 * List the orders to be billed — `mall.InvoiceInfo.getToInvoiced`.
 *
 * Completed orders of shops that issue invoices and for which none was asked for yet, newest first. With `invoiceTimeout` 1 it is too late, and only the shop can help.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const invoicesListBillable: PagedOperation<InvoicesListBillableInput, InvoicesListBillableData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.InvoiceInfo.getToInvoiced', 'safe', 'required', s.BillableOrderList), 'page', 'list', 'total');

/** What `invoicesRemoveHeader` takes. */
export type InvoicesRemoveHeaderInput = Schemas['InvoicesRemoveHeaderInput'];
/** What `invoicesRemoveHeader` answers. */
export type InvoicesRemoveHeaderData = Schemas['InvoicesRemoveHeaderData'];
/**
 * Delete an invoice title — `mall.InvoiceHeader.del`.
 *
 * Deletes a title. Invoices that were asked for with it keep their own copy. When the default goes, the newest of the others takes its place.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 */
export const invoicesRemoveHeader: Operation<InvoicesRemoveHeaderInput, InvoicesRemoveHeaderData> = /*#__PURE__*/ op('mall.InvoiceHeader.del', 'key', 'required', s.Nothing);

/** What `invoicesRevoke` takes. */
export type InvoicesRevokeInput = Schemas['InvoicesRevokeInput'];
/** What `invoicesRevoke` answers. */
export type InvoicesRevokeData = Schemas['InvoicesRevokeData'];
/**
 * Revoke an application for an invoice — `mall.InvoiceInfo.revoke`.
 *
 * Takes back an application that the shop has not answered yet. It can be made again.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const invoicesRevoke: Operation<InvoicesRevokeInput, InvoicesRevokeData> = /*#__PURE__*/ op('mall.InvoiceInfo.revoke', 'key', 'required', s.Nothing);

/** What `invoicesSaveHeader` takes. */
export type InvoicesSaveHeaderInput = Schemas['InvoicesSaveHeaderInput'];
/** What `invoicesSaveHeader` answers. */
export type InvoicesSaveHeaderData = Schemas['InvoicesSaveHeaderData'];
/**
 * Add or change an invoice title — `mall.InvoiceHeader.addOrUpdate`.
 *
 * Stores a title: a new one without `id`, else changes that one. A company needs its tax number. The first title becomes the default, and there is always one: the default is given up only by making another one the default.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 */
export const invoicesSaveHeader: Operation<InvoicesSaveHeaderInput, InvoicesSaveHeaderData> = /*#__PURE__*/ op('mall.InvoiceHeader.addOrUpdate', 'key', 'required', s.Nothing);
