// @spec 2.108

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberPrice } from '../../src/domains/catalog/member-prices.ts';
import { bestChoice, discountOrder, distributeAmount, noCoupons, type PriceCoupon } from '../../src/domains/checkout/discounts.ts';
import { lineAmount, priceOrder, type RequestedLine } from '../../src/domains/checkout/pricing.ts';

const everywhere = { en: '', zh: '', tn: '', ko: '' };
const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

const lines = fc.array(
  fc
    .record({
      shopId: fc.integer({ min: 1, max: 3 }),
      classId: fc.integer({ min: 11, max: 13 }),
      price: fc.bigInt({ min: 1n, max: 50_000n }),
      quantity: fc.integer({ min: 1, max: 9 }),
      flash: fc.boolean(),
      member: fc.boolean(),
    })
    .map(({ shopId, classId, price: full, quantity, flash, member }): RequestedLine => {
      const price = member ? memberPrice(full) : full;
      const shop = { id: shopId, name: '', logo: '', freight: 1200n, freightFreeFrom: 19_900n };
      const sku = { skuId: 1, productId: classId, classId, shop, expired: false, onSale: true, image: '', price, available: 99 };
      return { sku: { ...sku, title: everywhere, options: everywhere }, quantity, ...(flash && { flashItemId: 1 }) };
    }),
  { minLength: 1, maxLength: 8 },
);

const coupon = fc
  .record({
    id: fc.integer({ min: 1, max: 1000 }),
    shopId: fc.option(fc.integer({ min: 1, max: 3 })),
    scope: fc.constantFrom(1 as const, 3 as const),
    scopeIds: fc.array(fc.integer({ min: 11, max: 13 }), { maxLength: 2 }),
    benefit: fc.constantFrom(1 as const, 2 as const, 3 as const),
    amount: fc.bigInt({ min: 0n, max: 60_000n }),
    paidShare: fc.integer({ min: 0, max: 1000 }),
    threshold: fc.bigInt({ min: 0n, max: 40_000n }),
  })
  .map(({ id, ...campaign }): PriceCoupon => ({ id, campaign }));

test('claims 2 and 3: discounts of 10,000 random orders are never negative, never exceed a line, and add up to the cent', () => {
  fc.assert(
    fc.property(lines, fc.array(coupon, { maxLength: 5 }), (wanted, coupons) => {
      const plain = priceOrder(wanted);
      const order = discountOrder(plain, bestChoice(plain, coupons));
      const all = order.shops.flatMap((shop) => shop.lines);
      for (const line of all) {
        expect(line.discount >= 0n && line.discount <= lineAmount(line)).toBe(true);
        if (line.flashItemId !== undefined) expect(line.discount).toBe(0n);
      }
      expect(total(all.map(({ discount }) => discount))).toBe(order.shopDiscount + order.mallDiscount);
      expect(order.total).toBe(order.productsTotal + order.freight - order.shopDiscount - order.mallDiscount);
      expect(order.total >= 0n && order.shopDiscount >= 0n && order.mallDiscount >= 0n).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test('the best choice of coupons never costs more than no coupon or any single coupon', () => {
  fc.assert(
    fc.property(lines, fc.array(coupon, { minLength: 1, maxLength: 5 }), (wanted, coupons) => {
      const plain = priceOrder(wanted);
      const best = discountOrder(plain, bestChoice(plain, coupons)).total;
      expect(best <= discountOrder(plain, noCoupons).total).toBe(true);
      for (const one of coupons) {
        const { shopId } = one.campaign;
        const alone = shopId === null ? { ...noCoupons, mall: one } : { ...noCoupons, shops: new Map([[shopId, one]]) };
        expect(best <= discountOrder(plain, alone).total).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a remainder is assigned to the largest parts, of equal ones to the last', () => {
  expect(distributeAmount(100n, [100n, 100n, 100n])).toEqual([33n, 33n, 34n]);
  expect(distributeAmount(200n, [100n, 100n, 1n])).toEqual([99n, 100n, 1n]);
  expect(distributeAmount(0n, [5n])).toEqual([0n]);
  expect(distributeAmount(5n, [0n, 5n])).toEqual([0n, 5n]);
});
