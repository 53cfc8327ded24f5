import { customerOf } from '../../../dispatch/context.ts';
import { operation } from '../../../dispatch/operation.ts';
import { walletOf } from '../../../ledger/ledger.ts';
import { formatMoney } from '../../../shared/money.ts';
import { usableCount } from '../../coupons/views.ts';
import { accountOrders } from '../../orders/account-orders.ts';
import { pointsOf } from '../../points/service.ts';
import { customerById, shownName } from '../service.ts';

export const userIndex = operation('mall.User.index', async (_request, context) => {
  const { customerId } = customerOf(context);
  const customer = await customerById(context.db, customerId);
  const wallet = await walletOf(context.db, customerId);
  return {
    user: {
      headimgurl: customer.avatar,
      user_name: shownName(customer),
      money: formatMoney(wallet.balance),
      score: await pointsOf(context.db, customerId),
      coupon_num: await usableCount(context, customerId),
    },
    ...(await accountOrders(context)),
  };
});
