import type { DataOf } from '@mall/contract';
import type { LanguageCode } from '../../shared/language.ts';
import { regionName } from '../../shared/regions/region-name.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import { wirePrices, wireSmallCard } from '../catalog/presenter.ts';
import type { ProductCard } from '../catalog/product-card.ts';
import type { FoundShop } from './find-shops.ts';
import type { FavoriteProduct, FavoriteShop } from './list-favorites.ts';

type WireFavorite = DataOf<'mall.AddFavorites.collection'>['list'][number];

/** Returns a product among the favorites. */
export function wireFavoriteProduct({ id, card }: FavoriteProduct): WireFavorite {
  return {
    ...wireSmallCard(card),
    id,
    p_id: card.id,
    recycle: wireFlag(card.recycled),
    status: card.status,
    num: card.available,
  };
}

/** Returns a shop among the favorites. */
export function wireFavoriteShop({ id, shop, shelves }: FavoriteShop, language: LanguageCode): WireFavorite {
  return {
    id,
    mch_id: shop.id,
    shopid: shop.id,
    mch_name: shop.name[language],
    logo: shop.logo,
    is_open: shop.isOpen,
    collection_num: shop.followers,
    list: shelves.best.map(wireSmallCard),
    xplist: shelves.fresh.map(wireSmallCard),
  };
}

/** Returns the product whose similar products are listed. */
export function wireSimilarTo(card: ProductCard): DataOf<'mall.AddFavorites.similar'>['product'][number] {
  return { ...wireSmallCard(card), mch_name: card.shopName, yprice: wirePrices(card).price };
}

/** Returns found shops. Clients of the family read either of the two lists. */
export function wireFoundShops(shops: readonly FoundShop[], total: number, language: LanguageCode): DataOf<'mall.Index.search'> {
  const list = shops.map(({ shop, figures, isFollowed }) => ({
    id: shop.id,
    name: shop.name[language],
    head_img: shop.logo,
    sheng: regionName(shop.province, language),
    shi: regionName(shop.city, language),
    collectionNum: shop.followers,
    pro_num: figures?.onSale ?? 0,
    is_collect: wireFlag(isFollowed),
  }));
  return { total, list, brand_list: [], class_list: [], mch: list };
}
