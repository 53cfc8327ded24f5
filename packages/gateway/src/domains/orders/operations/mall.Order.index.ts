import { operation } from '../../../dispatch/operation.ts';
import { invoicingOf } from '../../invoices/billing.ts';
import { reviewStages } from '../../reviews/views.ts';
import { listOrders } from '../views.ts';
import { wireInvoicing } from './wire-invoicing.ts';

export const orderIndex = operation('mall.Order.index', async (request, context) => {
  const { db, language, clock } = context;
  const page = await listOrders(request, context);
  const stageOf = await reviewStages(db, page.order);
  const ids = page.order.map(({ id }) => id);
  const invoicing = await invoicingOf(db, ids, clock.now());
  return {
    ...page,
    order: page.order.map((row) => ({ ...row, comments_type: stageOf(row), ...wireInvoicing(invoicing.get(row.id), language) })),
  };
});
