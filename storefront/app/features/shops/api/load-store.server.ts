import type { Schemas } from '@mall/sdk';
import type { ShopsShowInput } from '@mall/sdk/operations/shops';
import { priceRange } from '#app/shared/format/price-range.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Store, StoreProduct } from '../store.ts';
import type { StoreQuery, StoreSort } from '../store-query.ts';

const pageSize = 12;
const [open, onSale] = [1, 2];
const [ascending, descending] = [0, 1] as const;

const orders: Readonly<Record<StoreSort, Pick<ShopsShowInput, 'sortType' | 'sort'>>> = {
  default: {},
  volume: { sortType: 'volume' },
  priceUp: { sortType: 'price', sort: ascending },
  priceDown: { sortType: 'price', sort: descending },
};

/** Loads a shop with a page of its products. Throws the gateway's refusal: a missing shop. */
export async function loadStore({ mall }: Gateway, id: number, { words, classId, sort, page }: StoreQuery): Promise<Store> {
  const shop = await mall.shops.show({
    shop_id: id,
    ...(words !== '' && { keyword: words }),
    ...(classId !== undefined && { class_id: [classId] }),
    ...orders[sort],
    page,
    pageSize,
  });
  return {
    id,
    name: shop.shop_name,
    about: shop.shop_information,
    logo: shop.shop_logo,
    poster: shop.poster_img,
    place: shop.mch_address,
    followers: shop.collection_num,
    followed: shop.collection_status,
    onSale: shop.quantity_on_sale,
    sold: shop.quantity_sold,
    isOpen: shop.is_open === open,
    hasCoupons: shop.is_coupons && shop.isOpenCoupon,
    classes: shop.class_list.map(({ cid, pname }) => ({ id: cid, name: pname })),
    products: shop.list.map(toProduct),
    total: shop.total,
    pages: Math.max(1, Math.ceil(shop.total / pageSize)),
  };
}

function toProduct({ id, product_title, imgurl, price, price_to, status, recycle, stockNum }: Schemas['ShopProduct']): StoreProduct {
  const state = recycle ? 'expired' : status !== onSale ? 'offShelf' : stockNum > 0 ? 'available' : 'soldOut';
  return { id, name: product_title, image: imgurl, price: priceRange({ price, price_to }), state };
}
