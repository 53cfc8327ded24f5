// @spec 2.105

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { buyNow, makeCustomers } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

const hour = 3_600_000;
/** A product of a shop with a store: 98.00 each, plus delivery. */
const sachets = { product: buyNow(1031, 10311, 1) };
const store = 31;
const pickedUp: Fields = { ...sachets, shop_address_id: store, fullName: '林清', fullPhone: '13800000001' };

let gateway: TestGateway;
let me: Ordering;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  me = ordering(gateway, (await makeCustomers(gateway, 1))[0]?.token ?? '');
});
afterAll(() => gateway.close());

describe('a pickup order', () => {
  const codeOf = ({ data }: Reply) => me.call('mall.Order.see_extraction_code', { order_id: data.order_id });
  const handOver = ({ data }: Reply, code: string) => runCommand('pickup', [data.sNo, code], gateway);

  test("has no delivery fee, and its address is the store with the recipient's name", async () => {
    const delivered = (await me.call('mall.Order.settlement', sachets)).data;
    const settled = (await me.call('mall.Order.settlement', { ...sachets, shop_address_id: store })).data;
    expect(delivered).toMatchObject({ shop_status: 1, self_lifting: 0, freight: '12.00', total: 110 });
    expect(settled).toMatchObject({ self_lifting: 1, freight: '0.00', total: 98, omsg: { shi: 'Hangzhou' } });
    const placed = await me.place({ ...pickedUp, total: settled.total });
    expect(placed.data.total).toBe('98.00');
    const { address } = (await me.call('mall.Order.getMchStore', { id: store })).data;
    const details = await me.detailsOf(placed);
    expect(details).toMatchObject({
      self_lifting: 1,
      single_store: store,
      name: '林清',
      old_freight: '0.00',
      address: expect.stringContaining(address.address),
    });
    expect(address.business_hours).toMatch(/^\d\d:\d\d-\d\d:\d\d$/);
  });

  test('is ready in the store once it is paid, and picked up with its code', async () => {
    const placed = await me.place(pickedUp);
    expect((await codeOf(placed)).code).toBe('50486');
    await me.openPermit();
    await me.pay(placed);
    expect((await me.detailsOf(placed)).status).toBe(2);
    const shown = (await codeOf(placed)).data;
    expect(shown).toMatchObject({ sNo: placed.data.sNo, num: 1, z_price: '98.00', por_list: [{ num: 1 }] });
    expect((await codeOf(placed)).data.extraction_code).toBe(shown.extraction_code);
    expect((await me.call('mall.Order.okOrder', { order_id: placed.data.order_id })).code).toBe('50486');
    expect(await handOver(placed, shown.extraction_code === '000000' ? '111111' : '000000')).toMatchObject({ ok: false });
    expect(await handOver(placed, shown.extraction_code)).toMatchObject({ ok: true });
    expect((await me.detailsOf(placed)).status).toBe(5);
    expect((await codeOf(placed)).code).toBe('50486');
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('gets a new code when the first has expired, which the store then refuses', async () => {
    const placed = await me.placePaid(pickedUp);
    const first = (await codeOf(placed)).data.extraction_code;
    gateway.clock.advance(73 * hour);
    expect(await handOver(placed, first)).toMatchObject({ ok: false });
    const second = (await codeOf(placed)).data.extraction_code;
    expect(await handOver(placed, second)).toMatchObject({ ok: true });
  });

  test("is refused for another shop's store, without a store, for several shops, and without a recipient", async () => {
    const elsewhere = { product: buyNow(1011, 10111, 1), shop_address_id: store };
    const fields = async (asked: Fields) => {
      const { code, data } = await me.call('mall.Order.payment', { ...pickedUp, pay_type: 'wallet_pay', ...asked });
      return [code, ...(data.errors ?? []).map(({ field }: { field: string }) => field)];
    };
    expect(await fields(elsewhere)).toEqual(['50010', 'shop_address_id']);
    expect(await fields({ shop_address_id: 999_999 })).toEqual(['50010', 'shop_address_id']);
    expect(await fields({ fullName: ' ', fullPhone: '' })).toEqual(['50010', 'fullName', 'fullPhone']);
    const lines = [];
    for (const [pro_id, attribute_id] of [
      [1031, 10311],
      [1011, 10111],
    ]) {
      lines.push((await me.call('mall.Product.addCart', { pro_id, attribute_id, num: 1 })).data.cart_id);
    }
    expect((await me.call('mall.Order.settlement', { cart_id: lines.join() })).data).toMatchObject({ shop_status: 0 });
    expect((await me.call('mall.Order.settlement', { cart_id: lines.join(), shop_address_id: store })).code).toBe('50010');
  });
});
