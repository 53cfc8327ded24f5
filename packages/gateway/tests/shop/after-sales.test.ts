// @spec 3.12 4.18 4.19 4.20 7.32

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { approveAfterSale, receiveReturn, refuseAfterSale, sendReplacement } from '../../src/domains/after-sales/act-as-shop.ts';
import { type AfterSalesCustomer, kind, openAfterSalesCustomer } from '../support/fixtures/after-sales.ts';
import { makeCustomer } from '../support/fixtures/customers.ts';
import { patchesSku } from '../support/fixtures/ordering.ts';
import { ok } from '../support/fixtures/owning.ts';
import { stockOf } from '../support/fixtures/stock.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
let me: AfterSalesCustomer;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const customer = await makeCustomer(gateway, '1000.00');
  me = openAfterSalesCustomer(gateway, customer.token);
});
afterEach(async () => {
  expect(await verify(gateway.db)).toEqual([]);
});

const now = () => gateway.clock.now();
const parcel = { courier: 'ZTO Express', parcelNumber: 'ZT9' };

const command = (...args: string[]) => runCommand('after-sale', args, gateway);
const titles = async (): Promise<string[]> =>
  (await ok(me.call('mall.Message.index'))).message.map(({ title }: { title: string }) => title);

/** Creates a shipped order of one line and returns that line. */
async function shippedLine(): Promise<number> {
  const [line] = await me.lineIdsOf(await me.placeShipped());
  return line ?? 0;
}

describe('an order that is not shipped', () => {
  test('is refunded immediately and in full, returns its stock and is closed', async () => {
    const before = await stockOf(gateway, patchesSku);
    const placed = await me.placePaid();
    const lines = await me.lineIdsOf(placed);
    const reply = await me.apply(lines, { type: kind.refundOnly, refund_apply_money: '10.00' });
    expect(reply.data).toMatchObject({ RefundType: 15, refund_amount: '54.00' });
    expect(await me.balance()).toBe('1000.00');
    expect(await stockOf(gateway, patchesSku)).toBe(before);
    expect(await me.detailsOf(placed)).toMatchObject({ status: 7, cancel_method: 2 });
    expect(await me.show(lines[0] ?? 0)).toMatchObject({ r_type: 15, re_type: 2, real_money: '54.00' });
  });

  test('allows only a refund', async () => {
    const [line = 0] = await me.lineIdsOf(await me.placePaid());
    expect(await me.options([line])).toMatchObject({ refund: 1, refundAmt: 1, refundGoodsAmt: 0, refundGoods: 0 });
    expect((await me.apply([line], { type: kind.exchange })).code).toBe('50486');
  });
});

describe('a refund of a shipped line', () => {
  test('waits for the shop, pays the requested amount and does not change stock and order', async () => {
    const placed = await me.placeShipped();
    const [line = 0] = await me.lineIdsOf(placed);
    const stock = await stockOf(gateway, patchesSku);
    const id = await me.opened([line], { type: kind.refundOnly, refund_apply_money: '20.50' });
    expect(await me.show(line)).toMatchObject({ r_type: 0, re_apply_money: '20.50', real_money: '0.00' });
    await approveAfterSale(gateway.db, id, now());
    expect(await me.show(line)).toMatchObject({ r_type: 9, real_money: '20.50' });
    expect(await me.balance()).toBe('966.50');
    expect(await stockOf(gateway, patchesSku)).toBe(stock);
    expect(await me.detailsOf(placed)).toMatchObject({ status: 2 });
  });

  test('closes the order when all of it is refunded, including delivery', async () => {
    const placed = await me.placeShipped();
    const [line = 0] = await me.lineIdsOf(placed);
    await approveAfterSale(gateway.db, await me.opened([line], { type: kind.refundOnly }), now());
    expect(await me.balance()).toBe('1000.00');
    expect(await me.detailsOf(placed)).toMatchObject({ status: 7 });
  });

  test('can be refused with a reason and requested again', async () => {
    const line = await shippedLine();
    const id = await me.opened([line], { type: kind.refundOnly });
    await refuseAfterSale(gateway.db, id, { reason: 'The pack had been opened.' }, now());
    expect(await me.show(line)).toMatchObject({ r_type: 8, r_content: 'The pack had been opened.' });
    expect(await me.options([line])).toMatchObject({ refund: 1 });
  });

  test('can be withdrawn, and then has no effect', async () => {
    const line = await shippedLine();
    const id = await me.opened([line], { type: kind.refundOnly });
    expect((await me.call('mall.Order.cancellationOfApplication', { id })).code).toBe('200');
    expect((await me.call('mall.Order.returnDetails', { orderDetailId: line })).code).toBe('50010');
    expect((await me.call('mall.Order.returnDataList')).data.total).toBe(0);
    expect(await me.options([line])).toMatchObject({ refund: 1 });
  });
});

