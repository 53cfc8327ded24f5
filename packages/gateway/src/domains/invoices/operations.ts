import { type Context, customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import { deleteTitle } from './delete-title.ts';
import { addressOfFile } from './invoice-file.ts';
import * as invoices from './list-invoices.ts';
import * as titles from './list-titles.ts';
import { readTitle, wireBillable, wireInvoice, wireTitle } from './presenter.ts';
import { unknownRecord } from './refusals.ts';
import { requestInvoice } from './request-invoice.ts';
import { revokeRequest } from './revoke-request.ts';
import { saveTitle } from './save-title.ts';
import { invoiceState } from './schema.ts';

export const listTitles = operation('mall.InvoiceHeader.doRequest', async ({ id }, context) => {
  const list = await titles.listTitles(context.db, customerOf(context).customerId, id);
  return { list: list.map(wireTitle), total: list.length };
});

export const addOrUpdateTitle = operation('mall.InvoiceHeader.addOrUpdate', async (request, context) => {
  await saveTitle(context.db, customerOf(context).customerId, readTitle(request), context.clock.now());
  return {};
});

export const removeTitle = operation('mall.InvoiceHeader.del', async ({ ids: [id] }, context) => {
  if (id === undefined) throw unknownRecord('ids');
  await deleteTitle(context.db, customerOf(context).customerId, id);
  return {};
});

export const showDefaultTitle = operation('mall.InvoiceHeader.getDefault', async (_request, context) => {
  const title = await titles.defaultTitle(context.db, customerOf(context).customerId);
  return title ? wireTitle(title) : {};
});

export const listBillable = operation('mall.InvoiceInfo.getToInvoiced', async ({ page = 1 }, context) => {
  const { rows, total } = await invoices.listBillableOrders(context.db, customerOf(context).customerId, page);
  const now = context.clock.now();
  return { list: rows.map((row) => wireBillable(row, context.language, now)), total };
});

export const listInvoices = operation('mall.InvoiceInfo.getInvoiceInfo', async ({ status: state, id, page = 1 }, context) => {
  const { customerId } = customerOf(context);
  const { rows, total } = await invoices.listInvoices(context.db, { customerId, state, id }, page);
  return { list: rows.map((row) => wireListed(row, context)), total };
});

function wireListed(listed: invoices.ListedInvoice, { settings, clock, language }: Context) {
  const { id, customerId, state } = listed.invoice;
  const file = state === invoiceState.completed ? addressOfFile(id, customerId, settings.secret, clock.now()) : '';
  return wireInvoice(listed, file, language, clock.now());
}

export const applyForInvoice = operation('mall.InvoiceInfo.applyInvoicing', async (request, context) => {
  const { id: invoiceId, headId: titleId, sNo: orderNumber, email } = request;
  await requestInvoice(context.db, customerOf(context).customerId, { invoiceId, titleId, orderNumber, email }, context.clock.now());
  return {};
});

export const revokeInvoice = operation('mall.InvoiceInfo.revoke', async ({ id }, context) => {
  await revokeRequest(context.db, customerOf(context).customerId, id, context.clock.now());
  return {};
});
