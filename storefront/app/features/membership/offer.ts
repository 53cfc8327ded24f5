import type { MembershipPlan } from '@mall/ui';
import type { FormErrors } from '@mall/ui/rules';
import type { CodeMethod, PaymentMethod } from '#app/shared/payment-methods.ts';
import type { QrCodeImage } from '#app/shared/qr-code/qr-code-image.ts';

/** The shopper's selection in the offer. */
export interface OfferChoice {
  /** 1 a month, 2 a quarter, 3 a year. */
  readonly plan: 1 | 2 | 3;
  /** The id of a coupon; 'none' for no coupon, 'first' for the first available one. */
  readonly coupon: number | 'none' | 'first';
}

/** The current membership offer for this customer. Every amount is calculated by the server. */
export interface MembershipOffer {
  readonly plans: readonly MembershipPlan[];
  readonly plan: string;
  readonly coupons: readonly { readonly id: string; readonly name: string }[];
  /** The id of the applied coupon; '' for none. */
  readonly coupon: string;
  readonly amounts: { readonly total: string; readonly saved?: string; readonly payable: string };
  readonly balance: string;
  readonly hasPaymentPassword: boolean;
  readonly methods: readonly PaymentMethod[];
  /** The initially selected payment method. */
  readonly method: PaymentMethod;
  /** The text to agree to; the gateway builds its HTML from escaped text. */
  readonly agreement: { readonly title: string; readonly html: string };
}

/** The query names of the member center: `open=1` opens the purchase, the others contain the selection or the awaited payment. */
export const purchaseQuery = { open: 'open', plan: 'plan', coupon: 'coupon', order: 'order', type: 'type', amount: 'amount' } as const;

/** Reads the selection from the member center's address: by default the month and the first coupon. */
export function readChoice(search: URLSearchParams): OfferChoice {
  const plan = search.get(purchaseQuery.plan);
  const coupon = search.get(purchaseQuery.coupon);
  const id = /^[1-9]\d{0,8}$/.test(coupon ?? '') ? Number(coupon) : 'none';
  return { plan: plan === '2' ? 2 : plan === '3' ? 3 : 1, coupon: coupon === null ? 'first' : id };
}

/** The `intent` values of submissions: an order; its payment from the wallet; both together, for a page without JavaScript. */
export const purchaseIntents = { order: 'order', pay: 'pay', buy: 'buy' } as const;

/** An unpaid order for a membership. */
export interface MembershipOrder {
  readonly number: string;
  readonly amount: string;
  readonly plan: string;
  /** The ISO moment when the membership ends, once it is paid. */
  readonly endsAt: string | undefined;
}

/** The payment code of an order. */
export interface MembershipCode {
  readonly href: string;
  readonly image: QrCodeImage;
  /** ISO moments: until when the page waits for the payment, on the server's clock. */
  readonly until: string;
  readonly serverTime: string;
}

/** An order that waits for its code to be scanned, on a page that reloads automatically. */
export interface AwaitedPayment extends Pick<MembershipOrder, 'number' | 'amount'> {
  readonly code: MembershipCode;
  readonly method: CodeMethod;
}

/** The reason why a purchase failed. */
export interface PurchaseRefusal {
  readonly kind: 'refused';
  /** The id of the request that this responds to. */
  readonly wish: string;
  readonly reason: 'entry' | 'agreement' | 'wrongPassword' | 'locked' | 'notSet' | 'balance' | 'changed' | 'noResponse' | 'refused';
  /** By field; for `entry`. */
  readonly errors?: FormErrors;
  readonly attemptsLeft?: number;
  /** The gateway's message; for `refused`. */
  readonly message?: string;
}

/** The result of a purchase request. */
export type PurchaseOutcome =
  | PurchaseRefusal
  | { readonly kind: 'ordered'; readonly wish: string; readonly order: MembershipOrder; readonly code?: MembershipCode }
  | { readonly kind: 'paid'; readonly wish: string };
