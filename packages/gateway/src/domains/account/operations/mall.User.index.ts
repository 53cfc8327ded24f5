import { customerOf } from '../../../dispatch/context.ts';
import { operation } from '../../../dispatch/operation.ts';
import { walletOf } from '../../../ledger/ledger.ts';
import { formatMoney } from '../../../shared/money.ts';
import { countOpenAfterSales } from '../../after-sales/find-after-sales.ts';
import { lineFlagsOf, openShareOf } from '../../after-sales/line-flags.ts';
import { usableCount } from '../../coupons/views.ts';
import { accountOrders } from '../../orders/account-orders.ts';
import { pointsOf } from '../../points/service.ts';
import { customerById, shownName } from '../service.ts';

export const userIndex = operation('mall.User.index', async (_request, context) => {
  const { customerId } = customerOf(context);
  const customer = await customerById(context.db, customerId);
  const wallet = await walletOf(context.db, customerId);
  const orders = await accountOrders(context);
  const ids = orders.order_list.map(({ id }) => Number(id));
  const lines = [...(await lineFlagsOf(context.db, ids, context.clock.now())).values()];
  return {
    user: {
      headimgurl: customer.avatar,
      user_name: shownName(customer),
      money: formatMoney(wallet.balance),
      score: await pointsOf(context.db, customerId),
      coupon_num: await usableCount(context, customerId),
    },
    ...orders,
    th: await countOpenAfterSales(context.db, customerId),
    order_list: orders.order_list.map((row) => ({
      ...row,
      sale_type: openShareOf(lines.filter(({ order }) => order.id === Number(row.id))),
    })),
  };
});
