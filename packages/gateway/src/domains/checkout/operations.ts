import { operation } from '../../dispatch/operation.ts';
import { checkBuyNow, placeOrder, settle } from './service.ts';

export const placeOrderHandler = operation('mall.Order.payment', placeOrder);

export const settlement = operation('mall.Order.settlement', settle);

export const immediatelyCart = operation('mall.Product.immediatelyCart', async ({ product }, context) => {
  await checkBuyNow(product, context);
  return {};
});
