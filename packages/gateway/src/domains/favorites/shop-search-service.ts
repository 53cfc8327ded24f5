import type { DataOf, RequestOf } from '@mall/contract';
import type { Context } from '../../dispatch/context.ts';
import { citiesBeginningWith } from '../../shared/regions/city-names.ts';
import { regionName } from '../../shared/regions/region-name.ts';
import { toSimplified } from '../../shared/simplified.ts';
import { shopFigures } from '../catalog/list-service.ts';
import { countShops, searchShops } from '../shops/service.ts';
import { followedBy } from './service.ts';

/** Shops by words, those with the most followers first, and whether the caller follows them. */
export async function findShopsByWords(
  { keyword = '', page = 1, pageSize = 10 }: RequestOf<'mall.Index.search'>,
  context: Context,
): Promise<DataOf<'mall.Index.search'>> {
  const { db, language, session } = context;
  const words = keyword.trim();
  // Places stand in the simplified form, and are asked for in any language.
  const texts = words === '' ? [] : [...new Set([words, toSimplified(words), ...citiesBeginningWith(words)])];
  const shops = await searchShops(db, texts, page, pageSize);
  const ids = shops.map(({ id }) => id);
  const [figures, followed] = [await shopFigures(db, ids), await followedBy(db, session, ids)];
  const list = shops.map((shop) => ({
    id: shop.id,
    name: shop.name[language],
    head_img: shop.logo,
    sheng: regionName(shop.province, language),
    shi: regionName(shop.city, language),
    collectionNum: shop.followers,
    pro_num: figures.get(shop.id)?.onSale ?? 0,
    is_collect: followed.has(shop.id) ? (1 as const) : (0 as const),
  }));
  // Clients of the family read the one or the other.
  return { total: await countShops(db, texts), list, brand_list: [], class_list: [], mch: list };
}
