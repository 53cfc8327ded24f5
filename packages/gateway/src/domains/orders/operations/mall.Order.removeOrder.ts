import { operation } from '../../../dispatch/operation.ts';
import { cancelOrder } from '../service.ts';

export const removeOrder = operation('mall.Order.removeOrder', async ({ order_id }, context) => {
  await cancelOrder(order_id, context);
  return {};
});
