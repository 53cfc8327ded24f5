import { operation } from '../../../dispatch/operation.ts';
import { collectLines } from '../service.ts';

export const toCollection = operation('mall.Cart.toCollection', async ({ car_id }, context) => {
  await collectLines(car_id, context);
  return {};
});
