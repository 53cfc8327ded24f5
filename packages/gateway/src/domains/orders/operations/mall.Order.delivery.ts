import { operation } from '../../../dispatch/operation.ts';
import { remindShops } from '../service.ts';

export const delivery = operation('mall.Order.delivery', async ({ order_id }, context) => {
  await remindShops(order_id, context);
  return {};
});
