// @spec 4.25 4.26 4.27

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { runJobs } from '../../src/composition/jobs.ts';
import { eq } from '../../src/db/drizzle.ts';
import { flashItems } from '../../src/domains/flash-sale/schema.ts';
import { orderStatus } from '../../src/domains/orders/schema.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { setStock, stockOf } from '../support/fixtures/stock.ts';
import { openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const [notOnSale, short, refused, notThatState] = ['50143', '50150', '50010', '50486'];

/** A serum at 198.00; the noon slot has forty at 148.00, two per customer. */
const [serum, serumSku] = [1007, 10071];
const serumPrice = '148.00';

let gateway: TestGateway;
let me: Ordering;
let serumItem: number;
beforeAll(async () => {
  gateway = await openTestGateway();
  serumItem = (await itemOf(await home(), serum)).id;
});
beforeEach(async () => {
  const [customer] = await makeCustomers(gateway, 1);
  me = ordering(gateway, customer?.token ?? '');
});
afterAll(() => gateway.close());

const home = async (fields = {}): Promise<Reply['data']> => (await gateway.call('plugin.sec.MallSec.home', fields)).data;
const itemOf = async (sale: Reply['data'], product: number): Promise<Reply['data']> =>
  sale.list.find(({ pro_id }: { pro_id: number }) => pro_id === product);
const slotAt = (sale: Reply['data'], start: string) => sale.time_list.find(({ starttime }: { starttime: string }) => starttime === start);
const wish = (num: number, sec_id: number | undefined = serumItem, sku = serumSku) => ({
  product: [{ pid: serum }, { cid: sku }, { num }, { sec_id }],
});
const leftOf = async (id: number) => (await gateway.db.select().from(flashItems).where(eq(flashItems.id, id)))[0]?.available;
const jobs = () => runJobs(gateway.db, gateway.clock.now());

/** Runs work at a later time, and moves the clock back. */
async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  gateway.clock.advance(milliseconds);
  try {
    return await work();
  } finally {
    gateway.clock.advance(-milliseconds);
  }
}

describe('the flash sale', () => {
  test('shows the running slot, among those of the day and the previous and next ones', async () => {
    const sale = await home();
    expect(sale.time_list.map(({ starttime, type }: Reply['data']) => `${starttime.slice(8, 16)} ${type}`)).toEqual([
      ...['20 20:00 0', '21 00:00 0', '21 04:00 0', '21 08:00 0', '21 12:00 1', '21 16:00 2', '21 20:00 2', '22 00:00 2'],
    ]);
    expect(sale).toMatchObject({ slot_id: slotAt(sale, '2026-11-21 12:00:00').id, count: 8, server_time: '2026-11-21 12:00:00' });
    expect(await itemOf(sale, serum)).toMatchObject({
      product_title: 'Bakuchiol Night Serum',
      mch_name: 'Sylvane Flagship',
      logo_img: '/media/shops/flagship/logo',
      seconds_price: serumPrice,
      price: '198.00',
      num: 40,
      max_num: 40,
      lefttime: 4 * 3600,
      type: 1,
    });
  });

  test('shows which items wait, run and have ended, by the clock', async () => {
    const noon = await home();
    const next = slotAt(noon, '2026-11-21 16:00:00').id;
    expect((await home({ id: next })).list[0]).toMatchObject({ type: 2, lefttime: 8 * 3600 });
    await later(4 * hour - 500, async () => {
      expect(await itemOf(await home(), serum)).toMatchObject({ type: 1, lefttime: 1 });
    });
    await later(4 * hour, async () => {
      expect(await home()).toMatchObject({ slot_id: next });
      expect(await itemOf(await home({ id: noon.slot_id }), serum)).toMatchObject({ type: 0, lefttime: 0 });
    });
  });

  test('shows items without stock as sold out', async () => {
    // The largest jar of the cream is out of stock.
    expect(await itemOf(await home(), 1013)).toMatchObject({ num: 0, max_num: 10 });
  });

  test('is paged, with ten items each', async () => {
    const sale = await home();
    const slotId = slotAt(sale, '2026-11-22 00:00:00').id;
    const [pattern] = await gateway.db.select().from(flashItems).where(eq(flashItems.slotId, slotId));
    if (!pattern) throw new Error('no item');
    const { id: _, ...item } = pattern;
    await gateway.db.insert(flashItems).values([10, 11, 12].map((position) => ({ ...item, position })));
    const [one, two] = [await home({ id: slotId }), await home({ id: slotId, page: 2 })];
    expect([one.count, one.list.length, two.count, two.list.length]).toEqual([11, 10, 11, 1]);
    expect(new Set([...one.list, ...two.list].map(({ id }) => id)).size).toBe(11);
  });

  test('refuses an unknown slot', async () => {
    const reply = await gateway.call('plugin.sec.MallSec.home', { id: 999_999 });
    expect(reply).toMatchObject({ code: refused, data: { errors: [{ field: 'id', rule: 'exists' }] } });
  });

  test('continues for weeks, and two concurrent processes create a slot once', async () => {
    await later(30 * day, async () => {
      await Promise.all([jobs(), jobs()]);
      await jobs();
      const sale = await home();
      expect(sale.time_list.map(({ type }: Reply['data']) => type)).toEqual([0, 0, 0, 0, 1, 2, 2, 2]);
      expect(await itemOf(sale, serum)).toMatchObject({ num: 40 });
    });
  });
});

