import { operation } from '../../../dispatch/operation.ts';
import { showOffer } from '../../flash-sale/service.ts';
import { withMemberPrices } from '../member-service.ts';
import { showProduct } from '../service.ts';

export const productIndex = operation('mall.Product.index', async ({ pro_id, type, id, vipSource }, context) => {
  const product = await showProduct(pro_id, context);
  if (type === 'MS') return { ...product, sec: await showOffer(pro_id, id, context) };
  return vipSource === 1 ? withMemberPrices(product) : product;
});
