import { operation } from '../../../dispatch/operation.ts';
import { couponsOfProduct } from '../../coupons/views.ts';
import { favoriteOf } from '../../favorites/service.ts';
import { showOffer } from '../../flash-sale/service.ts';
import { withMemberPrices } from '../member-service.ts';
import { showProduct } from '../service.ts';

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

export const productIndex = operation('mall.Product.index', async ({ pro_id, type, id, vipSource }, context) => {
  const product = await showProduct(pro_id, context);
  const coupons = await couponsOfProduct(context, {
    productId: pro_id,
    classId: Number(product.pro.cid),
    shopId: Number(product.shop_list.shop_id),
  });
  const favorite = await favoriteOf(context.db, context.session, pro_id);
  const page = { ...product, collection_status: flag(favorite > 0), collection_id: favorite, ...coupons };
  if (type === 'MS') return { ...page, sec: await showOffer(pro_id, id, context) };
  return vipSource === 1 ? withMemberPrices(page) : page;
});
