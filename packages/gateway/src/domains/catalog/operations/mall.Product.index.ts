import { operation } from '../../../dispatch/operation.ts';
import { isOffered } from '../../coupons/views.ts';
import { showOffer } from '../../flash-sale/service.ts';
import { withMemberPrices } from '../member-service.ts';
import { showProduct } from '../service.ts';

export const productIndex = operation('mall.Product.index', async ({ pro_id, type, id, vipSource }, context) => {
  const product = await showProduct(pro_id, context);
  const offered = await isOffered(context, {
    productId: pro_id,
    classId: Number(product.pro.cid),
    shopId: Number(product.shop_list.shop_id),
  });
  const page = { ...product, coupon_status: offered ? (1 as const) : (0 as const) };
  if (type === 'MS') return { ...page, sec: await showOffer(pro_id, id, context) };
  return vipSource === 1 ? withMemberPrices(page) : page;
});