describe('a return', () => {
  test('is refunded when the shop has received the products, which return to stock', async () => {
    const line = await shippedLine();
    const stock = await stockOf(gateway, patchesSku);
    const id = await me.opened([line], { type: kind.returnAndRefund });
    await approveAfterSale(gateway.db, id, now());
    expect(await me.show(line)).toMatchObject({ r_type: 1, store_info: { name: expect.any(String) } });
    expect((await me.sendBack(id)).code).toBe('200');
    expect(await me.show(line)).toMatchObject({ r_type: 3, return_info: { express: 'SF Express', express_num: 'SF123' } });
    await receiveReturn(gateway.db, id, now());
    expect(await me.show(line)).toMatchObject({ r_type: 4, real_money: '54.00' });
    expect(await stockOf(gateway, patchesSku)).toBe(stock + 1);
    expect(await me.balance()).toBe('1000.00');
  });

  test('that the shop refuses on arrival is sent to the customer and not refunded', async () => {
    const line = await shippedLine();
    const id = await me.opened([line], { type: kind.returnAndRefund });
    await approveAfterSale(gateway.db, id, now());
    await me.sendBack(id);
    await refuseAfterSale(gateway.db, id, { reason: 'The bottle is empty.', parcel }, now());
    expect(await me.show(line)).toMatchObject({ r_type: 5, r_content: 'The bottle is empty.', send_info: { express_num: 'ZT9' } });
    expect(await me.balance()).toBe('946.00');
  });
});

describe('an exchange', () => {
  test('ends when the customer confirms the replacement, and can be requested twice', async () => {
    const line = await shippedLine();
    const stock = await stockOf(gateway, patchesSku);
    for (const expected of [1, 0]) {
      const id = await me.opened([line], { type: kind.exchange });
      await approveAfterSale(gateway.db, id, now());
      await me.sendBack(id);
      await sendReplacement(gateway.db, id, parcel, now());
      expect(await me.show(line)).toMatchObject({ r_type: 11, send_info: { express: 'ZTO Express', express_num: 'ZT9' } });
      expect((await me.call('mall.Order.exchangeReceipt', { id })).code).toBe('200');
      expect(await me.show(line)).toMatchObject({ r_type: 12 });
      expect(await me.options([line])).toMatchObject({ refund: 1, refundGoods: expected });
    }
    expect(await stockOf(gateway, patchesSku)).toBe(stock);
  });
});

describe('mall after-sale', () => {
  test('lists, shows, approves, receives and notifies the customer', async () => {
    const placed = await me.placeShipped();
    const [line = 0] = await me.lineIdsOf(placed);
    const id = String(await me.opened([line], { type: kind.returnAndRefund }));
    expect((await command('list')).lines.join('\n')).toContain(placed.data.sNo);
    expect((await command('show', id)).lines.join('\n')).toContain('It broke.');
    expect(await command('approve', id)).toMatchObject({ ok: true });
    expect(await command('approve', id)).toMatchObject({ ok: false });
    await me.sendBack(Number(id));
    expect(await command('received', id)).toMatchObject({ ok: true });
    expect(await titles()).toEqual(expect.arrayContaining(['Your refund is in your wallet', 'Please send your item back']));
    expect((await command('show', id)).lines.join('\n')).toContain('Refunded  54.00');
  });

  test('refuses with a reason, sends a replacement, and reports missing arguments', async () => {
    const [line = 0] = await me.lineIdsOf(await me.placeShipped());
    const first = String(await me.opened([line], { type: kind.exchange }));
    expect(await command('refuse', first)).toMatchObject({ ok: false });
    expect(await command('refuse', first, 'SF', 'SF1', '--reason', 'No goods to send')).toMatchObject({ ok: false });
    expect(await command('refuse', first, '--reason', 'Not', 'ours')).toMatchObject({ ok: true });
    const second = String(await me.opened([line], { type: kind.exchange }));
    await command('approve', second);
    await me.sendBack(Number(second));
    expect(await command('send-replacement', second, 'SF')).toMatchObject({ ok: false });
    expect(await command('send-replacement', second, 'SF', 'SF2')).toMatchObject({ ok: true });
    expect(await titles()).toEqual(expect.arrayContaining(['Your replacement is on its way', 'Your request was declined']));
    for (const args of [[], ['show', 'x'], ['show', '999999'], ['approve'], ['received', '0']])
      expect(await command(...args)).toMatchObject({ ok: false });
  });
});
