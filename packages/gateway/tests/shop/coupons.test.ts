// @spec 3.20

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { runJobs } from '../../src/composition/jobs.ts';
import { eq } from '../../src/db/drizzle.ts';
import { couponCampaigns } from '../../src/domains/coupons/schema.ts';
import { buyNow, makeCustomers } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { countQueries } from '../support/queries.ts';

const [refused, notThatState, ended] = ['50010', '50486', '222'];
const [hour, day] = [60 * 60 * 1000, 24 * 60 * 60 * 1000];
const [open, use, gone, used] = [1, 2, 3, 4];

/** Campaigns: 20 off from 199, 100 off from 600, 15 off the flagship from 128, 5 % off serums, free delivery on anything, fifty of 50. */
const [welcome, hundred, flagship, serums, delivery, fifty] = [301, 304, 306, 305, 309, 311];
/** A milk at 218.00 and a serum at 198.00, both of the flagship. */
const milk = { product: buyNow(1001, 10012, 1) };
const serum = { product: buyNow(1007, 10071, 1) };

let gateway: TestGateway;
let me: Ordering;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  const [customer] = await makeCustomers(gateway, 1, '5000.00');
  me = ordering(gateway, customer?.token ?? '');
});
afterAll(() => gateway.close());

const receive = (id: number) => me.call('plugin.coupon.MallCoupon.receive', { id });
const own = async (type?: number): Promise<Reply['data']> => (await me.call('plugin.coupon.MallCoupon.myCoupon', { type })).data;
const couponOf = async (campaign: number): Promise<number> => {
  expect((await receive(campaign)).code).toBe('200');
  return Math.max(...(await own()).list.map(({ id }: { id: number }) => id));
};
const centre = async (fields: Fields, call = me.call): Promise<Reply['data']> =>
  (await call('plugin.coupon.MallCoupon.index', { page: 1, type: 1, ...fields })).data;
const settle = async (fields: Fields): Promise<Reply['data']> => (await me.call('mall.Order.settlement', fields)).data;
const stateIn = (list: Reply['data'], id: number) => list.find((coupon: { id: number }) => coupon.id === id)?.point_type;

describe('the coupon center', () => {
  test("shows the mall's and the shops' campaigns, claimable ones first, and no ended one", async () => {
    const visitor = (api: string, fields?: Fields) => gateway.call(api, fields);
    const [mall, shops] = [await centre({}, visitor), await centre({ type: 2 }, visitor)];
    expect(mall.list.map(({ id }: { id: number }) => id)).toEqual([301, 302, 304, 305, 309, 311]);
    expect(shops.list.map(({ mch_id }: { mch_id: number }) => mch_id).every((id: number) => id > 0)).toBe(true);
    expect(mall.list[0]).toMatchObject({
      name: 'Winter welcome',
      money: '20.00',
      z_money: '199.00',
      limit: 'On orders from ¥199.00',
      num: 2000,
      circulation: 2000,
      activity_type: 2,
      type: 1,
      point_type: open,
      point: 'Claim',
      end_time: '2026-12-31 00:00:00',
      day: 0,
    });
    expect(mall.list[1]).toMatchObject({ discount: '9.00', type: 4, num: 9_999_999, issue_number_type: 1, end_time: '' });
    await receive(welcome);
    expect((await centre({})).list.at(-1)).toMatchObject({ id: welcome, point_type: use, num: 1999 });
  });

  test("finds the coupons of a shop by its name, in the reader's language", async () => {
    const names = ({ list }: Reply['data']) => list.map(({ name }: { name: string }) => name);
    expect(names(await centre({ type: 2, mchName: 'mori' }))).toEqual([
      '(Mori & Dew Atelier) Free delivery',
      '(Mori & Dew Atelier) Bath night',
    ]);
    expect(names(await centre({ type: 2, mchName: '森露', language: 'zh' }))).toHaveLength(2);
    expect(await centre({ type: 2, mchName: 'nobody' })).toMatchObject({ total: 0, list: [] });
  });

  test('offers a product the coupons that apply to it, and a shop its own', async () => {
    const ids = ({ data }: Reply) => data.list.map(({ id }: { id: number }) => id).toSorted();
    expect(ids(await gateway.call('plugin.coupon.MallCoupon.proCoupon', { goodsId: 1007 }))).toEqual([301, 304, 305, 306, 309, 311]);
    expect(ids(await gateway.call('plugin.coupon.MallCoupon.proCoupon', { goodsId: 1019 }))).toEqual([301, 303, 304, 308, 309, 311]);
    expect(ids(await gateway.call('plugin.coupon.MallCoupon.mchCoupon', { mchId: 2 }))).toEqual([303, 308]);
    expect((await gateway.call('mall.Product.index', { pro_id: 1007 })).data.coupon_status).toBe(1);
  });

  test('runs as many statements for six campaigns as for one', async () => {
    const few = await countQueries(gateway, () => gateway.call('plugin.coupon.MallCoupon.mchCoupon', { mchId: 2 }));
    expect(await countQueries(gateway, () => gateway.call('plugin.coupon.MallCoupon.proCoupon', { goodsId: 1007 }))).toBe(few);
  });
});

