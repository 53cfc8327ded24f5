import { operation } from '../../dispatch/operation.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import { offersOfProduct } from '../coupons/list-offers.ts';
import { wireProductCoupons } from '../coupons/presenter.ts';
import { findShopsByText } from '../favorites/find-shops.ts';
import { favoriteOf } from '../favorites/list-favorites.ts';
import { wireFoundShops } from '../favorites/presenter.ts';
import { wireFlashOffer } from '../flash-sale/presenter.ts';
import { showOffer } from '../flash-sale/show-flash-sale.ts';
import { listLabelledProducts, listRandomProducts } from './list-products.ts';
import { readSearch, wireCard, wireRecommendation, wireSearch } from './presenter.ts';
import { wireProduct } from './product-presenter.ts';
import { deleteSearchHistory, listSearches, saveSearch } from './search-history.ts';
import { searchProducts } from './search-products.ts';
import { showProduct } from './show-product.ts';

export const clickSearch = operation('mall.Index.clickSearch', async (_request, context) => ({
  list: (await listSearches(context)).map((keyword) => ({ keyword })),
}));

export const delSearch = operation('mall.Index.delSearch', async ({ keyword }, context) => {
  await deleteSearchHistory(context, keyword);
  return {};
});

export const loadHome = operation('mall.Index.loadHome', async ({ s_type, page = 1, pageSize = 8 }, context) => {
  const { total, cards } = await listLabelledProducts(context, s_type, { page, pageSize });
  return { total, list: cards.map(wireCard).map((card) => ({ ...card, imgUrl: card.imgurl, num: card.goodsNum })) };
});

export const oneClickClear = operation('mall.Index.oneClickClear', async (_request, context) => {
  await deleteSearchHistory(context);
  return {};
});

const searchesShops = 2;
const shopPageSize = 10;

export const search = operation('mall.Index.search', async (request, context) => {
  const { keyword, page = 1, pageSize = shopPageSize, searchType, brandHead, classHead } = request;
  if (keyword && page === 1) await saveSearch(context, keyword);
  if (searchType === searchesShops) {
    const { shops, total } = await findShopsByText(keyword ?? '', { page, pageSize }, context);
    return wireFoundShops(shops, total, context.language);
  }
  return wireSearch(await searchProducts(readSearch(request), context), { brand: brandHead, class: classHead });
});

export const productIndex = operation('mall.Product.index', async ({ pro_id, type, id, vipSource }, context) => {
  const { db, session, language } = context;
  const details = await showProduct(pro_id, context);
  const { classId, shop } = details.product;
  const offers = await offersOfProduct(context, { productId: pro_id, classId, shopId: shop.id });
  const favorite = await favoriteOf(db, session, pro_id);
  const isFlashSale = type === 'MS';
  return {
    access_id: context.token,
    login_status: wireFlag(session.kind === 'customer'),
    collection_status: wireFlag(favorite !== undefined),
    collection_id: favorite ?? 0,
    ...wireProduct(details, !isFlashSale && vipSource === 1, language),
    ...wireProductCoupons(offers, language),
    ...(isFlashSale && { sec: wireFlashOffer(await showOffer(pro_id, id, context)) }),
  };
});

const recommendationCount = 10;

export const recommend = operation('mall.Product.recommend', async (_request, context) => ({
  list: (await listRandomProducts(context, recommendationCount)).map(wireRecommendation),
}));
