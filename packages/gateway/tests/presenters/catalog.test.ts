import { describe, expect, it } from 'vitest';
import { readPriceLimits, wireCard } from '../../src/domains/catalog/presenter.ts';
import type { ProductCard } from '../../src/domains/catalog/product-card.ts';
import { wireSkus } from '../../src/domains/catalog/sku-presenter.ts';

const card: ProductCard = {
  id: 1,
  name: 'Oil',
  subtitle: '',
  image: '/p',
  priceFrom: 1000n,
  priceTo: 1000n,
  sold: 0,
  shopName: 'Shop',
  status: 2,
  recycled: false,
  labels: [1],
  available: 3,
};

describe('wireCard', () => {
  it('has one price when all SKUs cost the same, and the highest price otherwise', () => {
    expect(wireCard(card)).toMatchObject({ price: '10.00' });
    expect(wireCard(card)).not.toHaveProperty('price_to');
    expect(wireCard({ ...card, priceTo: 1250n })).toMatchObject({ price: '10.00', price_to: '12.50' });
  });

  it('has a member price only with the label of member products', () => {
    expect(wireCard(card)).not.toHaveProperty('vipPrice');
    expect(wireCard({ ...card, labels: [1, 5] })).toMatchObject({ vipPrice: '9.50', s_type: '1,5' });
  });
});

describe('readPriceLimits', () => {
  it('reads both limits, one of them, or none', () => {
    expect(readPriceLimits('100-300.50')).toEqual({ from: 10000n, to: 30050n });
    expect(readPriceLimits('-300')).toEqual({ from: undefined, to: 30000n });
    expect(readPriceLimits('1500')).toEqual({ from: 150000n, to: undefined });
    expect(readPriceLimits()).toEqual({ from: undefined, to: undefined });
  });
});

describe('wireSkus', () => {
  it('returns one neutral attribute for a product without attributes', () => {
    const { attrList, skuBeanList } = wireSkus({ skus: [{ id: 7, price: 500n, image: '', valueIds: [], available: 1 }], values: [] }, 'en');
    expect(attrList).toEqual([{ id: 0, attrName: 'Option', attr: [{ id: 0, attributeValue: 'Standard' }] }]);
    expect(skuBeanList[0]).toMatchObject({ cid: 7, attributes: [{ attributeId: 0, attributeValId: 0 }] });
  });
});
