import { operation } from '../../dispatch/operation.ts';
import { showAgreement } from '../../shared/agreements.ts';
import { regionLine } from '../../shared/regions/region-line.ts';
import { shopFigures } from '../catalog/list-service.ts';
import { shopGoods } from '../catalog/shop-service.ts';
import { hasCoupons } from '../coupons/list-offers.ts';
import { followedBy, toggleFollow } from '../favorites/service.ts';
import { applyForShop, checkShopName, showApplication, showApplicationState } from './application-service.ts';
import { listStores, shopById } from './service.ts';
import { listShopKinds } from './shop-kinds.ts';

export const shopAgreement = operation('mch.mall.Mch.agreement', async (_request, { language }) => {
  const { title, content } = showAgreement('shop', language);
  return { name: title, agreement: content };
});

export const apply = operation('mch.mall.Mch.apply', async (request, context) => {
  await applyForShop(request, context);
  return {};
});

export const collectionShop = operation('mch.mall.Mch.collectionShop', async ({ shopId }, context) => {
  await toggleFollow(shopId, context);
  return {};
});

export const continueApply = operation('mch.mall.Mch.continueApply', (_request, context) => showApplication(context));

export const mchIndex = operation('mch.mall.Mch.index', (_request, context) => showApplicationState(context));

export const mchClass = operation('mch.mall.Mch.mchClass', async (_request, { language }) => ({ list: listShopKinds(language) }));

export const seeMyStore = operation('mch.mall.Mch.seeMyStore', async ({ shop_id }, context) => ({
  list: await listStores(shop_id, context),
}));

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

export const verifyStoreName = operation('mch.mall.Mch.verifyStoreName', async ({ name }, context) => {
  await checkShopName(name, context);
  return {};
});
