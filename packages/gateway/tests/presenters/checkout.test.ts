import { describe, expect, it } from 'vitest';
import { readCoupons, readDirectPurchase } from '../../src/domains/checkout/request-presenter.ts';

describe('readCoupons', () => {
  it('selects the best coupons when nothing is sent, and none when only zeros are sent', () => {
    expect(readCoupons(undefined)).toEqual({ kind: 'best' });
    expect(readCoupons('0,0,0')).toEqual({ kind: 'none' });
  });

  it('reads a coupon for each shop and the one of the mall', () => {
    expect(readCoupons('12,0,7,coupon')).toEqual({ kind: 'chosen', shops: [12, 0], mall: 7 });
  });

  it('ignores the mall coupon when it is not used', () => {
    expect(readCoupons('12,7,no_discount')).toEqual({ kind: 'chosen', shops: [12], mall: 0 });
    expect(readCoupons('12,7,0')).toEqual({ kind: 'chosen', shops: [12], mall: 0 });
  });

  it('refuses any other text', () => {
    for (const text of ['12', 'coupon', '12,7,other', '12,x,coupon', '12345678901,7,coupon', '12,7']) {
      expect(() => readCoupons(text)).toThrow('parameter_refused');
    }
  });
});

describe('readDirectPurchase', () => {
  it('reads product, SKU, quantity and flash sale item from their objects', () => {
    expect(readDirectPurchase([{ pid: 1 }, { cid: 2 }, { num: 3 }])).toEqual({
      productId: 1,
      skuId: 2,
      quantity: 3,
      flashItemId: undefined,
    });
    expect(readDirectPurchase([{ pid: 1 }, { cid: 2 }, { num: 3 }, { sec_id: 4 }])).toMatchObject({ flashItemId: 4 });
  });

  it('refuses a purchase without a quantity', () => {
    expect(() => readDirectPurchase([{ pid: 1 }, { cid: 2 }, { sec_id: 4 }])).toThrow('parameter_refused');
  });
});