describe('claiming a coupon', () => {
  test('claim 19: is limited per customer, also concurrently, and returns the result', async () => {
    expect(await receive(welcome)).toMatchObject({ code: '200', data: 'Coupon claimed.' });
    expect((await receive(welcome)).code).toBe(notThatState);
    const codes = (await Promise.all([1, 2, 3, 4, 5].map(() => receive(flagship)))).map(({ code }) => code).sort();
    expect(codes).toEqual(['200', '200', notThatState, notThatState, notThatState]);
    expect(await own()).toMatchObject({ wsy_num: 3, ysy_num: 0, ygq_num: 0, total: 3 });
    expect((await me.call('mall.Index.index')).data.coupon_num).toBe(3);
    expect((await me.call('mall.User.index')).data.user.coupon_num).toBe(3);
  });

  test('claim 19: never exceeds the number issued, also concurrently', async () => {
    const asking = await makeCustomers(gateway, 60);
    const replies = await Promise.all(
      asking.map(({ token }) => gateway.call('plugin.coupon.MallCoupon.receive', { id: fifty }, { token })),
    );
    expect(Object.fromEntries([...Map.groupBy(replies, ({ code }) => code)].map(([code, all]) => [code, all.length]))).toEqual({
      '200': 50,
      [ended]: 10,
    });
    expect(stateIn((await centre({})).list, fifty)).toBe(gone);
  });

  test('is refused when the campaign has ended, has not begun, or does not exist', async () => {
    expect((await receive(313)).code).toBe(ended);
    expect(await receive(999_999)).toMatchObject({ code: refused, data: { errors: [{ field: 'id', rule: 'exists' }] } });
    gateway.clock.advance(-30 * day);
    expect((await receive(welcome)).code).not.toBe('200');
    gateway.clock.advance(30 * day);
  });
});

