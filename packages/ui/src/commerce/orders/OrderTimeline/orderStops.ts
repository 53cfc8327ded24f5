/** State of an order. */
export type OrderState =
  | 'unpaid'
  | 'paid'
  | 'shipped'
  | 'toReview'
  | 'returned'
  | 'received'
  | 'invalid'
  | 'closed'
  | 'reviewed'
  | 'completed';

/** A step of an order. */
export type OrderStop =
  | 'placed'
  | 'paid'
  | 'shipped'
  | 'readyToCollect'
  | 'received'
  | 'completed'
  | 'returned'
  | 'invalid'
  | 'closed'
  | 'refunded';

/** Facts about an order that determine its steps. */
export interface OrderWay {
  readonly state: OrderState;
  /** The order was paid, even if it was closed afterwards. */
  readonly wasPaid: boolean;
  /** Pickup order. */
  readonly isPickUp: boolean;
}

const currentStops = {
  unpaid: 'placed',
  paid: 'paid',
  shipped: 'shipped',
  toReview: 'received',
  received: 'received',
  reviewed: 'received',
  completed: 'completed',
} as const;

/** Returns the steps of an order in chronological order and the current step. An order that ended early has no steps after its end. */
export function orderStops({ state, wasPaid, isPickUp }: OrderWay): { readonly stops: readonly OrderStop[]; readonly current: OrderStop } {
  const shippingStop = isPickUp ? 'readyToCollect' : 'shipped';
  if (state === 'returned') return { stops: ['placed', 'paid', shippingStop, 'received', 'returned'], current: 'returned' };
  if (state === 'invalid') return { stops: ['placed', 'invalid'], current: 'invalid' };
  if (state === 'closed') {
    return wasPaid ? { stops: ['placed', 'paid', 'refunded'], current: 'refunded' } : { stops: ['placed', 'closed'], current: 'closed' };
  }
  const stop = currentStops[state];
  return { stops: ['placed', 'paid', shippingStop, 'received', 'completed'], current: stop === 'shipped' ? shippingStop : stop };
}
