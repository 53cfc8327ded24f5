// @spec 2.109 2.110 2.114 3.13 4.31 4.32 5.30 7.31 8.10

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { runJobs } from '../../src/composition/jobs.ts';
import { eq } from '../../src/db/drizzle.ts';
import { addresses } from '../../src/domains/addresses/schema.ts';
import { skus } from '../../src/domains/catalog/schema.ts';
import { orderStatus, orders } from '../../src/domains/orders/schema.ts';
import { shops } from '../../src/domains/shops/schema.ts';
import { parseMoney } from '../../src/shared/money.ts';
import { buyNow, makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { type Ordering, ordering, patches, patchesSku } from '../support/fixtures/ordering.ts';
import { setStock, stockOf } from '../support/fixtures/stock.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

const minute = 60_000;
const unpaidMinutes = 60;

let gateway: TestGateway;
let customer: TestCustomer;
let me: Ordering;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  customer = await makeCustomer(gateway);
  me = ordering(gateway, customer.token);
  await setStock(gateway, patchesSku, 100);
});
afterAll(() => gateway.close());

const walletOf = async (): Promise<string> =>
  (await me.call('mall.Order.settlement', { product: buyNow(patches, patchesSku, 1) })).data.user_money;
const codesOf = (replies: readonly Reply[]) => replies.map(({ code }) => code).sort();

async function addLine(pro_id: number, attribute_id: number, num = 1): Promise<number> {
  return (await me.call('mall.Product.addCart', { pro_id, attribute_id, num })).data.cart_id;
}

async function setPrice(skuId: number, price: string): Promise<void> {
  await gateway.db
    .update(skus)
    .set({ price: parseMoney(price) })
    .where(eq(skus.id, skuId));
}

describe('the total of an order', () => {
  const settle = async (fields: Fields) => (await me.call('mall.Order.settlement', fields)).data;

  test('includes delivery below the free amount', async () => {
    expect(await settle({ product: buyNow(patches, patchesSku, 1) })).toMatchObject({
      products_total: '42.00',
      freight: '12.00',
      total: 54,
    });
    expect((await me.place()).data.total).toBe('54.00');
  });

  test('includes no delivery above it', async () => {
    expect(await settle({ product: buyNow(patches, patchesSku, 5) })).toMatchObject({
      products_total: '210.00',
      freight: '0.00',
      total: 210,
    });
  });

  test('includes no delivery at exactly that amount', async () => {
    const [shop] = await gateway.db.select().from(shops).where(eq(shops.id, 1));
    const freeFrom = (freightFreeFrom: bigint) => gateway.db.update(shops).set({ freightFreeFrom }).where(eq(shops.id, 1));
    await freeFrom(parseMoney('84.00'));
    expect(await settle({ product: buyNow(patches, patchesSku, 2) })).toMatchObject({ freight: '0.00' });
    await freeFrom(parseMoney('84.01'));
    expect(await settle({ product: buyNow(patches, patchesSku, 2) })).toMatchObject({ freight: '12.00' });
    await freeFrom(shop?.freightFreeFrom ?? 0n);
  });

  test('includes delivery for each shop separately', async () => {
    const cart_id = [await addLine(patches, patchesSku), await addLine(1002, 10021), await addLine(1031, 10312)].join(',');
    const settled = await settle({ cart_id });
    expect(settled).toMatchObject({ products_total: '468.00', freight: '24.00', total: 492 });
    const perShop = settled.products.map(({ shop_id, freight_price, shop_subtotal }: Reply['data']) => [
      shop_id,
      freight_price,
      shop_subtotal,
    ]);
    expect(perShop.sort()).toEqual([
      [1, '12.00', '54.00'],
      [2, '12.00', '110.00'],
      [3, '0.00', '328.00'],
    ]);
  });

  test('claim 7: is refused when it is higher than shown to the customer, and passes on a lower price', async () => {
    const cart_id = await addLine(patches, patchesSku, 2);
    const { total } = await settle({ cart_id });
    await setPrice(patchesSku, '42.01');
    expect(await me.place({ product: undefined, cart_id, total })).toMatchObject({ code: '50486', data: null });
    expect(await stockOf(gateway, patchesSku)).toBe(100);
    expect((await me.call('mall.Cart.index')).data.selected_num).toBe(2);
    await setPrice(patchesSku, '41.99');
    expect((await me.place({ product: undefined, cart_id, total })).data.total).toBe('95.98');
    await setPrice(patchesSku, '42.00');
  });

  test('does not change when prices change later', async () => {
    const placed = await me.place();
    await setPrice(patchesSku, '99.00');
    expect(await me.detailsOf(placed)).toMatchObject({ z_price: '54.00', product_total: '42.00', list: [{ p_price: '42.00', num: 1 }] });
    await setPrice(patchesSku, '42.00');
  });

  test('cannot be zero pieces', async () => {
    expect(await me.call('mall.Order.settlement')).toMatchObject({ code: '50010', data: { errors: [{ field: 'cart_id' }] } });
    expect(await me.call('mall.Order.payment', { pay_type: 'wallet_pay' })).toMatchObject({ code: '50010' });
  });
});

