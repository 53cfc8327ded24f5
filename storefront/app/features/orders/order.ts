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
  /** Price of one. */
  readonly price: string;
  readonly count: number;
  readonly shopName: string;
  /** Undefined when the server does not tell which SKU it was. */
  readonly skuId: number | undefined;
  /** What its share of the coupons took off, and what all its pieces cost after that; undefined when the server does not tell. */
  readonly discount: string | undefined;
  readonly paid: string | undefined;
  /** What can be done about after-sales: apply for it, or look at what was applied for. */
  readonly afterSale: 'apply' | 'view' | undefined;
  /** Its after-sale in the shop's words; '' for none. */
  readonly afterSaleText: string;
}

/** An order as a row of the list. */
export interface OrderSummary {
  /** Some of it is in an after-sale that is not finished: it can be neither cancelled nor confirmed. */
  readonly isInAfterSales: boolean;
  /** An invoice can be requested. */
  readonly canRequestInvoice: boolean;
  /** What the goods cost, which an invoice is about. */
  readonly goods: string;
  /** When an unpaid order closes by itself, by the server's clock. */
  readonly expiresAt: string | undefined;
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
  readonly serverTime: string | undefined;
}

/** An order with everything its page shows. Every amount is the server's. */
export interface OrderDetails extends OrderSummary {
  readonly paidAt: string | undefined;
  readonly shippedAt: string | undefined;
  readonly receivedAt: string | undefined;
  readonly closedAt: string | undefined;
  readonly serverTime: string | undefined;
  readonly address: { readonly name: string; readonly mobile: string; readonly text: string };
  /** Where it is picked up; undefined for one that is delivered. */
  readonly pickup: Pickup | undefined;
  readonly remarks: string;
  readonly freight: string;
  readonly reductions: readonly { readonly reason: 'shopCoupons' | 'mallCoupon'; readonly amount: string }[];
  readonly method: 'wallet_pay' | 'pc_wechat' | 'pc_alipay';
  /** Sum of the refunds; undefined when nothing was refunded. */
  readonly refunded: string | undefined;
  readonly refunds: readonly OrderRefund[];
  /** Undefined when no invoice can be requested. */
  readonly invoice: OrderInvoice | undefined;
  /** The orders that it became, one of each shop; none for an order that is one. */
  readonly parts: readonly OrderPart[];
  readonly parcels: readonly {
    readonly courier: string;
    readonly number: string;
    readonly stops: readonly { readonly at: string | undefined; readonly text: string }[];
  }[];
}

/** Money that goes back to the customer. */
export interface OrderRefund {
  readonly amount: string;
  /** On its way, paid back the way it was paid, or paid into the wallet because the provider refused it. */
  readonly state: 'pending' | 'completed' | 'toWallet';
  readonly requestedAt: string | undefined;
  readonly completedAt: string | undefined;
}

/** The invoice of an order: not requested yet and still possible, too late, or how far the request is. */
export interface OrderInvoice {
  readonly state: 'available' | 'tooLate' | 'requested' | 'issued' | 'revoked';
  /** Why the shop refused it; '' otherwise. */
  readonly reason: string;
  /** The order was refunded after the invoice was issued. */
  readonly needsCorrection: boolean;
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

/** What a customer does to an order by a form of its page; the `intent`s. */
export const orderIntents = ['cancel', 'remove', 'remind', 'confirm', 'buyAgain'] as const;
export type OrderIntent = (typeof orderIntents)[number];

/** What an order's state is called: one that is picked up is on no way. */
export const stateKey = ({ state, isPickup }: Pick<OrderSummary, 'state' | 'isPickup'>) =>
  isPickup && state === 'shipped' ? 'waiting' : state;

/** What became of a line that was to be bought again. */
export interface BoughtAgainLine {
  readonly title: string;
  readonly spec: string;
  readonly productId: number;
  /**
   * In the cart in the same quantity; in the cart as far as the stock goes; sold out; no longer sold; to be chosen on the product's page; or
   * not added because the shop did not answer.
   */
  readonly result: 'added' | 'fewer' | 'soldOut' | 'gone' | 'choose' | 'failed';
  /** Pieces in the cart now, of a line that was added in part. */
  readonly inCart: number;
}

/** The outcome of an intent. */
export type OrderOutcome = { readonly at: number } & (
  | {
      readonly kind: Exclude<OrderIntent, 'buyAgain'>;
      /** What was paid goes back to the customer. */
      readonly isRefund: boolean;
    }
  | { readonly kind: 'buyAgain'; readonly lines: readonly BoughtAgainLine[] }
  /** Words of the gateway; undefined when it did not answer. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
);
