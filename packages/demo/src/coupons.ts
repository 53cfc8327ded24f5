import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Localized } from './catalog.ts';

/** A coupon campaign that exists when the mall opens. Days count from the opening. */
export interface DemoCampaign {
  readonly id: number;
  /** Key of the shop; omitted for the mall's own campaigns. */
  readonly shop?: string;
  readonly name: Localized;
  readonly terms: Localized;
  /** `membership` for buying one; omitted, for products: of the named classes, the named products, or all. */
  readonly scope?: 'membership';
  readonly classes?: readonly string[];
  readonly products?: readonly string[];
  /** Discount in yuan with two decimals. */
  readonly off?: string;
  /** Share of the price that remains to be paid, in thousandths. With neither `off` nor this it is free delivery. */
  readonly paid?: number;
  /** Minimum amount of the products in yuan. */
  readonly from?: string;
  /** Number of coupons; omitted for an unlimited number. */
  readonly issued?: number;
  readonly perCustomer: number;
  readonly startedDaysAgo: number;
  /** Omitted for a campaign without an end. */
  readonly endsInDays?: number;
  /** Days of validity after a coupon is received; omitted for validity until the campaign's end. */
  readonly validDays?: number;
}

/** Returns the coupon campaigns of the demo mall, whose shape the tests of this package check. */
export function loadCoupons(): readonly DemoCampaign[] {
  const read = parse(readFileSync(new URL('../coupons.yaml', import.meta.url), 'utf8')) as { campaigns: DemoCampaign[] };
  return read.campaigns;
}
