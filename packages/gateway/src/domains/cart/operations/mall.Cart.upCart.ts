import { operation } from '../../../dispatch/operation.ts';
import { changeLines } from '../service.ts';

export const upCart = operation('mall.Cart.upCart', async ({ cart }, context) => {
  await changeLines(cart, context);
  return {};
});
