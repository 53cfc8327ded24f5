import type { OrderState, OrderSummary } from './order.ts';

/** Everything a customer can do with an order, besides looking at it. */
export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'remind'
  | 'track'
  | 'pickupCode'
  | 'confirm'
  | 'review'
  | 'followUp'
  | 'applyAfterSale'
  | 'viewAfterSale'
  | 'invoice'
  | 'buyAgain'
  | 'remove';

type Circumstances = Pick<OrderSummary, 'state' | 'isPickup' | 'hasParcel' | 'writing' | 'isInAfterSales' | 'canRequestInvoice' | 'lines'>;

/** States in which nothing more happens by itself. */
const finished: ReadonlySet<OrderState> = new Set(['toReview', 'returned', 'received', 'invalid', 'closed', 'reviewed', 'completed']);
/** Of these the customer can delete. */
const deletable: ReadonlySet<OrderState> = new Set(['received', 'reviewed', 'completed', 'closed']);

/** What can be done with an order where it stands, the next step first. */
export function actionsOf(order: Circumstances): readonly OrderAction[] {
  const { state, hasParcel, writing, isInAfterSales, canRequestInvoice, lines } = order;
  const has = (afterSale: 'apply' | 'view') => lines.some((line) => line.afterSale === afterSale);
  const all: readonly (OrderAction | false | undefined)[] = [
    ...stepsOf(order),
    writing,
    finished.has(state) && 'buyAgain',
    hasParcel && 'track',
    has('apply') && 'applyAfterSale',
    has('view') && 'viewAfterSale',
    canRequestInvoice && 'invoice',
    deletable.has(state) && !isInAfterSales && 'remove',
  ];
  return all.filter((action) => action !== false && action !== undefined);
}

/** What moves the order on. An order in after-sales is neither cancelled nor confirmed; one that is picked up is confirmed by the store. */
function stepsOf({ state, isPickup, isInAfterSales }: Circumstances): readonly OrderAction[] {
  if (state === 'unpaid') return ['pay', 'cancel'];
  if (state === 'paid') return isInAfterSales ? ['remind'] : ['remind', 'cancel'];
  if (state !== 'shipped') return [];
  if (isPickup) return ['pickupCode'];
  return isInAfterSales ? [] : ['confirm'];
}
