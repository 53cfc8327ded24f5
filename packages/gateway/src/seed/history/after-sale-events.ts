import type { DemoAfterSale, DemoHistory } from '@mall/demo';
import { eq } from '../../db/drizzle.ts';
import { approveAfterSale, receiveReturn } from '../../domains/after-sales/act-as-shop.ts';
import { afterSales } from '../../domains/after-sales/schema.ts';
import { afterSaleKind } from '../../domains/after-sales/state-machine.ts';
import { demoCustomer } from '../customers.ts';
import { type HistoryEvent, momentOf, type Shopper } from './shopper.ts';

const appliedAt = '20:30';
const shopActsAt = '10:15';
const sentBackAt = '12:40';

/** Returns the events of the return of a line: applied for, approved, and, if the history includes it, sent back and refunded. */
export function afterSaleEvents(
  afterSale: DemoAfterSale,
  { customer, couriers }: DemoHistory,
  lineOf: (shopper: Shopper) => Promise<number>,
  opening: Date,
): HistoryEvent[] {
  const { reason, appliedDaysAgo, approvedDaysAgo, sentBackDaysAgo, receivedDaysAgo } = afterSale;
  const event = (daysAgo: number | undefined, at: string, run: HistoryEvent['run']): HistoryEvent[] =>
    daysAgo === undefined ? [] : [{ at: momentOf({ daysAgo, at }, opening), run }];
  const [courier] = couriers;
  if (!courier) throw new Error('The demo history has no courier');
  const idOf = async (shopper: Shopper): Promise<number> => {
    const [row] = await shopper.db
      .select({ id: afterSales.id })
      .from(afterSales)
      .where(eq(afterSales.lineId, await lineOf(shopper)));
    if (!row) throw new Error('The demo history goes on with an after-sale that was not applied for');
    return row.id;
  };
  return [
    ...event(appliedDaysAgo, appliedAt, async (shopper) => {
      const explain = shopper.textOf(reason);
      const line = await lineOf(shopper);
      await shopper.call('mall.Order.applyReturnGoods', { order_details_id: line, type: afterSaleKind.returnAndRefund, explain });
    }),
    ...event(approvedDaysAgo, shopActsAt, async (shopper) => approveAfterSale(shopper.db, await idOf(shopper), shopper.now)),
    ...event(sentBackDaysAgo, sentBackAt, async (shopper) => {
      const parcel = { kdname: shopper.textOf(courier.name), kdcode: `${courier.prefix}880012` };
      const sender = { lxr: shopper.textOf(customer), lxdh: demoCustomer.phone };
      await shopper.call('mall.Order.backSend', { id: await idOf(shopper), ...parcel, ...sender });
    }),
    ...event(receivedDaysAgo, shopActsAt, async (shopper) => receiveReturn(shopper.db, await idOf(shopper), shopper.now)),
  ];
}
