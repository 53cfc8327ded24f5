// @spec 1.2 2.101 5.32 7.9 7.28

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from '../../src/db/drizzle.ts';
import { productStatus, products } from '../../src/domains/catalog/schema.ts';
import { guests } from '../../src/sessions/schema.ts';
import { buyNow, makeCustomers } from '../support/fixtures/customers.ts';
import { setStock, stockOf } from '../support/fixtures/stock.ts';
import { openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

/** Two SKUs of one product and one of another; tests can change their stock. */
const [small, large, other] = [10011, 10012, 10021];
const [product, otherProduct] = [1001, 1002];

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  for (const sku of [small, large, other]) await setStock(gateway, sku, 10);
  token = (await makeCustomers(gateway, 1))[0]?.token ?? '';
});
afterAll(() => gateway.close());

interface Line {
  readonly id: number;
  readonly attribute_id: number;
  readonly num: number;
}

const nobody = '';
const add = (pro_id: number, attribute_id: number, num: number, as = token) =>
  gateway.call('mall.Product.addCart', { pro_id, attribute_id, num }, { token: as });
const cartOf = async (as = token): Promise<Reply['data']> => (await gateway.call('mall.Cart.index', {}, { token: as })).data;
const linesOf = async (as = token): Promise<Line[]> => (await cartOf(as)).list.flatMap((group: { list: Line[] }) => group.list);
/** Returns the cart as pairs of SKU and pieces, newest line first. */
const contentOf = async (as = token) => (await linesOf(as)).map(({ attribute_id, num }) => [attribute_id, num]);
const change = (cart: readonly object[]) => gateway.call('mall.Cart.upCart', { cart }, { token });
const changeSku = (car_id: number, attribute_id: number) => gateway.call('mall.Cart.modifyAttribute', { car_id, attribute_id }, { token });
const addedLine = async (...line: Parameters<typeof add>): Promise<number> => (await add(...line)).data.cart_id;

describe('adding to the cart', () => {
  test('adds pieces of one SKU to one line', async () => {
    const first = await add(product, small, 2);
    const second = await add(product, small, 3);
    expect(second.data.cart_id).toBe(first.data.cart_id);
    expect(await contentOf()).toEqual([[small, 5]]);
  });

  test('creates a line for each SKU, newest first, by shop', async () => {
    await add(product, small, 1);
    await add(otherProduct, other, 2);
    await add(product, large, 3);
    expect(await cartOf()).toMatchObject({
      total: 3,
      selected_num: 6,
      list: [
        {
          shop_id: 1,
          list: [
            { attribute_id: large, num: 3, attribute: '300 ml' },
            { attribute_id: small, num: 1 },
          ],
        },
        { shop_id: 2, list: [{ attribute_id: other, num: 2 }] },
      ],
    });
  });

  test('is limited to the stock', async () => {
    await add(product, small, 7);
    expect((await add(product, small, 7)).code).toBe('200');
    expect(await contentOf()).toEqual([[small, 10]]);
  });

  test('adds up correctly twenty times concurrently', async () => {
    await setStock(gateway, small, 100);
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(product, small, 2)));
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['200']));
    expect(await contentOf()).toEqual([[small, 40]]);
  });

  test.each([
    ['more than there are', product, small, 11, '50150'],
    ['a SKU that is sold out', 1013, 10133, 1, '50150'],
    ['a SKU of another product', product, other, 1, '101'],
    ['a SKU that does not exist', product, 999_999, 1, '101'],
    ['a product that does not exist', 999_999, small, 1, '101'],
  ])('refuses %s', async (_name, pro_id, sku, num, code) => {
    expect(await add(pro_id, sku, num)).toMatchObject({ http: 200, code, data: null });
    expect(await contentOf()).toEqual([]);
  });

  test.each([
    ['is off the shelf', { status: productStatus.offShelf }, '50143', { recycle: 0, goodsStatus: 1 }],
    ['is deleted', { recycled: true }, '101', { recycle: 1 }],
  ])('refuses a product that %s; an existing line with it can no longer be bought', async (_name, gone, code, shown) => {
    const line = await addedLine(otherProduct, other, 1);
    await gateway.db.update(products).set(gone).where(eq(products.id, otherProduct));
    expect((await add(otherProduct, other, 1)).code).toBe(code);
    expect(await cartOf()).toMatchObject({ total: 0, list: [], selected_num: 0, data0: [{ id: line, ...shown }] });
    expect((await gateway.call('mall.Order.settlement', { cart_id: line }, { token })).code).toBe('50143');
    await gateway.db.update(products).set({ status: productStatus.onSale, recycled: false }).where(eq(products.id, otherProduct));
  });

  test('creates a guest for a visitor, once', async () => {
    const { data } = await add(product, small, 1, nobody);
    expect(data.access_id).toMatch(/^[\w-]{43}$/);
    const again = await add(product, small, 1, data.access_id);
    expect(again.data.access_id).toBe(data.access_id);
    expect(await contentOf(data.access_id)).toEqual([[small, 2]]);
  });

  test('creates no guest when it is refused or when a visitor only browses', async () => {
    const before = await gateway.db.$count(guests);
    await add(product, small, 11, nobody);
    for (const api of ['mall.Index.index', 'mall.Cart.index', 'mall.Index.home', 'mall.Index.search']) await gateway.call(api);
    await gateway.call('mall.Product.index', { pro_id: product });
    expect(await gateway.db.$count(guests)).toBe(before);
  });
});

