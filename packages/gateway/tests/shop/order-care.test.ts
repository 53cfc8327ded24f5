// @spec 4.23

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

const hour = 3_600_000;

let gateway: TestGateway;
let me: Ordering;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  me = ordering(gateway, (await makeCustomers(gateway, 1))[0]?.token ?? '');
});
afterAll(() => gateway.close());

const ofOrder = (api: string) => (placed: Reply) => me.call(api, { order_id: placed.data.order_id });

describe('reminding the shops', () => {
  const remind = ofOrder('mall.Order.delivery');
  const isReminded = async (placed: Reply) => (await me.detailsOf(placed)).delivery_status;

  test('works for a paid order, once a day', async () => {
    const placed = await me.placePaid();
    expect(await isReminded(placed)).toBe(0);
    expect((await remind(placed)).code).toBe('200');
    expect(await isReminded(placed)).toBe(1);
    expect((await me.call('mall.Order.index')).data.order[0].delivery_status).toBe(1);
    expect((await remind(placed)).code).toBe('50486');
    gateway.clock.advance(25 * hour);
    expect(await isReminded(placed)).toBe(0);
    expect((await remind(placed)).code).toBe('200');
  });

  test('is refused before an order is paid and after it was shipped', async () => {
    expect((await remind(await me.place())).code).toBe('50486');
    expect((await remind(await me.placeShipped())).code).toBe('50486');
  });
});

describe('removing an order from the list', () => {
  const remove = ofOrder('mall.Order.delOrder');
  const listed = async () => (await me.call('mall.Order.index')).data.order.map(({ id }: { id: number }) => id);

  test('works for completed and closed orders, permanently', async () => {
    const cancelled = await me.place();
    await me.cancel(cancelled);
    const { placed: received } = await me.receive();
    expect(await listed()).toEqual([received.data.order_id, cancelled.data.order_id]);
    for (const placed of [cancelled, received]) expect((await remove(placed)).code).toBe('200');
    expect(await listed()).toEqual([]);
    for (const api of ['mall.Order.delOrder', 'mall.Order.orderDetails']) expect((await ofOrder(api)(received)).code).toBe('50010');
    expect((await me.call('mall.Order.logistics', { id: received.data.sNo })).code).toBe('50010');
  });

  test('is refused while an order is open', async () => {
    for (const placed of [await me.place(), await me.placePaid(), await me.placeShipped()])
      expect((await remove(placed)).code).toBe('50486');
    expect(await listed()).toHaveLength(3);
  });
});

describe('the parcels of an order', () => {
  const parcels = async ({ data }: Reply, language: string) =>
    (await me.call('mall.Order.logistics', { id: data.sNo, language })).data.list;

  test('are empty before shipping, then list their lines and tracking events, newest first', async () => {
    const paid = await me.placePaid();
    expect(await parcels(paid, 'en')).toEqual([]);
    expect((await me.detailsOf(paid)).haveExpress).toBe(0);
    const placed = await me.placeShipped();
    gateway.clock.advance(hour);
    await me.call('mall.Order.okOrder', { order_id: placed.data.order_id });
    const [parcel] = await parcels(placed, 'zh');
    expect(parcel).toMatchObject({ kuaidi_name: 'SF', courier_num: 'SF1', pro_list: [{ num: 1 }] });
    expect(parcel.list.map(({ context }: { context: string }) => context)).toEqual(['买家已确认收货。', '店铺已打包并交给快递公司。']);
    expect(parcel.list[0].ftime > parcel.list[1].ftime).toBe(true);
    const details = (await me.call('mall.Order.orderDetails', { order_id: placed.data.order_id, language: 'zh' })).data;
    expect(details).toMatchObject({ haveExpress: 1, logistics: { list: [parcel] } });
  });
});
