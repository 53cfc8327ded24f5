import { operation } from '../../../dispatch/operation.ts';
import { reviewStages } from '../../reviews/views.ts';
import { listOrders } from '../views.ts';

export const orderIndex = operation('mall.Order.index', async (request, context) => {
  const page = await listOrders(request, context);
  const stageOf = await reviewStages(context.db, page.order);
  return { ...page, order: page.order.map((row) => ({ ...row, comments_type: stageOf(row) })) };
});
