import { operation } from '../../../dispatch/operation.ts';
import { labelledCards } from '../list-service.ts';

export const loadHome = operation('mall.Index.loadHome', async ({ s_type, page = 1, pageSize = 8 }, context) => {
  const { total, list } = await labelledCards(context, s_type, { page, pageSize });
  return { total, list: list.map((card) => ({ ...card, imgUrl: card.imgurl, num: card.goodsNum })) };
});
