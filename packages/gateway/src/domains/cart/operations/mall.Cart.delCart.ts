import { operation } from '../../../dispatch/operation.ts';
import { removeLines } from '../service.ts';

export const delCart = operation('mall.Cart.delCart', async ({ car_id }, context) => {
  await removeLines(car_id, context);
  return {};
});