describe('placing an order', () => {
  test("takes the stock and the customer's own cart lines only", async () => {
    const [cart_id, kept] = [await addLine(patches, patchesSku, 3), await addLine(1002, 10021)];
    expect((await me.place({ product: undefined, cart_id })).code).toBe('200');
    expect(await stockOf(gateway, patchesSku)).toBe(97);
    const cart = await me.call('mall.Cart.index');
    expect(cart.data.list.flatMap(({ list }: Reply['data']) => list.map(({ id }: { id: number }) => id))).toEqual([kept]);
  });

  test('stores the remark for each shop', async () => {
    const cart_id = [await addLine(patches, patchesSku), await addLine(1002, 10021)].join(',');
    const settled = (await me.call('mall.Order.settlement', { cart_id })).data.products.map(({ shop_id }: { shop_id: number }) => shop_id);
    const remarks = settled.map((shop: number) => ` Word to shop ${shop} `);
    const placed = await me.place({ product: undefined, cart_id, remarks });
    const [order] = await gateway.db.select().from(orders).where(eq(orders.id, placed.data.order_id));
    expect(order?.remarks).toEqual(settled.map((shopId: number) => ({ shopId, text: `Word to shop ${shopId}` })));
    expect((await me.detailsOf(placed)).remarks).toBe(settled.map((shop: number) => `Word to shop ${shop}`).join(','));
  });

  test('stores remarks in any script, and no empty ones', async () => {
    const remarks = ['请放门口 💚 <b>"\\'];
    expect((await me.detailsOf(await me.place({ remarks }))).remarks).toBe(remarks[0]);
    expect((await me.detailsOf(await me.place({ remarks: ['   '] }))).remarks).toBe('');
  });

  test('uses the default address, or the selected one', async () => {
    const second = await me.call('mall.Address.saveAddress', {
      user_name: '林清',
      mobile: '13800000009',
      place: '上海市,上海市,徐汇区',
      address: '武康路 376 号',
    });
    const chosen = second.data.find(({ is_default }: { is_default: number }) => is_default === 0).id;
    expect(await me.detailsOf(await me.place())).toMatchObject({
      name: 'Tester',
      address: 'Somewhere 1, Xihu District, Hangzhou, Zhejiang',
    });
    expect(await me.detailsOf(await me.place({ address_id: chosen }))).toMatchObject({ name: '林清', mobile: '138****0009' });
  });

  test('is refused without an address', async () => {
    await gateway.db.delete(addresses).where(eq(addresses.customerId, customer.id));
    expect((await me.place()).code).toBe('50278');
    expect(await stockOf(gateway, patchesSku)).toBe(100);
  });

  test('is refused when stock is short, with a separate code from the cart', async () => {
    const cart_id = await addLine(patches, patchesSku, 5);
    await setStock(gateway, patchesSku, 4);
    expect((await me.call('mall.Order.settlement', { cart_id })).code).toBe('50871');
    expect((await me.place({ product: undefined, cart_id })).code).toBe('50871');
    expect((await me.place({ product: buyNow(patches, patchesSku, 5) })).code).toBe('50150');
    expect((await me.call('mall.Product.immediatelyCart', { product: buyNow(patches, patchesSku, 5) })).code).toBe('50150');
    expect(await stockOf(gateway, patchesSku)).toBe(4);
  });

  test('is refused for a SKU of another product', async () => {
    expect((await me.place({ product: buyNow(1002, patchesSku, 1) })).code).toBe('101');
  });
});

