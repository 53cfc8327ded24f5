import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { ShopList } from '../store.ts';

const pageSize = 12;
const shops = 2;

/** Loads a page of the shops whose name or place matches, by number of followers; all of them for an empty text. */
export async function findShops({ mall }: Gateway, words: string, page: number): Promise<ShopList> {
  const { list, total } = await mall.catalog.search({ searchType: shops, ...(words !== '' && { keyword: words }), page, pageSize });
  return {
    total,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    shops: list.map((shop) => ({
      id: shop.id,
      name: shop.name,
      logo: shop.head_img,
      province: shop.sheng,
      city: shop.shi,
      followers: shop.collectionNum,
      onSale: shop.pro_num,
      followed: shop.is_collect,
    })),
  };
}
