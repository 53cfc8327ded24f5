/** Where an order stands. */
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

/** A stop on the way of an order. */
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

/** What decides the way of an order. */
export interface OrderWay {
  readonly state: OrderState;
  /** It was paid, also when it was closed afterwards. */
  readonly wasPaid: boolean;
  /** The shopper comes for it. */
  readonly isPickUp: boolean;
}

const reached = {
  unpaid: 'placed',
  paid: 'paid',
  shipped: 'shipped',
  toReview: 'received',
  received: 'received',
  reviewed: 'received',
  completed: 'completed',
} as const;

/** The stops of an order in the order of time, and the one it has reached: an order that ended early has none beyond its end. */
export function orderStops({ state, wasPaid, isPickUp }: OrderWay): { readonly stops: readonly OrderStop[]; readonly current: OrderStop } {
  const sending = isPickUp ? 'readyToCollect' : 'shipped';
  if (state === 'returned') return { stops: ['placed', 'paid', sending, 'received', 'returned'], current: 'returned' };
  if (state === 'invalid') return { stops: ['placed', 'invalid'], current: 'invalid' };
  if (state === 'closed') {
    return wasPaid ? { stops: ['placed', 'paid', 'refunded'], current: 'refunded' } : { stops: ['placed', 'closed'], current: 'closed' };
  }
  const stop = reached[state];
  return { stops: ['placed', 'paid', sending, 'received', 'completed'], current: stop === 'shipped' ? sending : stop };
}
