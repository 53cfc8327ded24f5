import { operation } from '../../../dispatch/operation.ts';
import { anyCards } from '../list-service.ts';

const count = 10;

export const recommend = operation('mall.Product.recommend', async (_request, context) => ({
  list: (await anyCards(context, count)).map(
    ({ price, price_to, goodsNum, id, product_title, imgurl, volume, mch_name, status, recycle }) => ({
      ...(price_to !== undefined && { price_to }),
      ...{ id, product_title, imgurl, price, price_yh: price, volume, mch_name, status, recycle, stockNum: goodsNum },
    }),
  ),
}));
