import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Localized } from './catalogue.ts';

/** A moment before the opening of the mall: a time of one of its days, or so many minutes before. */
export type DemoMoment = { readonly daysAgo: number; readonly at: string } | { readonly minutesAgo: number };

/** A review that the customer wrote, in the default language of the mall. */
export interface DemoOwnReview {
  readonly sku: number;
  readonly stars: number;
  readonly content: Localized;
  readonly followUp?: { readonly daysAgo: number; readonly content: Localized };
}

/** A return for a refund: applied for and approved; with the other two days it came to its end. */
export interface DemoAfterSale {
  readonly sku: number;
  readonly reason: Localized;
  readonly appliedDaysAgo: number;
  readonly approvedDaysAgo: number;
  readonly sentBackDaysAgo?: number;
  readonly receivedDaysAgo?: number;
}

/** How far an order came. */
export type DemoOrderState = 'unpaid' | 'expired' | 'cancelled' | 'refunded' | 'paid' | 'ready' | 'shipped' | 'received' | 'reviewed';

/** An order of the demo customer. */
export type DemoOrder = DemoMoment & {
  readonly name: string;
  /** Quantities by SKU. */
  readonly lines: Readonly<Record<string, number>>;
  readonly state: DemoOrderState;
  readonly remark?: Localized;
  /** Whether it uses the best coupons that the customer has; none otherwise. */
  readonly usesCoupons?: boolean;
  /** The store where it is picked up. */
  readonly store?: number;
  readonly reviews?: readonly DemoOwnReview[];
  readonly afterSale?: DemoAfterSale;
  /** The invoice that was requested for it, and issued where a day says so. */
  readonly invoice?: { readonly requestedDaysAgo: number; readonly issuedDaysAgo?: number };
};

/** What the demo's first customer did before the mall opened. */
export interface DemoHistory {
  /** How the customer signs. */
  readonly customer: Localized;
  readonly couriers: readonly { readonly name: Localized; readonly prefix: string }[];
  readonly orders: readonly DemoOrder[];
  readonly favorites: DemoMoment & { readonly products: readonly number[]; readonly shops: readonly number[] };
  readonly coupons: readonly (DemoMoment & { readonly campaign: number })[];
  readonly membership: DemoMoment & { readonly plan: number; readonly amount: string };
  readonly recharge: DemoMoment & { readonly amount: string; readonly number: string };
  readonly withdrawal: DemoMoment & {
    readonly amount: string;
    readonly bank: string;
    readonly branch: Localized;
    readonly card: string;
  };
  readonly invoiceTitle: DemoMoment & { readonly name: Localized; readonly taxNumber: string };
  readonly messagesReadDaysAgo: number;
}

/** The history of the demo's first customer. Its shape is held by this package's tests. */
export function loadHistory(): DemoHistory {
  return parse(readFileSync(new URL('../history.yaml', import.meta.url), 'utf8')) as DemoHistory;
}

/** The file of an issued invoice of the demo, a PDF that says it bills nothing. */
export function loadInvoiceFile(): Buffer {
  return readFileSync(new URL('../invoice.pdf', import.meta.url));
}
