import { operation } from '../../../dispatch/operation.ts';
import { checkBuyNow } from '../service.ts';

export const immediatelyCart = operation('mall.Product.immediatelyCart', async ({ product }, context) => {
  await checkBuyNow(product, context);
  return {};
});
