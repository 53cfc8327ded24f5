import type { Catalog, DemoCampaign } from '@mall/demo';
import type { Db } from '../db/database.ts';
import { couponBenefit, couponCampaigns, couponScope } from '../domains/coupons/schema.ts';
import { addDays, startOfDay } from '../shared/clock.ts';
import { parseMoney } from '../shared/money.ts';

/** Inserts the campaigns of the demo. They begin and end with the mall's day. */
export async function seedCoupons(tx: Db, campaigns: readonly DemoCampaign[], catalog: Catalog, now: Date): Promise<void> {
  await tx.insert(couponCampaigns).values(campaigns.map((campaign) => campaignRow(campaign, catalog, startOfDay(now))));
}

function campaignRow(campaign: DemoCampaign, catalog: Catalog, today: Date): typeof couponCampaigns.$inferInsert {
  const { off, paid, issued = null, endsInDays } = campaign;
  return {
    id: campaign.id,
    shopId: campaign.shop === undefined ? null : (catalog.shops[campaign.shop]?.id ?? null),
    name: campaign.name,
    terms: campaign.terms,
    benefit: off !== undefined ? couponBenefit.amountOff : paid !== undefined ? couponBenefit.shareOff : couponBenefit.freeDelivery,
    ...scopeOf(campaign, catalog),
    amount: parseMoney(off ?? '0.00'),
    paidShare: paid ?? 1000,
    threshold: parseMoney(campaign.from ?? '0.00'),
    issued,
    left: issued,
    perCustomer: campaign.perCustomer,
    startsAt: addDays(today, -campaign.startedDaysAgo),
    endsAt: endsInDays === undefined ? null : addDays(today, endsInDays),
    validDays: campaign.validDays ?? null,
  };
}

function scopeOf({ scope, classes, products }: DemoCampaign, catalog: Catalog) {
  if (scope === 'membership') return { scope: couponScope.membership, scopeIds: [] };
  if (classes) return { scope: couponScope.classes, scopeIds: classes.flatMap((name) => catalog.classes[name]?.id ?? []) };
  if (products)
    return { scope: couponScope.products, scopeIds: catalog.products.filter(({ slug }) => products.includes(slug)).map(({ id }) => id) };
  return { scope: couponScope.allProducts, scopeIds: [] };
}
