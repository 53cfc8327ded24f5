import { customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import { showAgreement } from '../../shared/agreements.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import { listShopProducts } from '../catalog/list-shop-products.ts';
import { readShopSearch, wireClass, wireShopCard } from '../catalog/presenter.ts';
import { shopFigures } from '../catalog/shop-figures.ts';
import { hasCoupons } from '../coupons/list-offers.ts';
import { followedBy, toggleFollow } from '../favorites/follow-shop.ts';
import { applyForShop, checkShopName, showApplication, showApplicationState } from './apply-for-shop.ts';
import { listStores, shopById } from './find-shops.ts';
import { readApplication, wireApplication, wireApplicationStatus, wireShop, wireShopKinds, wireStore } from './presenter.ts';

export const shopAgreement = operation('mch.mall.Mch.agreement', async (_request, { language }) => {
  const { title, content } = showAgreement('shop', language);
  return { name: title, agreement: content };
});

export const apply = operation('mch.mall.Mch.apply', async (request, context) => {
  await applyForShop(readApplication(request), context);
  return {};
});

export const collectionShop = operation('mch.mall.Mch.collectionShop', async ({ shopId }, context) => {
  await toggleFollow(context.db, customerOf(context).customerId, shopId, context.clock.now());
  return {};
});

export const continueApply = operation('mch.mall.Mch.continueApply', async (_request, context) =>
  wireApplication(await showApplication(context.db, customerOf(context).customerId, context.settings.secret)),
);

export const mchIndex = operation('mch.mall.Mch.index', async (_request, context) =>
  wireApplicationStatus(await showApplicationState(context.db, customerOf(context).customerId, context.clock.now())),
);

export const mchClass = operation('mch.mall.Mch.mchClass', async (_request, { language }) => ({ list: wireShopKinds(language) }));

export const seeMyStore = operation('mch.mall.Mch.seeMyStore', async ({ shop_id }, { db, language }) => ({
  list: (await listStores(db, shop_id)).map((store) => wireStore(store, language)),
}));

export const storeHomepage = operation('mch.mall.Mch.storeHomepage', async (request, context) => {
  const { db, language, session } = context;
  const shop = await shopById(db, request.shop_id);
  const figures = (await shopFigures(db, [shop.id])).get(shop.id);
  const products = await listShopProducts(shop.id, readShopSearch(request), context);
  const offered = wireFlag(await hasCoupons(context, shop.id));
  return {
    ...wireShop(shop, language),
    collection_status: wireFlag((await followedBy(db, session, [shop.id])).has(shop.id)),
    quantity_on_sale: figures?.onSale ?? 0,
    quantity_sold: figures?.sold ?? 0,
    is_coupons: offered,
    isOpenCoupon: offered,
    total: products.total,
    list: products.cards.map(wireShopCard),
    recommend_list: products.recommended.map(wireShopCard),
    class_list: products.classes.map(wireClass),
  };
});

export const verifyStoreName = operation('mch.mall.Mch.verifyStoreName', async ({ name }, context) => {
  await checkShopName(context.db, customerOf(context).customerId, name);
  return {};
});
