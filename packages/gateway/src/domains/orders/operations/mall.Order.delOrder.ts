import { operation } from '../../../dispatch/operation.ts';
import { removeFromList } from '../service.ts';

export const delOrder = operation('mall.Order.delOrder', async ({ order_id }, context) => {
  await removeFromList(order_id, context);
  return {};
});
