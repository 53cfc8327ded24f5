import { loadCatalogue } from '@mall/demo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buyNow, makeCustomers } from '../support/customers.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { type Ordering, ordering, patches } from '../support/ordering.ts';

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

  test('shows ten a page, the newest first, each once', async () => {
    const placed = [];
    for (let at = 0; at < 12; at += 1) placed.push((await me.place()).data.order_id);
    const pages = [await idsOf(), await idsOf({ pageNum: 2 }), await idsOf({ pageNum: 3 })];
    expect(pages.map(({ length }) => length)).toEqual([10, 2, 0]);
    expect(pages.flat()).toEqual(placed.toReversed());
    expect((await list({ pageNum: 3 })).order_num).toBe(12);
  });

  test('is searched by a product’s name in any language and by the number, and by no wildcard', async () => {
    const texts = loadCatalogue().products.find(({ id }) => id === patches)?.texts;
    if (!texts) throw new Error('no texts');
    const wanted = await me.place();
    await me.place({ product: buyNow(1002, 10021, 1) });
    const { sNo, order_id } = wanted.data;
    for (const { name } of Object.values(texts)) expect(await idsOf({ ordervalue: name })).toEqual([order_id]);
    for (const words of [sNo, sNo.slice(-6), 'overnight BLEMISH', ` ${sNo} `])
      expect(await idsOf({ ordervalue: words })).toEqual([order_id]);
    for (const words of ['%', '_', 'Overnight%', '\\', "' or 1=1"]) expect(await idsOf({ ordervalue: words })).toEqual([]);
  });

  test('speaks the language asked, with the time of China', async () => {
    await me.place();
    const { order } = await list({ language: 'ko' });
    expect(order[0]).toMatchObject({ shop_name: '실반 플래그십', z_price: '54.00', list: [{ p_name: '오버나이트 스팟 패치' }] });
    expect(order[0].add_time).toBe('2026-11-21 12:00:00');
  });
});
