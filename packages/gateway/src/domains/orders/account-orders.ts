import type { DataOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { amountCurrency } from '../../shared/currency.ts';
import { formatMoney } from '../../shared/money.ts';
import { deliveryOf } from './presenter.ts';
import { countByStatus, countToReview, findOrders, linesOf } from './repository.ts';
import { type OrderStatus, orderStatus } from './schema.ts';

/** The number of orders that the customer has yet to pay. */
export async function unpaidOrders(db: Db, customerId: number): Promise<number> {
  return (await countByStatus(db, customerId)).get(orderStatus.unpaid) ?? 0;
}

type AccountPage = DataOf<'mall.User.index'>;

const recentOrders = 5;

/** The newest orders of the customer and the number of orders in each state, for the overview of the account. */
export async function accountOrders(context: Context): Promise<Omit<AccountPage, 'user'>> {
  const { db, clock } = context;
  const { customerId } = customerOf(context);
  const newest = await findOrders(db, { customerId, words: '' }, 1, recentOrders);
  const lines = await linesOf(
    db,
    newest.map(({ id }) => id),
  );
  const counts = await countByStatus(db, customerId);
  const countOf = (status: OrderStatus) => counts.get(status) ?? 0;
  return {
    dfk_num: countOf(orderStatus.unpaid),
    dfh_num: countOf(orderStatus.paid),
    dsh_num: countOf(orderStatus.shipped),
    dpj_num: await countToReview(db, customerId),
    th: 0,
    order_list: newest.map((order) => ({
      id: order.id,
      sNo: order.number,
      status: order.status,
      img: lines.find(({ orderId }) => orderId === order.id)?.picture ?? '',
      z_price: formatMoney(order.total),
      ...amountCurrency,
      add_time: wireDateTime(order.createdAt),
      ...deliveryOf(order, clock.now()),
      sale_type: 0,
    })),
  };
}
