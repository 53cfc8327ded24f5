import { loadCatalog } from '@mall/demo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireOrders } from '../../src/domains/orders/expire-orders.ts';
import { shipOrder } from '../../src/domains/orders/ship-order.ts';
import { buyNow, makeCustomers } from '../support/fixtures/customers.ts';
import { type Ordering, ordering, patches, patchesSku } from '../support/fixtures/ordering.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
let me: Ordering;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  me = ordering(gateway, (await makeCustomers(gateway, 1))[0]?.token ?? '');
});
afterAll(() => gateway.close());

describe('the list of orders', () => {
  const list = async (fields: Fields = {}): Promise<Reply['data']> => (await me.call('mall.Order.index', fields)).data;
  const idsOf = async (fields: Fields = {}): Promise<number[]> => (await list(fields)).order.map(({ id }: { id: number }) => id);

  test('counts and filters by state', async () => {
    const unpaid = [await me.place(), await me.place()];
    const paid = await me.placePaid();
    const shipped = await me.placeShipped();
    await me.cancel(await me.place());
    expect(await list()).toMatchObject({ order_num: 5, res_order: { '0': 2, '1': 1, '2': 1, '5': 0 } });
    const ids = (replies: readonly Reply[]) => replies.map(({ data }) => data.order_id).reverse();
    expect(await idsOf({ order_type: 'payment' })).toEqual(ids(unpaid));
    expect(await idsOf({ order_type: 'send' })).toEqual(ids([paid]));
    expect(await idsOf({ order_type: 'receipt' })).toEqual(ids([shipped]));
    expect(await idsOf({ order_type: 'evaluete' })).toEqual([]);
    expect(await list({ order_type: 'payment' })).toMatchObject({ order_num: 2, res_order: { '0': 2, '1': 1, '2': 1, '5': 0 } });
    expect((await me.call('mall.Index.index')).data.order_num).toBe(2);
  });

  test('has ten orders per page, newest first, each once', async () => {
    const placed = [];
    for (let at = 0; at < 12; at += 1) placed.push((await me.place()).data.order_id);
    const pages = [await idsOf(), await idsOf({ pageNum: 2 }), await idsOf({ pageNum: 3 })];
    expect(pages.map(({ length }) => length)).toEqual([10, 2, 0]);
    expect(pages.flat()).toEqual(placed.toReversed());
    expect((await list({ pageNum: 3 })).order_num).toBe(12);
  });

  test('is searchable by product name in any language and by number, and treats wildcards as text', async () => {
    const texts = loadCatalog().products.find(({ id }) => id === patches)?.texts;
    if (!texts) throw new Error('no texts');
    const wanted = await me.place();
    await me.place({ product: buyNow(1002, 10021, 1) });
    const { sNo, order_id } = wanted.data;
    for (const { name } of Object.values(texts)) expect(await idsOf({ ordervalue: name })).toEqual([order_id]);
    for (const words of [sNo, sNo.slice(-6), 'overnight BLEMISH', ` ${sNo} `])
      expect(await idsOf({ ordervalue: words })).toEqual([order_id]);
    for (const words of ['%', '_', 'Overnight%', '\\', "' or 1=1"]) expect(await idsOf({ ordervalue: words })).toEqual([]);
  });

  test('uses the requested language, and the time of China', async () => {
    await me.place();
    const { order } = await list({ language: 'ko' });
    expect(order[0]).toMatchObject({ shop_name: '실반 플래그십', z_price: '54.00', list: [{ p_name: '오버나이트 스팟 패치' }] });
    expect(order[0].add_time).toBe('2026-11-21 12:00:00');
  });
});

describe('an order', () => {
  const timesOf = async (placed: Reply) => {
    const { add_time, omsg, shipped_time, arrive_time, close_time, cancel_method } = await me.detailsOf(placed);
    return { add_time, pay_time: omsg.pay_time, shipped_time, arrive_time, close_time, cancel_method };
  };
  const hour = 60 * 60 * 1000;

  test('returns when it was placed, paid, shipped and received', async () => {
    const placed = await me.place();
    expect(await timesOf(placed)).toMatchObject({ pay_time: '', shipped_time: '', arrive_time: '', close_time: '' });
    gateway.clock.advance(hour / 2);
    await me.openPermit();
    await me.pay(placed);
    gateway.clock.advance(hour);
    await shipOrder(gateway.db, placed.data.sNo, { courier: 'SF', parcelNumber: 'SF1' }, gateway.clock.now());
    gateway.clock.advance(hour);
    await me.call('mall.Order.okOrder', { order_id: placed.data.order_id });
    const { close_time, ...passed } = await timesOf(placed);
    const times = [passed.add_time, passed.pay_time, passed.shipped_time, passed.arrive_time];
    expect(times).toEqual([...new Set(times)].sort());
    expect(times).not.toContain('');
    expect(close_time).toBe('');
  });

  test('returns when it was closed and by whom', async () => {
    const [cancelled, forgotten] = [await me.place(), await me.place()];
    await me.cancel(cancelled);
    expect(await timesOf(cancelled)).toMatchObject({ close_time: expect.stringMatching(/^2026-/), cancel_method: 1 });
    gateway.clock.advance(2 * hour);
    await expireOrders(gateway.db, gateway.clock.now());
    expect(await timesOf(forgotten)).toMatchObject({ close_time: expect.stringMatching(/^2026-/), cancel_method: 0 });
  });

  test('returns the refund of an order that was cancelled after payment', async () => {
    const paid = await me.placePaid();
    expect(await me.detailsOf(paid)).toMatchObject({ refund_price: '0.00', refunds: [] });
    await me.cancel(paid);
    const { refund_price, refunds, close_time } = await me.detailsOf(paid);
    expect({ refund_price, refunds }).toEqual({
      refund_price: '54.00',
      refunds: [{ money: '54.00', status: 1, add_time: close_time, finish_time: close_time }],
    });
  });

  test('returns the payment deadline of each unpaid row, and none for others', async () => {
    const unpaid = await me.place();
    const paid = await me.placePaid();
    const { order, server_time } = (await me.call('mall.Order.index')).data;
    const rowOf = (placed: Reply) => order.find(({ id }: { id: number }) => id === placed.data.order_id);
    expect(rowOf(unpaid).expire_time > server_time).toBe(true);
    expect(rowOf(paid).expire_time).toBe('');
  });

  test('returns the SKU of each line and its price after its share of the discounts', async () => {
    const [line] = (await me.detailsOf(await me.place({ product: buyNow(patches, patchesSku, 2) }))).list;
    expect(line).toMatchObject({ attribute_id: patchesSku, p_price: '42.00', num: 2, discount_price: '0.00', after_discount: '84.00' });
  });
});