describe('a coupon at checkout', () => {
  test('is selected for the lowest total, with coupons that save more first', async () => {
    const [twenty, own15] = [await couponOf(welcome), await couponOf(flagship)];
    const settled = await settle(milk);
    expect(settled).toMatchObject({
      products_total: '218.00',
      mch_preferential_amount: '15.00',
      preferential_amount: '20.00',
      total: 183,
      coupon_num: 1,
      coupon_list: [
        { coupon_id: twenty, coupon_status: true, discount_type: 'coupon', money: '20.00' },
        { coupon_id: 0, coupon_status: false, discount_type: 'no_discount' },
      ],
    });
    expect(settled.products[0].coupon_list).toMatchObject([
      { coupon_id: own15, coupon_status: true },
      { coupon_id: 0, coupon_status: false },
    ]);
  });

  test('is left out on request, and only applicable ones can be selected', async () => {
    const [twenty, percent] = [await couponOf(welcome), await couponOf(serums)];
    const named = (coupon_id: string, fields: Fields = milk) => me.call('mall.Order.settlement', { ...fields, coupon_id, canshu: 'true' });
    expect((await named('0,0,no_discount')).data).toMatchObject({ total: 218, preferential_amount: '0.00' });
    expect((await named(`0,${twenty},coupon`)).data.total).toBe(198);
    expect((await named(`0,${twenty},no_discount`)).data.total).toBe(218);
    expect((await named(`0,${percent},coupon`, serum)).data).toMatchObject({
      preferential_amount: '9.90',
      total: 200.1,
      freight: '12.00',
    });
    for (const wrong of [`0,${percent},coupon`, `${twenty},0,coupon`, '0,999999,coupon'])
      expect(await named(wrong)).toMatchObject({ code: refused, data: { errors: [{ field: 'coupon_id', rule: 'exists' }] } });
    for (const wrong of [`${twenty}`, '0,0,0,coupon', '0,0,something', 'a,b,coupon']) expect((await named(wrong)).code).toBe(refused);
    // Coupons without an effect are not offered: the serum is below 199.00 and 600.00.
    await couponOf(hundred);
    expect((await settle(serum)).coupon_list.map(({ coupon_id }: { coupon_id: number }) => coupon_id)).toEqual([percent, 0]);
  });

  test('makes delivery free', async () => {
    const id = await couponOf(delivery);
    expect(await settle(serum)).toMatchObject({ freight: '0.00', total: 198, coupon_list: [{ coupon_id: id, money: '12.00' }, {}] });
  });

  test('claim 19: is bound to the order, used by payment and unused again when the order is closed', async () => {
    await couponOf(welcome);
    const placed = await me.place(milk);
    expect(placed.data.total).toBe('198.00');
    expect(await me.detailsOf(placed)).toMatchObject({
      product_total: '218.00',
      preferential_amount: '20.00',
      old_total: '198.00',
      z_price: '198.00',
    });
    expect(await own(1)).toMatchObject({ wsy_num: 0, ysy_num: 1, list: [{ type: 1 }] });
    expect((await settle(milk)).total).toBe(218);
    await me.cancel(placed);
    expect(await own(0)).toMatchObject({ wsy_num: 1, ysy_num: 0 });

    const paid = await me.placePaid(milk);
    expect(await own(1)).toMatchObject({ list: [{ type: 2 }] });
    expect(stateIn((await centre({})).list, welcome)).toBe(used);
    await me.cancel(paid);
    expect(await own(0)).toMatchObject({ wsy_num: 1 });

    const forgotten = await me.place(milk);
    gateway.clock.advance(hour);
    await Promise.all([runJobs(gateway.db, gateway.clock.now()), runJobs(gateway.db, gateway.clock.now())]);
    expect((await me.detailsOf(forgotten)).status).toBe(7);
    expect(await own(0)).toMatchObject({ wsy_num: 1, ysy_num: 0 });
  });

  test('claim 19: is used by one of fifty concurrent orders', async () => {
    const id = await couponOf(welcome);
    const replies = await Promise.all(Array.from({ length: 50 }, () => me.place({ ...milk, coupon_id: `0,${id},coupon` })));
    expect(replies.filter(({ code }) => code === '200')).toHaveLength(1);
  });

  test('that covers the products leaves an order of 0.00, paid with the password and no QR code, and cancellable', async () => {
    await gateway.db.update(couponCampaigns).set({ amount: 21_800n }).where(eq(couponCampaigns.id, welcome));
    await couponOf(welcome);
    const byPasswordOnly = { wallet_pay: 1, pc_alipay: 0, pc_wechat: 0 };
    expect(await settle(milk)).toMatchObject({ total: 0, user_money: '5000.00', payment: byPasswordOnly });
    const placed = await me.place(milk);
    expect(placed).toMatchObject({ code: '200', data: { total: '0.00' } });
    expect(await me.detailsOf(placed)).toMatchObject({ status: 0, payment: byPasswordOnly });
    const code = { type: 'pc_alipay', total: '0.00', order_list: placed.data };
    expect(await me.call('mall.Pay.index', code)).toMatchObject({ code: '50009' });
    await me.openPermit();
    expect(await me.pay(placed)).toMatchObject({ code: '200' });
    expect(await me.detailsOf(placed)).toMatchObject({ status: 1, z_price: '0.00' });
    const wallet = async () => (await me.call('mall.User.details', { type: 2 })).data;
    expect(await wallet()).toMatchObject({ user_money: '5000.00', list: [] });
    expect(await verify(gateway.db)).toEqual([]);
    expect(await me.cancel(placed)).toMatchObject({ code: '200' });
    expect(await wallet()).toMatchObject({ user_money: '5000.00' });
    expect(await own(0)).toMatchObject({ wsy_num: 1 });
    await gateway.db.update(couponCampaigns).set({ amount: 2000n }).where(eq(couponCampaigns.id, welcome));
  });

  test('does not reduce flash sale prices', async () => {
    await couponOf(welcome);
    const { list } = (await gateway.call('plugin.sec.MallSec.home')).data;
    const item = list.find(({ pro_id }: { pro_id: number }) => pro_id === 1007);
    const settled = await settle({ product: [{ pid: 1007 }, { cid: 10071 }, { num: 2 }, { sec_id: item.id }] });
    expect(settled).toMatchObject({ preferential_amount: '0.00', coupon_num: 0 });
  });

  test('expires by the clock and has no effect afterwards', async () => {
    const id = await couponOf(delivery);
    gateway.clock.advance(6 * day);
    expect((await own()).list).toMatchObject([{ id, type: 0 }]);
    gateway.clock.advance(day);
    expect(await own(2)).toMatchObject({ wsy_num: 0, ygq_num: 1, list: [{ id, type: 3 }] });
    expect((await me.call('mall.Order.settlement', { ...serum, coupon_id: `0,${id},coupon`, canshu: 'true' })).code).toBe(refused);
    gateway.clock.advance(-7 * day);
  });

  test('of another customer is refused like an unknown one', async () => {
    const mine = await couponOf(welcome);
    const [stranger] = await makeCustomers(gateway, 1);
    const theirs = ordering(gateway, stranger?.token ?? '');
    const ask = async (id: number) => (await theirs.place({ ...milk, coupon_id: `0,${id},coupon` })).body;
    expect(await ask(mine)).toBe(await ask(999_999));
    expect(await own(0)).toMatchObject({ wsy_num: 1 });
  });
});

test('money, stock and coupons are consistent after all tests', async () => {
  expect(await verify(gateway.db)).toEqual([]);
});
