import { operation } from '../../../dispatch/operation.ts';
import { lineFlagsOf } from '../../after-sales/line-flags.ts';
import { reviewStages } from '../../reviews/views.ts';
import { listOrders } from '../views.ts';
import { reviewable, wireSales, withAfterSale } from './wire-after-sales.ts';

export const orderIndex = operation('mall.Order.index', async (request, context) => {
  const { db, clock, language } = context;
  const page = await listOrders(request, context);
  const ids = page.order.map(({ id }) => id);
  const flags = await lineFlagsOf(db, ids, clock.now());
  const stageOf = await reviewStages(db, page.order);
  return {
    ...page,
    order: page.order.map((row) => ({
      ...row,
      sale_type: wireSales(row.list, flags).sale_type,
      comments_type: stageOf({ ...row, list: reviewable(row.list, flags) }),
      list: row.list.map((line) => withAfterSale(line, flags, language)),
    })),
  };
});
