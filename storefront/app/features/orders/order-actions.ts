import type { OrderState, OrderSummary } from './order.ts';

/** All actions of a customer on an order. */
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

/** States without further automatic changes. */
const finished: ReadonlySet<OrderState> = new Set(['toReview', 'returned', 'received', 'invalid', 'closed', 'reviewed', 'completed']);
/** Those of them in which the customer can delete the order. */
const deletable: ReadonlySet<OrderState> = new Set(['received', 'reviewed', 'completed', 'closed']);

/** Returns the actions available in the order's state, the next step first. */
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

/**
 * Returns the actions that change the order's state. An order in after-sales can be neither cancelled nor confirmed; a pickup order is
 * confirmed by the store.
 */
function stepsOf({ state, isPickup, isInAfterSales }: Circumstances): readonly OrderAction[] {
  if (state === 'unpaid') return ['pay', 'cancel'];
  if (state === 'paid') return isInAfterSales ? ['remind'] : ['remind', 'cancel'];
  if (state !== 'shipped') return [];
  if (isPickup) return ['pickupCode'];
  return isInAfterSales ? [] : ['confirm'];
}
