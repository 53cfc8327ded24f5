import { expect, test } from 'vitest';
import { loadCatalog, loadFlashSale } from '../src/index.ts';

const slots = loadFlashSale();
const skus = new Map(loadCatalog().products.flatMap((product) => product.skus.map((sku) => [sku.id, sku])));

const minuteOf = (start: string) => Number(start.slice(0, 2)) * 60 + Number(start.slice(3));

test('the slots cover the whole day without gaps or overlaps', () => {
  const ends = slots.map(({ start, minutes }) => minuteOf(start) + minutes);
  expect(slots.map(({ start }) => minuteOf(start))).toEqual([0, ...ends.slice(0, -1)]);
  expect(ends.at(-1)).toBe(24 * 60);
});

test.each(slots)('the slot at $start has eight SKUs, two rows of the page, with reduced prices', ({ items }) => {
  expect(items.length).toBe(8);
  expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length);
  for (const { sku, price, quantity, limit } of items) {
    expect(price).toMatch(/^\d+\.\d\d$/);
    const share = Number(price) / Number(skus.get(sku)?.price);
    expect(share, `${sku}`).toBeGreaterThan(0.5);
    expect(share, `${sku}`).toBeLessThan(0.9);
    expect(limit).toBeGreaterThan(0);
    expect(quantity).toBeGreaterThan(limit);
  }
});