describe('a flash sale product', () => {
  const ask = (fields: object) => me.call('mall.Product.index', { pro_id: serum, type: 'MS', ...fields });

  test('shows its price, its SKU, and the limit per customer', async () => {
    const { sec } = (await ask({ id: serumItem })).data;
    expect(sec).toMatchObject({ id: serumItem, cid: serumSku, secPrice: serumPrice, limitNum: 2, buyNum: 0, canbuy: 1, secStatus: 2 });
    expect(sec.remainingTime).toBe(4 * hour);
    await later(4 * hour, async () => {
      expect((await ask({ id: serumItem })).data.sec).toMatchObject({ secStatus: 3, remainingTime: 0, canbuy: 0 });
    });
    const waiting = (await home({ id: slotAt(await home(), '2026-11-21 16:00:00').id })).list[0];
    const offer = (await ask({ pro_id: waiting.pro_id, id: waiting.id })).data.sec;
    expect(offer).toMatchObject({ secStatus: 1, remainingTime: 4 * hour, canbuy: 0 });
  });

  test("is refused for another product's item, and without an item", async () => {
    const unknownItem = { code: refused, data: { errors: [{ field: 'id', rule: 'exists' }] } };
    expect(await ask({ pro_id: 1001, id: serumItem })).toMatchObject(unknownItem);
    expect(await ask({ id: 999_999 })).toMatchObject(unknownItem);
    expect(await ask({})).toMatchObject(unknownItem);
    expect((await me.call('mall.Product.index', { pro_id: serum, id: serumItem })).data.sec).toBeUndefined();
  });
});

