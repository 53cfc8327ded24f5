import { customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import * as titles from './list-titles.ts';
import { deleteTitle } from './delete-title.ts';
import { readTitle, wireTitle } from './presenter.ts';
import { unknownRecord } from './refusals.ts';
import { saveTitle } from './save-title.ts';

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
