import type { AfterSalesKind, AfterSalesState } from '@mall/ui';
import type { FormErrors } from '@mall/ui/rules';
import type { PaymentMethod } from '#app/shared/payment-methods.ts';

/** The kinds of request, in the order of their numbers in the form's address: `?type=0` is a refund only. */
export const afterSaleKinds = ['refund', 'return', 'exchange'] as const satisfies readonly AfterSalesKind[];

/** A product of an order that an after-sale is about. */
export interface AfterSaleLine {
  /** The id of the order's line. */
  readonly id: number;
  readonly productId: number | undefined;
  readonly title: string;
  readonly image: string;
  readonly spec: string;
  readonly price: string;
  readonly count: number;
}

/** The possible requests for some lines of an order. */
export interface AfterSaleOptions {
  /** None when the lines allow no request any more. */
  readonly kinds: readonly AfterSalesKind[];
  readonly lines: readonly AfterSaleLine[];
}

/** The content of a request form. */
export type RequestForm =
  | {
      readonly isOpen: true;
      readonly lines: readonly AfterSaleLine[];
      /** The highest amount that can be refunded, a decimal string. */
      readonly refundable: string;
    }
  /** The lines allow no request of this kind; `message` is the gateway's reason, if it gave one. */
  | { readonly isOpen: false; readonly message: string | undefined };

/** The entered values of a request, to fill in the form again after a refusal. */
export interface EnteredRequest {
  readonly amount: string | undefined;
  readonly reason: string;
  /** Addresses of uploaded images. */
  readonly images: readonly string[];
}

/** The result of submitting a request. */
export type RequestOutcome =
  | { readonly kind: 'requested'; readonly isRefunded: boolean }
  | {
      readonly kind: 'refused';
      readonly at: number;
      /** By field: text keys of @mall/ui, or the gateway's own message. */
      readonly errors: FormErrors;
      /** A message about the whole request; null when the field errors suffice, undefined when the gateway did not respond. */
      readonly message: string | null | undefined;
      readonly entered: EnteredRequest;
    };

/** The query of the list. */
export interface AfterSaleQuery {
  /** Part of a product's name, or an order number. */
  readonly words: string;
  readonly page: number;
}

/** An after-sale as a row of the list. */
export interface AfterSaleSummary {
  readonly id: number;
  readonly kind: AfterSalesKind;
  readonly state: AfterSalesState;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly shopName: string;
  readonly line: AfterSaleLine;
  /** The requested amount; undefined for an exchange. */
  readonly amount: string | undefined;
  /** ISO moment. */
  readonly requestedAt: string | undefined;
}

/** A page of the list. */
export interface AfterSaleList {
  readonly rows: readonly AfterSaleSummary[];
  /** The number of after-sales on all pages. */
  readonly found: number;
  readonly pages: number;
}

/** A parcel of an after-sale. */
export interface AfterSaleParcel {
  readonly courier: string;
  readonly number: string;
}

/** The address for returned products. */
export interface ReturnAddress {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

/** An event of an after-sale, as a text of the gateway. */
export interface AfterSaleEvent {
  readonly at: string | undefined;
  readonly state: AfterSalesState | undefined;
  readonly text: string;
}

/** An after-sale with everything its page shows. Every amount is the server's. */
export interface AfterSaleDetails {
  readonly id: number;
  readonly kind: AfterSalesKind;
  readonly state: AfterSalesState;
  readonly orderId: number | undefined;
  readonly orderNumber: string;
  readonly lines: readonly AfterSaleLine[];
  /** The requested amount; undefined for an exchange. */
  readonly requested: string | undefined;
  /** The refunded amount; undefined before the refund. */
  readonly refunded: string | undefined;
  /** The payment method of the order, to which the refund goes. */
  readonly target: PaymentMethod | undefined;
  readonly reason: string;
  readonly images: readonly string[];
  readonly requestedAt: string | undefined;
  readonly decidedAt: string | undefined;
  /** The deadline for the customer's next action. */
  readonly deadline: string | undefined;
  /** Why the shop refused; empty otherwise. */
  readonly refusal: string;
  /** The next step, as a text of the gateway. */
  readonly hint: string;
  readonly returnAddress: ReturnAddress | undefined;
  readonly returnParcel: AfterSaleParcel | undefined;
  readonly shopParcel: AfterSaleParcel | undefined;
  /** The latest first. */
  readonly events: readonly AfterSaleEvent[];
}

/** The data for the form of the return parcel. */
export interface ReturnShipping {
  readonly couriers: readonly string[];
  readonly sender: { readonly name: string; readonly phone: string } | undefined;
}

/** The customer's actions on an after-sale; the `intent`s of the forms. */
export const afterSaleActions = ['withdraw', 'confirm', 'sendBack'] as const;
export type AfterSaleAction = (typeof afterSaleActions)[number];

/** The result of an action. */
export type ActionOutcome = { readonly at: number } & (
  | { readonly kind: AfterSaleAction }
  | {
      readonly kind: 'refused';
      readonly action: AfterSaleAction | undefined;
      /** By field of the form with the return parcel. */
      readonly errors: FormErrors;
      /** The gateway's message; null when the field errors suffice, undefined when the gateway did not respond. */
      readonly message: string | null | undefined;
      readonly entered: Readonly<Record<string, string>>;
    }
);

/** Returns the key of a state's label: review and refusal have one label per kind of request. */
export function stateKey({ kind, state }: Pick<AfterSaleSummary, 'kind' | 'state'>) {
  if (state === 'underReview') return `underReview.${kind}` as const;
  if (state === 'refused') return `refused.${kind}` as const;
  return state;
}

const waitsForCustomer: ReadonlySet<AfterSalesState> = new Set(['awaitingReturn', 'replacementSent']);

/** Returns true while the customer must take the next step. */
export const isWaiting = ({ state }: Pick<AfterSaleSummary, 'state'>): boolean => waitsForCustomer.has(state);

/** Returns true for a case that the shop declined, before or after the products were returned. */
export const isRefused = ({ state }: Pick<AfterSaleSummary, 'state'>): boolean => state === 'refused' || state === 'refusedAfterReturn';
