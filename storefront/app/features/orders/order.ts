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

/** The list's tabs in the order of their numbers in the address: `?type=0` is all. */
export const orderTabs = ['all', 'unpaid', 'toShip', 'toReceive', 'toReview'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** A product of an order, as it was when the order was placed. */
export interface OrderLine {
  readonly id: number;
  readonly productId: number;
  readonly title: string;
  readonly picture: string;
  readonly spec: string;
  readonly price: string;
  readonly count: number;
  readonly shopName: string;
}

/** An order as a row of the list. */
export interface OrderSummary {
  /** Its customer comes for it. */
  readonly isPickup: boolean;
  /** A parcel of it has been sent. */
  readonly hasParcel: boolean;
  /** Its shops were reminded to ship it not long ago. */
  readonly isReminded: boolean;
  /** What can be written about it: a review, something added to one, or nothing. */
  readonly writing: 'review' | 'followUp' | undefined;
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  /** Whose goods it holds, each once. */
  readonly shopNames: readonly string[];
  /** ISO moment. */
  readonly placedAt: string | undefined;
  /** What was or is to be paid. */
  readonly total: string;
  readonly lines: readonly OrderLine[];
}

/** What the list was asked for. */
export interface OrderQuery {
  readonly tab: OrderTab;
  /** Words of a product's name, or an order number. */
  readonly words: string;
  readonly page: number;
}

/** A page of the list. */
export interface OrderList {
  readonly orders: readonly OrderSummary[];
  /** Orders over all pages. */
  readonly found: number;
  readonly pages: number;
  readonly counts: Readonly<Partial<Record<OrderTab, number>>>;
}

/** An order with everything its page shows. Every amount is the server's. */
export interface OrderDetails extends OrderSummary {
  readonly paidAt: string | undefined;
  /** When an unpaid order closes by itself, by the server's clock. */
  readonly expiresAt: string | undefined;
  readonly serverTime: string | undefined;
  readonly address: { readonly name: string; readonly mobile: string; readonly text: string };
  /** Where it is picked up; undefined for one that is delivered. */
  readonly pickup: Pickup | undefined;
  readonly remarks: string;
  readonly goods: string;
  readonly freight: string;
  readonly reductions: readonly { readonly reason: 'shopCoupons' | 'mallCoupon'; readonly amount: string }[];
  readonly method: 'wallet_pay' | 'pc_wechat' | 'pc_alipay';
  /** The orders that it became, one of each shop; none for an order that is one. */
  readonly parts: readonly OrderPart[];
  readonly parcels: readonly {
    readonly courier: string;
    readonly number: string;
    readonly stops: readonly { readonly at: string | undefined; readonly text: string }[];
  }[];
}

/** One shop's part of an order of several, which is an order of its own. */
export interface OrderPart {
  readonly id: number;
  readonly number: string;
  readonly shopName: string;
  readonly state: OrderState;
  readonly total: string;
}

/** Where an order is picked up. */
export interface Pickup {
  readonly store: { readonly name: string; readonly phone: string; readonly place: string; readonly hours: string };
  /** What the store asks for; undefined while the order does not wait there. */
  readonly code: string | undefined;
}

/** What a customer does to an order; the `intent`s of its forms. */
export const orderDeeds = ['cancel', 'remove', 'remind', 'confirm'] as const;
export type OrderDeed = (typeof orderDeeds)[number];

/** What an order's state is called: one that is picked up is on no way. */
export const stateKey = ({ state, isPickup }: Pick<OrderSummary, 'state' | 'isPickup'>) =>
  isPickup && state === 'shipped' ? 'waiting' : state;

const deedsOfState: Readonly<Partial<Record<OrderState, readonly OrderDeed[]>>> = {
  unpaid: ['cancel'],
  // Its money then goes back to the wallet.
  paid: ['cancel', 'remind'],
  shipped: ['confirm'],
  received: ['remove'],
  reviewed: ['remove'],
  completed: ['remove'],
  closed: ['remove'],
};

/** What can be done to an order where it stands. One that is picked up is confirmed by the store. */
export function deedsOf({ state, isPickup }: Pick<OrderSummary, 'state' | 'isPickup'>): ReadonlySet<OrderDeed> {
  return new Set(isPickup && state === 'shipped' ? [] : deedsOfState[state]);
}

/** What a deed came to. */
export type OrderOutcome = { readonly at: number } & (
  | { readonly kind: OrderDeed /** What was paid is back in the wallet. */; readonly isRefund: boolean }
  /** Words of the gateway; undefined when it did not answer. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
);
