import { describe, expect, it } from 'vitest';
import { choose, findSku, isAvailable, preselect, type Sku } from './availability.ts';

const skus: Sku[] = [
  { id: 'a', values: ['30 ml', 'Neroli'], price: '168.00', stock: 0 },
  { id: 'b', values: ['50 ml', 'Neroli'], price: '1248.00', stock: 4 },
  { id: 'c', values: ['30 ml', 'Yuzu'], price: '198.00', stock: 9 },
  { id: 'd', values: ['50 ml', 'Yuzu'], price: '260.00', stock: 0 },
];

describe('findSku', () => {
  it('returns the SKU of a complete selection', () => {
    expect(findSku(skus, ['50 ml', 'Neroli'])?.id).toBe('b');
  });
  it('returns undefined while a value is missing', () => {
    expect(findSku(skus, ['50 ml', undefined])).toBeUndefined();
    expect(findSku(skus, ['50 ml'])).toBeUndefined();
  });
  it('returns the only SKU of a product without options', () => {
    expect(findSku([{ id: 'only', values: [], price: '1.00', stock: 1 }], [])?.id).toBe('only');
  });
});

describe('isAvailable', () => {
  it('sums the stock over options without a selected value', () => {
    expect(isAvailable(skus, [undefined, undefined], 0, '30 ml')).toBe(true);
  });
  it('respects the selected values of the other options', () => {
    expect(isAvailable(skus, ['50 ml', 'Neroli'], 0, '30 ml')).toBe(false);
    expect(isAvailable(skus, ['50 ml', 'Neroli'], 1, 'Yuzu')).toBe(false);
    expect(isAvailable(skus, ['30 ml', 'Neroli'], 1, 'Yuzu')).toBe(true);
  });
  it("does not subtract a negative stock from another SKU's stock", () => {
    const odd: Sku[] = [
      { id: 'x', values: ['A', 'B'], price: '1.00', stock: -3 },
      { id: 'y', values: ['A', 'C'], price: '1.00', stock: 2 },
    ];
    expect(isAvailable(odd, [undefined, undefined], 0, 'A')).toBe(true);
  });
});

describe('preselect', () => {
  it('returns the cheapest SKU with stock, compared as money and not as strings', () => {
    expect(preselect(skus)).toEqual(['30 ml', 'Yuzu']);
  });
  it('returns the cheapest SKU when nothing is in stock', () => {
    expect(preselect(skus.map((sku) => ({ ...sku, stock: 0 })))).toEqual(['30 ml', 'Neroli']);
  });
  it('returns an empty selection without SKUs', () => {
    expect(preselect([])).toEqual([]);
  });
});

it('choose changes one option', () => {
  expect(choose(['30 ml'], 1, 'Yuzu', 2)).toEqual(['30 ml', 'Yuzu']);
});
