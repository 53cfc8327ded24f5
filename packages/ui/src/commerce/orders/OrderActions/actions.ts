import type { OrderState } from '../OrderTimeline/orderStops.ts';

/** An action available for an order, other than viewing it. */
export type OrderAction = 'pay' | 'remind' | 'confirm' | 'logistics' | 'evaluate' | 'addEvaluation';

/** Facts about an order that determine its actions. */
export interface OrderCircumstances {
  /** State of the order. */
  readonly state: OrderState;
  /** Pickup order: it is collected with a pickup code, not confirmed. @default false */
  readonly isPickUp?: boolean;
  /** A line of the order is in after-sales. @default false */
  readonly isInAfterSales?: boolean;
  /** A parcel is in transit although the order is not completely shipped. @default false */
  readonly hasParcel?: boolean;
  /** Review of a received order: not written, written and open for a follow-up, or complete. @default 'done' */
  readonly review?: 'open' | 'append' | 'done';
}

/** Returns the actions available for an order, the next step first. */
export function orderActions(order: OrderCircumstances): readonly OrderAction[] {
  const { state, isPickUp = false, hasParcel = false } = order;
  const isShipped = state === 'shipped' || state === 'toReview' || state === 'received';
  return [...actionsForState(order), ...(hasParcel || (isShipped && !isPickUp) ? ['logistics' as const] : [])];
}

function actionsForState({ state, isPickUp = false, isInAfterSales = false, review = 'done' }: OrderCircumstances): readonly OrderAction[] {
  if (state === 'unpaid') return ['pay'];
  if (state === 'paid') return ['remind'];
  if (state === 'shipped') return isPickUp || isInAfterSales ? [] : ['confirm'];
  if (state === 'toReview') return ['evaluate'];
  if (state === 'reviewed') return ['addEvaluation'];
  if (state === 'received' && review !== 'done') return [review === 'open' ? 'evaluate' : 'addEvaluation'];
  return [];
}