describe('an unpaid order', () => {
  const jobs = () => runJobs(gateway.db, gateway.clock.now());
  // Orders left unpaid by other tests must not be released in these.
  beforeEach(async () => {
    gateway.clock.advance(unpaidMinutes * minute);
    await jobs();
    await setStock(gateway, patchesSku, 100);
  });

  test('claim 18: is closed after an hour and returns its stock once, also when the job runs twice concurrently', async () => {
    const [one, four] = [await me.place(), await me.place({ product: buyNow(patches, patchesSku, 4) })];
    expect(await stockOf(gateway, patchesSku)).toBe(95);
    gateway.clock.advance(unpaidMinutes * minute - 1);
    await jobs();
    expect((await me.detailsOf(one)).status).toBe(orderStatus.unpaid);
    gateway.clock.advance(1);
    await Promise.all([jobs(), jobs()]);
    await jobs();
    for (const order of [one, four]) expect((await me.detailsOf(order)).status).toBe(orderStatus.closed);
    expect(await stockOf(gateway, patchesSku)).toBe(100);
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('is closed without affecting a paid one, which retains its stock', async () => {
    const paid = await me.placePaid();
    gateway.clock.advance(unpaidMinutes * minute);
    await jobs();
    expect((await me.detailsOf(paid)).status).toBe(orderStatus.paid);
    expect(await stockOf(gateway, patchesSku)).toBe(99);
  });

  test('cannot be paid or cancelled once it is closed', async () => {
    const placed = await me.place();
    gateway.clock.advance(unpaidMinutes * minute);
    await jobs();
    await me.openPermit();
    expect((await me.pay(placed)).code).toBe('50486');
    expect((await me.cancel(placed)).code).toBe('50486');
    expect(await stockOf(gateway, patchesSku)).toBe(100);
  });
});

describe('cancelling', () => {
  test('an unpaid order closes it and returns the stock', async () => {
    const placed = await me.place({ product: buyNow(patches, patchesSku, 3) });
    expect((await me.cancel(placed)).code).toBe('200');
    expect((await me.detailsOf(placed)).status).toBe(orderStatus.closed);
    expect(await stockOf(gateway, patchesSku)).toBe(100);
    expect((await me.cancel(placed)).code).toBe('50486');
    expect(await stockOf(gateway, patchesSku)).toBe(100);
  });

  test('a paid order refunds the wallet, to the cent, and the ledger is consistent', async () => {
    const placed = await me.placePaid();
    expect(await walletOf()).toBe('946.00');
    expect((await me.cancel(placed)).code).toBe('200');
    expect(await walletOf()).toBe('1000.00');
    expect(await stockOf(gateway, patchesSku)).toBe(100);
    expect((await me.cancel(placed)).code).toBe('50486');
    expect(await walletOf()).toBe('1000.00');
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('ten times concurrently cancels and refunds once', async () => {
    const placed = await me.placePaid();
    const replies = await Promise.all(Array.from({ length: 10 }, () => me.cancel(placed)));
    expect(codesOf(replies)).toEqual(['200', ...Array(9).fill('50486')]);
    expect(await walletOf()).toBe('1000.00');
    expect(await stockOf(gateway, patchesSku)).toBe(100);
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('while it is being paid has one of the two outcomes, consistently with the money', async () => {
    const placed = await me.place();
    await me.openPermit();
    const [paid, cancelled] = await Promise.all([me.pay(placed), me.cancel(placed)]);
    expect(cancelled.code).toBe('200');
    expect(['200', '50486']).toContain(paid.code);
    expect((await me.detailsOf(placed)).status).toBe(orderStatus.closed);
    expect(await walletOf()).toBe('1000.00');
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('a shipped order is refused', async () => {
    const placed = await me.placeShipped();
    expect((await me.cancel(placed)).code).toBe('50084');
    expect(await me.detailsOf(placed)).toMatchObject({ status: orderStatus.shipped, user_money: '946.00' });
  });
});

test('a payment that the wallet does not cover changes nothing and does not consume the permit', async () => {
  const [dear, cheap] = [await me.place({ product: buyNow(patches, patchesSku, 30) }), await me.place()];
  await me.openPermit();
  expect(await me.pay(dear)).toMatchObject({ http: 200, code: '109' });
  expect(await me.detailsOf(dear)).toMatchObject({ status: orderStatus.unpaid, user_money: '1000.00' });
  expect((await me.pay(cheap)).code).toBe('200');
});

test('money and stock are consistent after all tests', async () => {
  expect(await verify(gateway.db)).toEqual([]);
});
