import { paths, withQuery } from '#app/paths.ts';
import type { OrderLine, OrderSummary } from './order.ts';

type Linked = Pick<OrderSummary, 'id' | 'number' | 'goods' | 'lines' | 'isPickup'>;

export const orderHref = (order_id: number): string => withQuery(paths.order, { order_id });

/** Returns the link to apply for one line, or for several of an order together. */
const applyHref = (lineIds: readonly number[]) =>
  withQuery(paths.newAfterSale, { order_id: lineIds.join(), type: lineIds.length > 1 ? 1 : 0 });

/** Returns the link to apply for an after-sale of a line, or to view it. */
export const lineAfterSaleHref = (line: Pick<OrderLine, 'id' | 'afterSale'>, orderNumber: string): string =>
  line.afterSale === 'apply' ? applyHref([line.id]) : withQuery(paths.afterSales, { r_sNo: orderNumber });

/** Returns the links of the actions that have their own page. */
export function linksOf({ id, number, goods, lines, isPickup }: Linked) {
  const refundable = lines.flatMap((line) => (line.afterSale === 'apply' ? line.id : []));
  return {
    pay: withQuery(paths.payment, { order_id: id }),
    track: `${orderHref(id)}#parcels`,
    pickupCode: `${orderHref(id)}#pickup`,
    review: withQuery(paths.reviewing, { sNo: number }),
    followUp: withQuery(paths.reviewing, { sNo: number }),
    // Products of a pickup order are returned line by line.
    applyAfterSale: isPickup && refundable.length > 1 ? `${orderHref(id)}#goods` : applyHref(refundable),
    viewAfterSale: withQuery(paths.afterSales, { r_sNo: number }),
    invoice: withQuery(paths.newInvoice, { z_price: goods, sNo: number }),
  };
}
