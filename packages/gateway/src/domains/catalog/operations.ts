import { operation } from '../../dispatch/operation.ts';
import { offersOfProduct } from '../coupons/list-offers.ts';
import { wireProductCoupons } from '../coupons/presenter.ts';
import { favoriteOf } from '../favorites/service.ts';
import { findShopsByWords } from '../favorites/shop-search-service.ts';
import { showOffer } from '../flash-sale/service.ts';
import { deleteSearchHistory, listSearches, saveSearch } from './history-service.ts';
import { anyCards, labelledCards, searchProducts } from './list-service.ts';
import { withMemberPrices } from './member-service.ts';
import { showProduct } from './service.ts';

export const clickSearch = operation('mall.Index.clickSearch', async (_request, context) => ({ list: await listSearches(context) }));

export const delSearch = operation('mall.Index.delSearch', async ({ keyword }, context) => {
  await deleteSearchHistory(context, keyword);
  return {};
});

export const loadHome = operation('mall.Index.loadHome', async ({ s_type, page = 1, pageSize = 8 }, context) => {
  const { total, list } = await labelledCards(context, s_type, { page, pageSize });
  return { total, list: list.map((card) => ({ ...card, imgUrl: card.imgurl, num: card.goodsNum })) };
});

export const oneClickClear = operation('mall.Index.oneClickClear', async (_request, context) => {
  await deleteSearchHistory(context);
  return {};
});

const searchesShops = 2;

export const search = operation('mall.Index.search', async (request, context) => {
  if (request.keyword && (request.page ?? 1) === 1) await saveSearch(context, request.keyword);
  return request.searchType === searchesShops ? findShopsByWords(request, context) : searchProducts(request, context);
});

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

export const productIndex = operation('mall.Product.index', async ({ pro_id, type, id, vipSource }, context) => {
  const product = await showProduct(pro_id, context);
  const offers = await offersOfProduct(context, {
    productId: pro_id,
    classId: Number(product.pro.cid),
    shopId: Number(product.shop_list.shop_id),
  });
  const favorite = await favoriteOf(context.db, context.session, pro_id);
  const page = {
    ...product,
    collection_status: flag(favorite > 0),
    collection_id: favorite,
    ...wireProductCoupons(offers, context.language),
  };
  if (type === 'MS') return { ...page, sec: await showOffer(pro_id, id, context) };
  return vipSource === 1 ? withMemberPrices(page) : page;
});

const count = 10;

export const recommend = operation('mall.Product.recommend', async (_request, context) => ({
  list: (await anyCards(context, count)).map(
    ({ price, price_to, goodsNum, id, product_title, imgurl, volume, mch_name, status, recycle }) => ({
      ...(price_to !== undefined && { price_to }),
      ...{ id, product_title, imgurl, price, price_yh: price, volume, mch_name, status, recycle, stockNum: goodsNum },
    }),
  ),
}));
