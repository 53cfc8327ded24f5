import { describe, expect, test } from 'vitest';
import { bestseller } from '../src/catalog.ts';
import { loadCatalog, loadCoupons, loadHistory } from '../src/index.ts';

const history = loadHistory();
const languages = ['en', 'zh', 'tn', 'ko'] as const;
const skus = new Set(
  loadCatalog()
    .products.filter(({ sold }) => sold >= bestseller)
    .flatMap((product) => product.skus.map(({ id }) => id)),
);

describe('the history of the demo customer', () => {
  test('has orders in every state, under unique names', () => {
    expect(new Set(history.orders.map(({ state }) => state))).toEqual(
      new Set(['unpaid', 'expired', 'cancelled', 'refunded', 'paid', 'ready', 'shipped', 'received', 'reviewed']),
    );
    expect(new Set(history.orders.map(({ name }) => name)).size).toBe(history.orders.length);
  });

  test('contains only bestsellers in orders, favorites and reviews, because small catalogs have them too', () => {
    const bought = history.orders.flatMap(({ lines }) => Object.keys(lines).map(Number));
    expect(bought.filter((id) => !skus.has(id))).toEqual([]);
    for (const { lines, reviews = [] } of history.orders) for (const { sku } of reviews) expect(lines).toHaveProperty(String(sku));
    const products = new Set(loadCatalog().products.map(({ id }) => id));
    expect(history.favorites.products.filter((id) => !products.has(id))).toEqual([]);
  });

  test('receives coupons on days on which their campaigns ran', () => {
    const campaigns = new Map(loadCoupons().map((campaign) => [campaign.id, campaign]));
    for (const coupon of history.coupons) {
      const campaign = campaigns.get(coupon.campaign);
      const daysAgo = 'daysAgo' in coupon ? coupon.daysAgo : 0;
      expect(campaign?.startedDaysAgo).toBeGreaterThanOrEqual(daysAgo);
      expect(-(campaign?.endsInDays ?? 0)).toBeLessThan(daysAgo);
    }
  });

  test.each(languages)('has every text in %s', (language) => {
    const texts = history.orders.flatMap(({ remark, afterSale, reviews = [] }) => [
      remark,
      afterSale?.reason,
      ...reviews.flatMap(({ content, followUp }) => [content, followUp?.content]),
    ]);
    const named = [...history.couriers.map(({ name }) => name), history.customer, history.invoiceTitle.name, history.withdrawal.branch];
    for (const text of [...texts, ...named]) if (text) expect(text[language]?.trim()).toBeTruthy();
  });
});
