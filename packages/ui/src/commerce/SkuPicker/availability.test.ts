import { describe, expect, it } from 'vitest';
import { choose, findSku, isAvailable, preselect, type Sku } from './availability.ts';

const skus: Sku[] = [
  { id: 'a', values: ['30 ml', 'Neroli'], price: '168.00', stock: 0 },
  { id: 'b', values: ['50 ml', 'Neroli'], price: '1248.00', stock: 4 },
  { id: 'c', values: ['30 ml', 'Yuzu'], price: '198.00', stock: 9 },
  { id: 'd', values: ['50 ml', 'Yuzu'], price: '260.00', stock: 0 },
];

describe('findSku', () => {
  it('finds the SKU of a complete choice', () => {
    expect(findSku(skus, ['50 ml', 'Neroli'])?.id).toBe('b');
  });
  it('finds none while a value is missing', () => {
    expect(findSku(skus, ['50 ml', undefined])).toBeUndefined();
    expect(findSku(skus, ['50 ml'])).toBeUndefined();
  });
  it('finds the one SKU of a product without options', () => {
    expect(findSku([{ id: 'only', values: [], price: '1.00', stock: 1 }], [])?.id).toBe('only');
  });
});

describe('isAvailable', () => {
  it('sums the stock over options that are open', () => {
    expect(isAvailable(skus, [undefined, undefined], 0, '30 ml')).toBe(true);
  });
  it('holds the other options', () => {
    expect(isAvailable(skus, ['50 ml', 'Neroli'], 0, '30 ml')).toBe(false);
    expect(isAvailable(skus, ['50 ml', 'Neroli'], 1, 'Yuzu')).toBe(false);
    expect(isAvailable(skus, ['30 ml', 'Neroli'], 1, 'Yuzu')).toBe(true);
  });
  it('does not let a negative stock eat another one', () => {
    const odd: Sku[] = [
      { id: 'x', values: ['A', 'B'], price: '1.00', stock: -3 },
      { id: 'y', values: ['A', 'C'], price: '1.00', stock: 2 },
    ];
    expect(isAvailable(odd, [undefined, undefined], 0, 'A')).toBe(true);
  });
});

describe('preselect', () => {
  it('takes the cheapest with stock, by money and not by letters', () => {
    expect(preselect(skus)).toEqual(['30 ml', 'Yuzu']);
  });
  it('takes the cheapest when nothing is in stock', () => {
    expect(preselect(skus.map((sku) => ({ ...sku, stock: 0 })))).toEqual(['30 ml', 'Neroli']);
  });
  it('is empty without SKUs', () => {
    expect(preselect([])).toEqual([]);
  });
});

it('changes one option', () => {
  expect(choose(['30 ml'], 1, 'Yuzu', 2)).toEqual(['30 ml', 'Yuzu']);
});
