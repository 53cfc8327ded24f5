import { operation } from '../../../dispatch/operation.ts';
import { reviewStages } from '../../reviews/views.ts';
import { showOrder } from '../views.ts';

export const orderDetails = operation('mall.Order.orderDetails', async ({ order_id }, context) => {
  const order = await showOrder(order_id, context);
  return { ...order, comments_type: (await reviewStages(context.db, [order]))(order) };
});
