import type { PaymentMethod } from '#app/shared/payment-methods.ts';

/** The state of an order. */
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

/** The list's tabs, in the order of their numbers in the address: `?type=0` is all. */
export const orderTabs = ['all', 'unpaid', 'toShip', 'toReceive', 'toReview'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** A product of an order, as it was at purchase. */
export interface OrderLine {
  readonly id: number;
  readonly productId: number;
  readonly title: string;
  readonly image: string;
  readonly spec: string;
  /** The unit price. */
  readonly price: string;
  readonly count: number;
  readonly shopName: string;
  /** Undefined when the server does not report the SKU. */
  readonly skuId: number | undefined;
  /**
   * The reduction by its share of the coupons, and the price of all its pieces after it; undefined when the server does not report them.
   */
  readonly discount: string | undefined;
  readonly paid: string | undefined;
  /** The possible after-sales action: apply for one, or view the existing one. */
  readonly afterSale: 'apply' | 'view' | undefined;
  /** The label of its after-sale; '' for none. */
  readonly afterSaleText: string;
}

/** An order as a row of the list. */
export interface OrderSummary {
  /** True when a part of it is in an unfinished after-sale: it can be neither cancelled nor confirmed. */
  readonly isInAfterSales: boolean;
  /** True when an invoice can be requested. */
  readonly canRequestInvoice: boolean;
  /** The subtotal of the products, which an invoice covers. */
  readonly goods: string;
  /** The time when an unpaid order closes automatically, on the server's clock. */
  readonly expiresAt: string | undefined;
  /** True when the customer picks it up. */
  readonly isPickup: boolean;
  /** True when at least one parcel has been shipped. */
  readonly hasParcel: boolean;
  /** True when its shops were recently reminded to ship it. */
  readonly isReminded: boolean;
  /** The text that can be written: a review, an addition to one, or none. */
  readonly writing: 'review' | 'followUp' | undefined;
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  /** The names of its shops, without duplicates. */
  readonly shopNames: readonly string[];
  /** ISO moment. */
  readonly placedAt: string | undefined;
  /** The amount paid or due. */
  readonly total: string;
  readonly lines: readonly OrderLine[];
}

/** The query of the list. */
export interface OrderQuery {
  readonly tab: OrderTab;
  /** Part of a product's name, or an order number. */
  readonly words: string;
  readonly page: number;
}

/** A page of the list. */
export interface OrderList {
  readonly orders: readonly OrderSummary[];
  /** The number of orders on all pages. */
  readonly found: number;
  readonly pages: number;
  readonly counts: Readonly<Partial<Record<OrderTab, number>>>;
  readonly serverTime: string | undefined;
}

/** An order with all data of its page. Every amount is calculated by the server. */
export interface OrderDetails extends OrderSummary {
  readonly paidAt: string | undefined;
  readonly shippedAt: string | undefined;
  readonly receivedAt: string | undefined;
  readonly closedAt: string | undefined;
  readonly serverTime: string | undefined;
  readonly address: { readonly name: string; readonly mobile: string; readonly text: string };
  /** The pickup; undefined for delivery. */
  readonly pickup: Pickup | undefined;
  readonly remarks: string;
  readonly freight: string;
  readonly reductions: readonly { readonly reason: 'shopCoupons' | 'mallCoupon'; readonly amount: string }[];
  readonly method: PaymentMethod;
  /** The sum of the refunds; undefined when nothing was refunded. */
  readonly refunded: string | undefined;
  readonly refunds: readonly OrderRefund[];
  /** Undefined when no invoice can be requested. */
  readonly invoice: OrderInvoice | undefined;
  /** The orders that it was split into, one per shop; empty for an order that was not split. */
  readonly parts: readonly OrderPart[];
  readonly parcels: readonly {
    readonly courier: string;
    readonly number: string;
    readonly stops: readonly { readonly at: string | undefined; readonly text: string }[];
  }[];
}

/** A refund to the customer. */
export interface OrderRefund {
  readonly amount: string;
  /** In progress, refunded to the payment method, or refunded to the wallet because the provider refused it. */
  readonly state: 'pending' | 'completed' | 'toWallet';
  readonly requestedAt: string | undefined;
  readonly completedAt: string | undefined;
}

/** The invoice of an order: not requested yet, too late to request, or the state of the request. */
export interface OrderInvoice {
  readonly state: 'available' | 'tooLate' | 'requested' | 'issued' | 'revoked';
  /** The reason of the shop's refusal; '' otherwise. */
  readonly reason: string;
  /** True when the order was refunded after the invoice was issued. */
  readonly needsCorrection: boolean;
}

/** One shop's part of a split order, which is a separate order. */
export interface OrderPart {
  readonly id: number;
  readonly number: string;
  readonly shopName: string;
  readonly state: OrderState;
  readonly total: string;
}

/** The pickup of an order. */
export interface Pickup {
  readonly store: { readonly name: string; readonly phone: string; readonly place: string; readonly hours: string };
  /** The code to show in the store; undefined while the order is not ready there. */
  readonly code: string | undefined;
}

/** The customer's actions on an order by a form of its page; the `intent` values. */
export const orderIntents = ['cancel', 'remove', 'remind', 'confirm', 'buyAgain'] as const;
export type OrderIntent = (typeof orderIntents)[number];

/** Returns the key of a state's label: a pickup order is not in transit. */
export const stateKey = ({ state, isPickup }: Pick<OrderSummary, 'state' | 'isPickup'>) =>
  isPickup && state === 'shipped' ? 'waiting' : state;

/** The result of a line that was bought again. */
export interface BoughtAgainLine {
  readonly title: string;
  readonly spec: string;
  readonly productId: number;
  /**
   * In the cart with the same quantity; in the cart with a lower quantity because of the stock; sold out; no longer sold; to be chosen on
   * the product's page; or not added because the gateway did not respond.
   */
  readonly result: 'added' | 'fewer' | 'soldOut' | 'gone' | 'choose' | 'failed';
  /** The quantity in the cart, for a line that was added in part. */
  readonly inCart: number;
}

/** The result of an intent. */
export type OrderOutcome = { readonly at: number } & (
  | {
      readonly kind: Exclude<OrderIntent, 'buyAgain'>;
      /** True when the payment is refunded. */
      readonly isRefund: boolean;
    }
  | { readonly kind: 'buyAgain'; readonly lines: readonly BoughtAgainLine[] }
  /** The gateway's message; undefined when it did not respond. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
);
