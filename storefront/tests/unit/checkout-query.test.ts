import { describe, expect, it } from 'vitest';
import { readCheckoutQuery, writeCheckoutQuery } from '#app/features/checkout/checkout-query.ts';

const read = (query: string) => readCheckoutQuery(new URLSearchParams(query));
const product = (value: unknown) => `product=${encodeURIComponent(btoa(JSON.stringify(value)))}`;

describe('readCheckoutQuery', () => {
  it('reads lines of the cart', () => {
    expect(read('cart_id=5,7&vipSource=0')).toEqual({ wanted: { cartIds: [5, 7] }, vipSource: 0, addressId: undefined });
  });

  it('reads one directly bought SKU, in any order of its parts', () => {
    const wanted = { product: { pid: 1001, cid: 10011, num: 2 } };
    expect(read(`${product([{ pid: 1001 }, { cid: 10011 }, { num: 2 }])}&address_id=3`)?.wanted).toEqual(wanted);
    expect(read(product([{ num: 2 }, { cid: 10011 }, { pid: 1001 }]))?.wanted).toEqual(wanted);
  });

  it('reads a flash item in addition to the SKU', () => {
    const parts = [{ pid: 1007 }, { cid: 10071 }, { num: 1 }, { sec_id: 201 }];
    expect(read(product(parts))?.wanted).toEqual({ product: { pid: 1007, cid: 10071, num: 1, sec_id: 201 } });
  });

  it('accepts base64 whose plus signs were decoded as spaces', () => {
    const unescaped = `product=${btoa(JSON.stringify([{ pid: 1 }, { cid: 2 }, { num: 3 }])).replaceAll('+', ' ')}`;
    expect(read(unescaped)?.wanted).toEqual({ product: { pid: 1, cid: 2, num: 3 } });
  });

  it.each([
    '',
    'cart_id=',
    'cart_id=1,',
    'cart_id=1,1',
    'cart_id=-1',
    'cart_id=1e3',
    'cart_id=2147483648',
    `cart_id=${Array.from({ length: 201 }, (_, index) => index + 1).join(',')}`,
    'cart_id=1&cart_id=2',
    `cart_id=1&${product([{ pid: 1 }, { cid: 1 }, { num: 1 }])}`,
    'cart_id=1&address_id=',
    'cart_id=1&address_id=0',
    'cart_id=1&vipSource=2',
    'cart_id=1&shop_address_id=x',
    'cart_id=1&coupon_id=1,2',
    'cart_id=1&coupon_id=1,x,coupon',
    'product=%%%',
    'product=bm8ganNvbg==',
    product({ pid: 1, cid: 1, num: 1 }),
    product([{ pid: 1 }, { cid: 1 }]),
    product([{ pid: 1 }, { cid: 1 }, { num: 1 }, { num: 2 }]),
    product([{ pid: 1 }, { pid: 1 }, { num: 1 }]),
    product([{ pid: 1 }, { cid: 1 }, { num: 1 }, { sec_id: 0 }]),
    product([{ pid: 1, cid: 1 }, { cid: 1 }, { num: 1 }]),
    product([{ pid: 1 }, { cid: 1 }, { num: 0 }]),
    product([{ pid: 1 }, { cid: 1 }, { num: 10_000 }]),
    product([{ pid: 1 }, { cid: '1' }, { num: 1 }]),
    product([null, null, null]),
  ])('refuses %s', (query) => {
    expect(read(query)).toBeUndefined();
  });

  it.each([
    'cart_id=5%2C7&vipSource=0&address_id=3',
    'cart_id=5&shop_address_id=31&coupon_id=0%2C353%2Ccoupon',
    product([{ pid: 1 }, { cid: 2 }, { num: 3 }]),
    product([{ pid: 1 }, { cid: 2 }, { num: 3 }, { sec_id: 4 }]),
  ])('reads back a written query: %s', (query) => {
    const found = read(query);
    if (!found) throw new Error('not read');
    const written = Object.entries(writeCheckoutQuery(found)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    expect(new URLSearchParams(written).toString()).toBe(query);
  });
});
