import { operation } from '../../../dispatch/operation.ts';
import { lineFlagsOf } from '../../after-sales/line-flags.ts';
import { invoicingOf } from '../../invoices/billing.ts';
import { reviewStages } from '../../reviews/views.ts';
import { showOrder } from '../views.ts';
import { reviewable, wireSales, withAfterSale } from './wire-after-sales.ts';
import { wireInvoicing } from './wire-invoicing.ts';

export const orderDetails = operation('mall.Order.orderDetails', async ({ order_id }, context) => {
  const { db, clock, language } = context;
  const order = await showOrder(order_id, context);
  const children = order.children ?? [];
  const ids = [order.id, ...children.map(({ id }) => id)];
  const flags = await lineFlagsOf(db, ids, clock.now());
  const invoicing = await invoicingOf(db, ids, clock.now());
  const stageOf = await reviewStages(db, [order]);
  return {
    ...order,
    ...wireSales(order.list, flags),
    ...wireInvoicing(invoicing.get(order.id), language),
    comments_type: stageOf({ ...order, list: reviewable(order.list, flags) }),
    list: order.list.map((line) => withAfterSale(line, flags, language)),
    children: children.map((child) => ({
      ...child,
      ...wireInvoicing(invoicing.get(child.id), language),
      list: child.list.map((line) => withAfterSale(line, flags, language)),
    })),
  };
});
