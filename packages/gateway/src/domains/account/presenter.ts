import type { DataOf } from '@mall/contract';
import { wireDateTime } from '../../shared/clock.ts';
import { amountCurrency } from '../../shared/currency.ts';
import { formatMoney } from '../../shared/money.ts';
import { type FlagsByLine, wireOpenAfterSales } from '../orders/line-presenter.ts';
import type { OrderCounts } from '../orders/list-orders.ts';
import { wireDelivery } from '../orders/presenter.ts';
import type { OrderWithLines } from '../orders/split-order.ts';

type WireOverview = DataOf<'mall.User.index'>;

/** Returns the number of orders in each state, for the account overview. */
export function wireOrderCounts(counts: OrderCounts): Pick<WireOverview, 'dfk_num' | 'dfh_num' | 'dsh_num' | 'dpj_num'> {
  return { dfk_num: counts.unpaid, dfh_num: counts.paid, dsh_num: counts.shipped, dpj_num: counts.toReview };
}

/** Returns an order of the account overview. */
export function wireRecentOrder({ order, lines }: OrderWithLines, flags: FlagsByLine, now: Date): WireOverview['order_list'][number] {
  return {
    id: order.id,
    sNo: order.number,
    status: order.status,
    img: lines[0]?.picture ?? '',
    z_price: formatMoney(order.total),
    ...amountCurrency,
    add_time: wireDateTime(order.createdAt),
    ...wireDelivery(order, now),
    sale_type: wireOpenAfterSales(lines, flags).sale_type,
  };
}
