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
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly shopName: string;
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
export interface OrderDetails extends Omit<OrderSummary, 'shopName'> {
  readonly paidAt: string | undefined;
  /** When an unpaid order closes by itself, by the server's clock. */
  readonly expiresAt: string | undefined;
  readonly serverTime: string | undefined;
  readonly address: { readonly name: string; readonly mobile: string; readonly text: string };
  readonly remarks: string;
  readonly goods: string;
  readonly freight: string;
  readonly reductions: readonly { readonly reason: 'shopCoupons' | 'mallCoupon'; readonly amount: string }[];
  readonly method: 'wallet_pay' | 'pc_wechat' | 'pc_alipay';
  readonly parcels: readonly {
    readonly courier: string;
    readonly number: string;
    readonly stops: readonly { readonly at: string | undefined; readonly text: string }[];
  }[];
}

/** An unpaid order can be cancelled, and a paid one until it is shipped: its money then goes back to the wallet. */
export const canCancel = (state: OrderState): boolean => state === 'unpaid' || state === 'paid';

/** What cancelling came to. */
export type CancelOutcome = { readonly at: number } & (
  | { readonly kind: 'cancelled'; readonly refunded: boolean }
  /** Words of the gateway; undefined when it did not answer. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
);
