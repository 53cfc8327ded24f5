import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Localized } from './catalogue.ts';

/** A coupon campaign the mall opens with. Days count from the opening. */
export interface DemoCampaign {
  readonly id: number;
  /** Key of the shop; missing for the mall's own. */
  readonly shop?: string;
  readonly name: Localized;
  readonly terms: Localized;
  /** `membership` for buying one; otherwise it is for goods: of the named classes, the named products, or all. */
  readonly scope?: 'membership';
  readonly classes?: readonly string[];
  readonly products?: readonly string[];
  /** Yuan with two places that it takes off. */
  readonly off?: string;
  /** What is still paid, in thousandths. With neither `off` nor this it is free delivery. */
  readonly paid?: number;
  /** Yuan that the goods must cost at least. */
  readonly from?: string;
  /** How many there are; missing for no end of them. */
  readonly issued?: number;
  readonly perCustomer: number;
  readonly startedDaysAgo: number;
  /** Missing for a campaign without an end. */
  readonly endsInDays?: number;
  /** How many days a coupon is good for after it is received; missing for until the campaign's end. */
  readonly validDays?: number;
}

/** The coupon campaigns of the demo mall. Their shape is held by this package's tests. */
export function loadCoupons(): readonly DemoCampaign[] {
  const read = parse(readFileSync(new URL('../coupons.yaml', import.meta.url), 'utf8')) as { campaigns: DemoCampaign[] };
  return read.campaigns;
}
