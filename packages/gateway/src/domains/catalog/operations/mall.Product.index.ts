import { operation } from '../../../dispatch/operation.ts';
import { showOffer } from '../../flash-sale/service.ts';
import { showProduct } from '../service.ts';

export const productIndex = operation('mall.Product.index', async ({ pro_id, type, id }, context) => {
  const product = await showProduct(pro_id, context);
  return type === 'MS' ? { ...product, sec: await showOffer(pro_id, id, context) } : product;
});
