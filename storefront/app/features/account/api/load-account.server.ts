import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Account } from '../account.ts';

const maxOrders = 3;

/** Loads the overview of the customer's account. */
export async function loadAccount({ mall }: Gateway): Promise<Account> {
  const { user, dfk_num, dfh_num, dsh_num, dpj_num, th, order_list } = await mall.account.home();
  return {
    name: user.user_name,
    balance: user.money,
    points: user.score,
    coupons: user.coupon_num,
    waiting: { unpaid: dfk_num, toShip: dfh_num, toReceive: dsh_num, toReview: dpj_num, afterSales: th },
    newest: order_list.slice(0, maxOrders).map(({ id, sNo, img, z_price, add_time }) => ({
      id,
      number: sNo,
      image: img,
      total: z_price,
      placedAt: add_time ?? undefined,
    })),
  };
}