describe('a purchase at the flash sale price', () => {
  test('prices the line, takes both stocks and creates an order of its kind', async () => {
    const [pieces, stock] = [(await leftOf(serumItem)) ?? 0, await stockOf(gateway, serumSku)];
    expect((await me.call('mall.Product.immediatelyCart', wish(2))).code).toBe('200');
    const settled = (await me.call('mall.Order.settlement', wish(2))).data;
    expect(settled).toMatchObject({ total: 296, products: [{ list: [{ price: serumPrice, num: 2, sec_id: serumItem }] }] });
    const placed = await me.place(wish(2));
    expect(placed.data.total).toBe('296.00');
    expect([await leftOf(serumItem), await stockOf(gateway, serumSku)]).toEqual([pieces - 2, stock - 2]);
    expect(await me.detailsOf(placed)).toMatchObject({
      otype: 'MS',
      order_failure: 900,
      company: 'seconds',
      list: [{ p_price: serumPrice }],
    });
    expect((await me.call('mall.Order.index')).data.order[0]).toMatchObject({ otype: 'MS' });
    expect(await me.detailsOf(await me.place())).toMatchObject({ otype: 'GM', order_failure: 1, company: 'hour' });
    await me.openPermit();
    expect((await me.pay(placed)).code).toBe('200');
  });

  test('claim 20: is refused before and after the slot', async () => {
    for (const moved of [-1, 4 * hour]) {
      await later(moved, async () => {
        expect((await me.call('mall.Order.settlement', wish(1))).code).toBe(notOnSale);
        expect((await me.place(wish(1))).code).toBe(notOnSale);
      });
    }
  });

  test('is refused for an item of another SKU, and for an unknown one', async () => {
    const unknownItem = { code: refused, data: { errors: [{ field: 'sec_id', rule: 'exists' }] } };
    expect(await me.place(wish(1, serumItem, 10072))).toMatchObject(unknownItem);
    expect(await me.place(wish(1, 999_999))).toMatchObject(unknownItem);
    expect(await me.call('mall.Product.immediatelyCart', wish(1, 999_999))).toMatchObject(unknownItem);
  });

  test('claim 20: is refused above the limit per customer, over all orders, also concurrently', async () => {
    const tooMany = (limit: number) => ({ code: refused, data: { errors: [{ field: 'num', rule: 'maximum', limit }] } });
    expect(await me.place(wish(3))).toMatchObject(tooMany(2));
    const replies = await Promise.all(Array.from({ length: 5 }, () => me.place(wish(1))));
    expect(replies.filter(({ code }) => code === '200')).toHaveLength(2);
    expect(await me.call('mall.Order.settlement', wish(1))).toMatchObject(tooMany(0));
    expect((await me.call('mall.Product.index', { pro_id: serum, type: 'MS', id: serumItem })).data.sec).toMatchObject({
      buyNum: 2,
      canbuy: 0,
    });
  });

  test('is refused when the pieces are sold out in the slot or in stock', async () => {
    const pieces = (await leftOf(serumItem)) ?? 0;
    await setStock(gateway, serumSku, 0);
    expect((await me.place(wish(1))).code).toBe(short);
    expect((await itemOf(await home(), serum)).num).toBe(0);
    await setStock(gateway, serumSku, 95);
    await gateway.db.update(flashItems).set({ available: 0 }).where(eq(flashItems.id, serumItem));
    expect((await me.place(wish(1))).code).toBe(short);
    expect(await stockOf(gateway, serumSku)).toBe(95);
    await gateway.db.update(flashItems).set({ available: pieces }).where(eq(flashItems.id, serumItem));
  });
});

describe('the pieces of an order', () => {
  test('claim 20: are released once when it is unpaid for fifteen minutes', async () => {
    // Orders left unpaid by other tests must not be released in this one.
    gateway.clock.advance(15 * minute);
    await jobs();
    const pieces = (await leftOf(serumItem)) ?? 0;
    const placed = await me.place(wish(2));
    gateway.clock.advance(15 * minute - 1);
    await jobs();
    expect(await leftOf(serumItem)).toBe(pieces - 2);
    gateway.clock.advance(1);
    await me.openPermit();
    expect((await me.pay(placed)).code).toBe(notThatState);
    await Promise.all([jobs(), jobs()]);
    expect((await me.detailsOf(placed)).status).toBe(orderStatus.closed);
    expect(await leftOf(serumItem)).toBe(pieces);
    // The customer has no pieces now, and can buy again.
    expect((await me.place(wish(2))).code).toBe('200');
  });

  test('are released immediately when it is cancelled', async () => {
    const [pieces, stock] = [await leftOf(serumItem), await stockOf(gateway, serumSku)];
    const placed = await me.place(wish(1));
    expect((await me.cancel(placed)).code).toBe('200');
    expect([await leftOf(serumItem), await stockOf(gateway, serumSku)]).toEqual([pieces, stock]);
  });
});

test('money and stock are consistent after all tests', async () => {
  expect(await verify(gateway.db)).toEqual([]);
});