describe('changing the cart', () => {
  test('sets pieces, up to the stock', async () => {
    const line = await addedLine(product, small, 1);
    await change([{ cart_id: line, num: 4 }]);
    expect(await contentOf()).toEqual([[small, 4]]);
    expect((await change([{ cart_id: line, num: 9999 }])).code).toBe('200');
    expect(await contentOf()).toEqual([[small, 10]]);
  });

  test('selects and deselects lines; the selected ones make up the total', async () => {
    const [one, two] = [await addedLine(product, small, 2), await addedLine(otherProduct, other, 1)];
    expect(await cartOf()).toMatchObject({ selected_num: 3, selected_total: '354.00' });
    await change([
      { cart_id: one, selected: 0 },
      { cart_id: two, num: 3 },
    ]);
    expect(await cartOf()).toMatchObject({ total: 2, selected_num: 3, selected_total: '294.00' });
    await change([{ cart_id: one, selected: 1 }]);
    expect(await cartOf()).toMatchObject({ selected_num: 5, selected_total: '550.00' });
  });

  test('changes nothing when one of the lines does not exist', async () => {
    const line = await addedLine(product, small, 1);
    expect(
      await change([
        { cart_id: line, num: 5 },
        { cart_id: 2_000_000_001, num: 5 },
      ]),
    ).toMatchObject({ code: '50010' });
    expect(await contentOf()).toEqual([[small, 1]]);
  });

  test('removes lines, also when repeated', async () => {
    const [one, two] = [await addedLine(product, small, 1), await addedLine(product, large, 1)];
    for (const car_id of [one, one, `${one},${two}`]) {
      expect((await gateway.call('mall.Cart.delCart', { car_id }, { token })).code).toBe('200');
    }
    expect(await contentOf()).toEqual([]);
  });

  test('shows a sold-out line as unavailable', async () => {
    const line = await addedLine(product, small, 3);
    await setStock(gateway, small, 0);
    expect(await cartOf()).toMatchObject({ total: 0, selected_num: 0, data0: [{ id: line, recycle: 0, goodsStatus: 0 }] });
    await setStock(gateway, small, 5);
    expect(await cartOf()).toMatchObject({ total: 1, selected_num: 3 });
  });
});

