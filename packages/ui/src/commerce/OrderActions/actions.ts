import type { OrderState } from '../OrderTimeline/orderStops.ts';

/** What a shopper can do with an order, besides looking at it. */
export type OrderAction = 'pay' | 'remind' | 'confirm' | 'logistics' | 'evaluate' | 'addEvaluation';

/** What decides what can be done with an order. */
export interface OrderCircumstances {
  readonly state: OrderState;
  /** The shopper comes for it: it is handed over against a code, not confirmed. @default false */
  readonly isPickUp?: boolean;
  /** A line of it is in after-sales. @default false */
  readonly isInAfterSales?: boolean;
  /** A parcel of it is on its way although the order is not shipped as a whole. @default false */
  readonly hasParcel?: boolean;
  /** Of an order that was received: nothing is said yet, something was and more can be added, nothing more can. @default 'done' */
  readonly review?: 'open' | 'append' | 'done';
}

/** What can be done with an order, the next step first. */
export function orderActions(order: OrderCircumstances): readonly OrderAction[] {
  const { state, isPickUp = false, hasParcel = false } = order;
  const isSent = state === 'shipped' || state === 'toReview' || state === 'received';
  return [...stepsOf(order), ...(hasParcel || (isSent && !isPickUp) ? ['logistics' as const] : [])];
}

function stepsOf({ state, isPickUp = false, isInAfterSales = false, review = 'done' }: OrderCircumstances): readonly OrderAction[] {
  if (state === 'unpaid') return ['pay'];
  if (state === 'paid') return ['remind'];
  if (state === 'shipped') return isPickUp || isInAfterSales ? [] : ['confirm'];
  if (state === 'toReview') return ['evaluate'];
  if (state === 'reviewed') return ['addEvaluation'];
  if (state === 'received' && review !== 'done') return [review === 'open' ? 'evaluate' : 'addEvaluation'];
  return [];
}
