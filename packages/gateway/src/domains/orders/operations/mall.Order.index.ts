import { operation } from '../../../dispatch/operation.ts';
import { lineFlagsOf } from '../../after-sales/line-flags.ts';
import { invoicingOf } from '../../invoices/billing.ts';
import { reviewStages } from '../../reviews/views.ts';
import { listOrders } from '../views.ts';
import { reviewable, wireSales, withAfterSale } from './wire-after-sales.ts';
import { wireInvoicing } from './wire-invoicing.ts';

export const orderIndex = operation('mall.Order.index', async (request, context) => {
  const { db, clock, language } = context;
  const page = await listOrders(request, context);
  const ids = page.order.map(({ id }) => id);
  const flags = await lineFlagsOf(db, ids, clock.now());
  const invoicing = await invoicingOf(db, ids, clock.now());
  const stageOf = await reviewStages(db, page.order);
  return {
    ...page,
    order: page.order.map((row) => ({
      ...row,
      ...wireInvoicing(invoicing.get(row.id), language),
      sale_type: wireSales(row.list, flags).sale_type,
      comments_type: stageOf({ ...row, list: reviewable(row.list, flags) }),
      list: row.list.map((line) => withAfterSale(line, flags, language)),
    })),
  };
});
