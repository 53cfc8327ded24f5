import type { DataOf, RequestOf } from '@mall/contract';
import type { Context } from '../../dispatch/context.ts';
import { type Card, cardPage, cardsOf, classesOf, noFilter, readAmount, readWords, smallCard } from './list-service.ts';
import type { ProductSort } from './lists.ts';

type ShopRequest = RequestOf<'mch.mall.Mch.storeHomepage'>;
type ShopPage = DataOf<'mch.mall.Mch.storeHomepage'>;

const [pageSize, mostRecommended, recommended] = [12, 4, 3];

/** A page of what a shop sells, what it recommends, and the classes to filter by. */
export async function shopGoods(
  request: ShopRequest,
  context: Context,
): Promise<Pick<ShopPage, 'total' | 'list' | 'recommend_list' | 'class_list'>> {
  const [from, to] = readAmount(request.amount);
  const chosen = request.class_id ?? [];
  const ofShop = { ...noFilter, shopId: request.shop_id };
  const classIds = chosen.length > 0 || request.cid === undefined ? chosen : [request.cid];
  const filter = { ...ofShop, words: await readWords(context.db, request.keyword), classIds, from, to };
  const page = { page: request.page ?? 1, pageSize: request.pageSize ?? pageSize };
  const { total, list } = await cardPage(context, filter, readSort(request), page);
  const best = await cardsOf(context.db, { ...ofShop, labels: [recommended] }, 'mall', mostRecommended, context.language);
  return { total, list: list.map(wireCard), recommend_list: best.map(wireCard), class_list: await classesOf(context, filter) };
}

function readSort({ sortType, sort }: ShopRequest): ProductSort {
  if (sortType === 'price') return sort === 1 ? 'priceDown' : 'priceUp';
  return sortType === 'volume' ? 'soldDown' : 'mall';
}

function wireCard(card: Card): ShopPage['list'][number] {
  const { volume, status, recycle, goodsNum } = card;
  return { ...smallCard(card), volume, status, recycle, stockNum: goodsNum };
}
