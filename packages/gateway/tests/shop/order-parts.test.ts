import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { makeCustomer, makeCustomers, type TestCustomer } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

/** A mall coupon of 20.00, and one of 15.00 of the flagship. */
const [ofMall, ofFlagship] = [301, 306];
/**
 * One piece at 98.00 of the atelier, whose delivery costs 12.00; two at 128.00 of the flagship with free delivery. Newest first in the
 * cart.
 */
const goods = [
  { pro_id: 1002, attribute_id: 10021, num: 1 },
  { pro_id: 1001, attribute_id: 10011, num: 2 },
];
const [flagship, atelier] = [1, 2];

let gateway: TestGateway;
let customer: TestCustomer;
let me: Ordering;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  customer = await makeCustomer(gateway);
  me = ordering(gateway, customer.token);
});
afterAll(() => gateway.close());

async function cart(): Promise<Fields> {
  const ids = [];
  for (const line of goods) ids.push((await me.call('mall.Product.addCart', line)).data.cart_id);
  return { product: undefined, cart_id: ids.join(',') };
}
const list = async (fields: Fields = {}): Promise<Reply['data']> => (await me.call('mall.Order.index', fields)).data;
const details = async (order_id: number): Promise<Reply['data']> => (await me.call('mall.Order.orderDetails', { order_id })).data;
const unusedCoupons = async () => (await me.call('plugin.coupon.MallCoupon.myCoupon', { type: 0 })).data.wsy_num;
const wallet = async () =>
  (await me.call('mall.Order.settlement', { product: [{ pid: 1011 }, { cid: 10111 }, { num: 1 }] })).data.user_money;
const ship = (number: string, parcel: string) => runCommand('ship', [number, 'SF', parcel], gateway);
const refusedState = { code: '50486' };

describe('an order of several shops', () => {
  test('is one order until it is paid, and then one order per shop, to the cent', async () => {
    for (const id of [ofMall, ofFlagship]) await me.call('plugin.coupon.MallCoupon.receive', { id });
    const fields = { ...(await cart()), remarks: ['No box', 'Ring twice'] };
    const placed = await me.place(fields);
    expect(await details(placed.data.order_id)).toMatchObject({ status: 0, children: [], remarks: 'No box,Ring twice' });
    expect(await list()).toMatchObject({ order_num: 1, res_order: { '0': 1 } });
    await me.openPermit();
    expect(await me.pay(placed)).toMatchObject({ code: '200' });

    const whole = await details(placed.data.order_id);
    expect(whole).toMatchObject({ status: 1, product_total: '354.00', coupon_price: '15.00', preferential_amount: '20.00' });
    expect(whole.list).toHaveLength(2);
    expect(whole.children).toMatchObject([{ shop_id: flagship }, { shop_id: atelier, list: [{ goods_id: 1002 }] }]);
    expect(await list()).toMatchObject({
      order_num: 2,
      res_order: { '0': 0, '1': 2 },
      order: whole.children.toReversed().map(({ id, sNo }: Reply['data']) => ({ id, sNo, status: 1 })),
    });
    const [first, second] = [await details(whole.children[0].id), await details(whole.children[1].id)];
    expect(first).toMatchObject({ product_total: '256.00', old_freight: '0.00', coupon_price: '15.00', remarks: 'No box', children: [] });
    expect(second).toMatchObject({ product_total: '98.00', old_freight: '12.00', coupon_price: '0.00', remarks: 'Ring twice' });
    const cents = (money: string) => Math.round(Number(money) * 100);
    for (const amount of ['old_total', 'preferential_amount'])
      expect(cents(first[amount]) + cents(second[amount])).toBe(cents(whole[amount]));
    expect(await me.pay(placed)).toMatchObject(refusedState);
  });

  test('is shipped and received by shop, with the state of its least advanced part', async () => {
    const placed = await me.placePaid(await cart());
    const { sNo, order_id } = placed.data;
    const [first, second] = (await details(order_id)).children;
    expect(await ship(sNo, 'SF0')).toMatchObject({ ok: false });
    for (const api of ['mall.Order.removeOrder', 'mall.Order.okOrder', 'mall.Order.delivery', 'mall.Order.delOrder'])
      expect(await me.call(api, { order_id })).toMatchObject(refusedState);
    expect(await ship(first.sNo, 'SF1')).toMatchObject({ ok: true });
    expect((await details(order_id)).status).toBe(1);
    const parcels = async (id: string) => (await me.call('mall.Order.logistics', { id })).data.list;
    expect(await parcels(sNo)).toMatchObject([{ courier_num: 'SF1', pro_list: [{ num: 2 }] }]);
    expect(await parcels(second.sNo)).toEqual([]);
    expect(await me.call('mall.Order.okOrder', { order_id: first.id })).toMatchObject({ code: '200' });
    await ship(second.sNo, 'SF2');
    expect(await details(order_id)).toMatchObject({ status: 2, children: [{ status: 5 }, { status: 2 }] });
    expect(await list()).toMatchObject({ res_order: { '1': 0, '2': 1, '5': 1 } });
  });

  test("refunds a part when it is cancelled, and returns its shop's coupon", async () => {
    for (const id of [ofMall, ofFlagship]) await me.call('plugin.coupon.MallCoupon.receive', { id });
    const placed = await me.placePaid(await cart());
    const before = await wallet();
    const [first] = (await details(placed.data.order_id)).children;
    expect(await unusedCoupons()).toBe(0);
    expect(await me.call('mall.Order.removeOrder', { order_id: first.id })).toMatchObject({ code: '200' });
    expect(Number(await wallet()) - Number(before)).toBeCloseTo(Number(first.z_price), 2);
    expect(await unusedCoupons()).toBe(1);
    expect(await details(placed.data.order_id)).toMatchObject({ status: 1, children: [{ status: 7 }, { status: 1 }] });
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('returns the mall coupon once, with the last cancelled part, also concurrently', async () => {
    for (const atOnce of [false, true]) {
      if (!atOnce) await me.call('plugin.coupon.MallCoupon.receive', { id: ofMall });
      const placed = await me.placePaid(await cart());
      const [first, second] = (await details(placed.data.order_id)).children;
      const cancel = ({ id }: Reply['data']) => me.call('mall.Order.removeOrder', { order_id: id });
      expect(await unusedCoupons()).toBe(0);
      if (atOnce) await Promise.all([cancel(first), cancel(second)]);
      else {
        await cancel(second);
        expect(await unusedCoupons()).toBe(0);
        await cancel(first);
      }
      expect(await unusedCoupons()).toBe(1);
      expect(await cancel(first)).toMatchObject(refusedState);
      expect(await details(placed.data.order_id)).toMatchObject({ status: 7, preferential_amount: '20.00' });
    }
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('shows its parts only to its customer', async () => {
    const placed = await me.placePaid(await cart());
    const [{ id }] = (await details(placed.data.order_id)).children;
    const [other] = await makeCustomers(gateway, 1);
    expect(await gateway.call('mall.Order.orderDetails', { order_id: id }, { token: other?.token ?? '' })).toMatchObject({ code: '50010' });
  });
});
