import { operation } from '../../../dispatch/operation.ts';
import { invoicingOf } from '../../invoices/billing.ts';
import { reviewStages } from '../../reviews/views.ts';
import { showOrder } from '../views.ts';
import { wireInvoicing } from './wire-invoicing.ts';

export const orderDetails = operation('mall.Order.orderDetails', async ({ order_id }, context) => {
  const { db, language, clock } = context;
  const order = await showOrder(order_id, context);
  const children = order.children ?? [];
  const ids = [order.id, ...children.map(({ id }) => id)];
  const invoicing = await invoicingOf(db, ids, clock.now());
  return {
    ...order,
    comments_type: (await reviewStages(db, [order]))(order),
    ...wireInvoicing(invoicing.get(order.id), language),
    children: children.map((child) => ({ ...child, ...wireInvoicing(invoicing.get(child.id), language) })),
  };
});
