import { operation } from '../../../dispatch/operation.ts';
import { regionLine } from '../../../shared/regions/region-line.ts';
import { shopFigures } from '../../catalog/list-service.ts';
import { shopGoods } from '../../catalog/shop-service.ts';
import { hasCoupons } from '../../coupons/views.ts';
import { followedBy } from '../../favorites/service.ts';
import { shopById } from '../service.ts';

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

export const storeHomepage = operation('mch.mall.Mch.storeHomepage', async (request, context) => {
  const { db, language, session } = context;
  const shop = await shopById(db, request.shop_id);
  const figures = (await shopFigures(db, [shop.id])).get(shop.id);
  const offered = flag(await hasCoupons(context, shop.id));
  return {
    shop_name: shop.name[language],
    shop_information: shop.about[language],
    Head_img: shop.logo,
    poster_img: shop.poster,
    shop_logo: shop.logo,
    mch_address: regionLine({ province: shop.province, city: shop.city }, language),
    is_open: shop.isOpen,
    collection_status: flag((await followedBy(db, session, [shop.id])).has(shop.id)),
    collection_num: shop.followers,
    quantity_on_sale: figures?.onSale ?? 0,
    quantity_sold: figures?.sold ?? 0,
    is_coupons: offered,
    isOpenCoupon: offered,
    ...(await shopGoods(request, context)),
  };
});