describe('changing the SKU of a line', () => {
  test('offers the SKUs of its product', async () => {
    const line = await addedLine(product, small, 1);
    const { data } = await gateway.call('mall.Cart.djAttribute', { car_id: line }, { token });
    expect(data[0].skuBeanList.map(({ cid }: { cid: number }) => cid)).toEqual([small, large]);
  });

  test("preserves the line and its pieces, limited to the other SKU's stock", async () => {
    const line = await addedLine(product, small, 6);
    await setStock(gateway, large, 4);
    expect((await changeSku(line, large)).code).toBe('200');
    expect(await linesOf()).toMatchObject([{ id: line, attribute_id: large, num: 4 }]);
  });

  test('merges into a line that already has the SKU; pieces add up to the stock', async () => {
    const [one, two] = [await addedLine(product, small, 4), await addedLine(product, large, 3)];
    await changeSku(one, large);
    expect(await linesOf()).toMatchObject([{ id: two, attribute_id: large, num: 7 }]);
    const three = await addedLine(product, small, 8);
    await changeSku(three, large);
    expect(await contentOf()).toEqual([[large, 10]]);
  });

  test.each([
    ['a SKU of another product', other, '50010'],
    ['a SKU that does not exist', 999_999, '50010'],
    ['the SKU it has', small, '200'],
  ])('to %s changes nothing', async (_name, sku, code) => {
    const line = await addedLine(product, small, 2);
    expect((await changeSku(line, sku)).code).toBe(code);
    expect(await contentOf()).toEqual([[small, 2]]);
  });

  test('to a sold-out one is refused', async () => {
    const line = await addedLine(product, small, 2);
    await setStock(gateway, large, 0);
    expect((await changeSku(line, large)).code).toBe('50150');
    expect(await contentOf()).toEqual([[small, 2]]);
  });
});

describe('one SKU in several purchases', () => {
  const order = (fields: object) => gateway.call('mall.Order.payment', { ...fields, pay_type: 'wallet_pay' }, { token });

  test('is counted over all of them: pieces ordered from the cart cannot be bought directly', async () => {
    await setStock(gateway, small, 5);
    const line = await addedLine(product, small, 3);
    const replies = await Promise.all([order({ cart_id: line }), order({ product: buyNow(product, small, 3) })]);
    expect(replies.map(({ code }) => code).sort()).toEqual([expect.stringMatching(/^200$/), expect.stringMatching(/^(50150|50871)$/)]);
    expect(await stockOf(gateway, small)).toBe(2);
  });

  test('in a line that is named twice is bought once', async () => {
    const line = await addedLine(product, small, 3);
    expect((await order({ cart_id: `${line},${line}` })).data.total).toBe('384.00');
    expect(await stockOf(gateway, small)).toBe(7);
    expect(await contentOf()).toEqual([]);
  });

  test('in two concurrent orders of one line is sold to one of them', async () => {
    const line = await addedLine(product, small, 2);
    const replies = await Promise.all([order({ cart_id: line }), order({ cart_id: line })]);
    expect(replies.map(({ code }) => code).sort()).toEqual(['200', '50010']);
    expect(await stockOf(gateway, small)).toBe(8);
  });

  test('bought directly does not change the cart', async () => {
    await add(product, small, 3);
    expect((await order({ product: buyNow(product, small, 2) })).code).toBe('200');
    expect(await contentOf()).toEqual([[small, 3]]);
  });
});

describe('signing in', () => {
  test("claim 26: merges the guest's cart into the customer's: new lines are added, equal SKUs add up to the stock", async () => {
    const before = await gateway.signIn();
    await add(product, small, 7, before);
    await add(otherProduct, other, 1, before);
    const guest: string = (await add(product, small, 7, nobody)).data.access_id;
    await add(otherProduct, other, 2, guest);
    await add(product, large, 4, guest);
    const customer = await gateway.signIn(guest);
    expect(Object.fromEntries(await contentOf(customer))).toEqual({ [small]: 10, [other]: 3, [large]: 4 });
    expect(await contentOf(guest)).toEqual([]);
  });
});

test('the shell counts the available lines, in the requested language', async () => {
  await add(product, small, 2);
  const { data } = await gateway.call('mall.Index.index', { language: 'zh' }, { token });
  expect(data).toMatchObject({ cart_num: 2, cart_price: '256.00', cart_list: [{ pro_name: '云絮洁面乳', num: 2, price: '128.00' }] });
});
