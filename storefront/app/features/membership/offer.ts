import type { MembershipPlan } from '@mall/ui';
import type { FormErrors } from '@mall/ui/rules';
import type { QrCodeImage } from '#app/shared/qr-code/qr-code-image.ts';

/** The ways to pay for a membership, by the wire's names. */
export const payTypes = ['wallet_pay', 'pc_alipay', 'pc_wechat'] as const;

/** One of {@link payTypes}. */
export type PayType = (typeof payTypes)[number];

/** The way to pay that takes from the balance. */
export const walletPay = 'wallet_pay' satisfies PayType;

/** The one of {@link payTypes} that a form or an address names. */
export function readPayType(value: unknown): PayType | undefined {
  return payTypes.find((type) => type === value);
}

/** What a shopper has chosen of the offer. */
export interface OfferChoice {
  /** 1 a month, 2 a quarter, 3 a year. */
  readonly plan: 1 | 2 | 3;
  /** Id of a coupon; 'none' for going without, 'first' for the first there is. */
  readonly coupon: number | 'none' | 'first';
}

/** A membership as it would be sold to this customer now. Every amount is the server's. */
export interface MembershipOffer {
  readonly plans: readonly MembershipPlan[];
  readonly plan: string;
  readonly coupons: readonly { readonly id: string; readonly name: string }[];
  /** Id of the coupon that is reckoned in; '' for none. */
  readonly coupon: string;
  readonly amounts: { readonly total: string; readonly saved?: string; readonly payable: string };
  readonly balance: string;
  readonly hasPaymentPassword: boolean;
  readonly payTypes: readonly PayType[];
  /** The one of them that is chosen at first. */
  readonly payType: PayType;
  /** What is agreed to; its html is sanitised by the gateway. */
  readonly agreement: { readonly title: string; readonly html: string };
}

/** Query of the member centre: `open=1` opens the purchase, the others say what is chosen there or waited for. */
export const purchaseQuery = { open: 'open', plan: 'plan', coupon: 'coupon', order: 'order', type: 'type', amount: 'amount' } as const;

/** Reads the choice from the member centre's address: the month and the first coupon where it names none. */
export function readChoice(search: URLSearchParams): OfferChoice {
  const plan = search.get(purchaseQuery.plan);
  const coupon = search.get(purchaseQuery.coupon);
  const id = /^[1-9]\d{0,8}$/.test(coupon ?? '') ? Number(coupon) : 'none';
  return { plan: plan === '2' ? 2 : plan === '3' ? 3 : 1, coupon: coupon === null ? 'first' : id };
}

/** The `intent`s of what is sent: an order; its money from the wallet; both at once, for a page without a script. */
export const purchaseIntents = { order: 'order', pay: 'pay', buy: 'buy' } as const;

/** An order for a membership, not paid yet. */
export interface MembershipOrder {
  readonly number: string;
  readonly amount: string;
  readonly plan: string;
  /** ISO moment until which it lasts once it is paid. */
  readonly endsAt: string | undefined;
}

/** The code that pays an order. */
export interface MembershipCode {
  readonly href: string;
  readonly picture: QrCodeImage;
  /** ISO moments: how long the page waits for it, by the server's clock. */
  readonly until: string;
  readonly serverTime: string;
}

/** An order that waits for its code to be scanned, on a page that asks for itself again. */
export interface AwaitedPayment extends Pick<MembershipOrder, 'number' | 'amount'> {
  readonly code: MembershipCode;
  readonly type: Exclude<PayType, typeof walletPay>;
}

/** Why nothing was bought. */
export interface PurchaseRefusal {
  readonly kind: 'refused';
  /** Which of the page's wishes this answers. */
  readonly wish: string;
  readonly reason: 'entry' | 'agreement' | 'wrongPassword' | 'locked' | 'notSet' | 'balance' | 'changed' | 'notAnswered' | 'refused';
  /** By field; for `entry`. */
  readonly errors?: FormErrors;
  readonly attemptsLeft?: number;
  /** Words of the gateway; for `refused`. */
  readonly message?: string;
}

/** What became of a wish. */
export type PurchaseOutcome =
  | PurchaseRefusal
  | { readonly kind: 'ordered'; readonly wish: string; readonly order: MembershipOrder; readonly code?: MembershipCode }
  | { readonly kind: 'paid'; readonly wish: string };
