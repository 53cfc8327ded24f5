import { operation } from '../../../dispatch/operation.ts';
import { changeSku } from '../service.ts';

export const modifyAttribute = operation('mall.Cart.modifyAttribute', async ({ car_id, attribute_id }, context) => {
  await changeSku(car_id, attribute_id, context);
  return {};
});
