import { operation } from '../../../dispatch/operation.ts';
import { receiveOrder } from '../service.ts';

export const okOrder = operation('mall.Order.okOrder', async ({ order_id }, context) => {
  await receiveOrder(order_id, context);
  return {};
});
