import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Localized } from './catalog.ts';

/** A time before the opening of the mall: a time on one of the previous days, or a number of minutes before. */
export type DemoMoment = { readonly daysAgo: number; readonly at: string } | { readonly minutesAgo: number };

/** A review by the customer, in the default language of the mall. */
export interface DemoOwnReview {
  readonly sku: number;
  readonly stars: number;
  readonly content: Localized;
  readonly followUp?: { readonly daysAgo: number; readonly content: Localized };
}

/** A return with refund: requested and approved; with the other two days it was completed. */
export interface DemoAfterSale {
  readonly sku: number;
  readonly reason: Localized;
  readonly appliedDaysAgo: number;
  readonly approvedDaysAgo: number;
  readonly sentBackDaysAgo?: number;
  readonly receivedDaysAgo?: number;
}

/** Final state of an order. */
export type DemoOrderState = 'unpaid' | 'expired' | 'cancelled' | 'refunded' | 'paid' | 'ready' | 'shipped' | 'received' | 'reviewed';

/** An order of the demo customer. */
export type DemoOrder = DemoMoment & {
  readonly name: string;
  /** Quantities by SKU. */
  readonly lines: Readonly<Record<string, number>>;
  readonly state: DemoOrderState;
  readonly remark?: Localized;
  /** Whether it uses the best coupons of the customer; otherwise none. */
  readonly usesCoupons?: boolean;
  /** Store of a pickup order. */
  readonly store?: number;
  readonly reviews?: readonly DemoOwnReview[];
  readonly afterSale?: DemoAfterSale;
  /** Invoice that was requested for the order, and issued if it has that day. */
  readonly invoice?: { readonly requestedDaysAgo: number; readonly issuedDaysAgo?: number };
};

/** Actions of the demo's first customer before the mall opened. */
export interface DemoHistory {
  /** Display name of the customer. */
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

/** Returns the history of the demo's first customer, whose shape the tests of this package check. */
export function loadHistory(): DemoHistory {
  return parse(readFileSync(new URL('../history.yaml', import.meta.url), 'utf8')) as DemoHistory;
}

/** Returns the file of an issued invoice of the demo, a PDF that states that it bills nothing. */
export function loadInvoiceFile(): Buffer {
  return readFileSync(new URL('../invoice.pdf', import.meta.url));
}
