// @spec 4.18

import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { eq } from '../../src/db/drizzle.ts';
import { approveAfterSale, refuseAfterSale, sendReplacement } from '../../src/domains/after-sales/act-as-shop.ts';
import { runAfterSaleTimeouts } from '../../src/domains/after-sales/run-timeouts.ts';
import { afterSales } from '../../src/domains/after-sales/schema.ts';
import { receiveArrivedOrders } from '../../src/domains/orders/receive-arrived-orders.ts';
import { orderLines } from '../../src/domains/orders/schema.ts';
import { sessions } from '../../src/sessions/schema.ts';
import { type AfterSalesCustomer, kind, openAfterSalesCustomer } from '../support/fixtures/after-sales.ts';
import { buyNow, makeCustomer } from '../support/fixtures/customers.ts';
import { tinyImage } from '../support/fixtures/images.ts';
import { ok } from '../support/fixtures/owning.ts';
import { stockOf } from '../support/fixtures/stock.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

const day = 24 * 3_600_000;
/** A mall coupon of 20.00. */
const ofMall = 301;
/** Two pieces at 128.00 and one at 45.00 of one shop, with free delivery. */
const twoLines = [
  { pro_id: 1001, attribute_id: 10011, num: 2 },
  { pro_id: 1011, attribute_id: 10111, num: 1 },
];
/** Two lines of one shop whose delivery costs 12.00. */
const withDelivery = [
  { pro_id: 1021, attribute_id: 10211, num: 1 },
  { pro_id: 1011, attribute_id: 10111, num: 1 },
];
/** The same pieces, and one of another shop. */
const twoShops = [
  { pro_id: 1002, attribute_id: 10021, num: 1 },
  { pro_id: 1001, attribute_id: 10011, num: 2 },
];

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
const command = (...args: string[]) => runCommand('after-sale', args, gateway);
const later = async (days: number) => {
  gateway.clock.advance(days * day);
  await gateway.db.update(sessions).set({ expiresAt: new Date(now().getTime() + day) });
  await receiveArrivedOrders(gateway.db, now());
  await runAfterSaleTimeouts(gateway.db, now());
};

async function cart(goods: readonly Fields[]): Promise<Fields> {
  const ids = [];
  for (const line of goods) ids.push((await ok(me.call('mall.Product.addCart', line))).cart_id);
  return { product: undefined, cart_id: ids.join(',') };
}

const order = async (order_id: number): Promise<Reply['data']> => ok(me.call('mall.Order.orderDetails', { order_id }));
const titles = async (): Promise<string[]> =>
  (await ok(me.call('mall.Message.index'))).message.map(({ title }: { title: string }) => title);

describe('claim 31: an application for some lines of an order', () => {
  test('excludes delivery until the last line, and the shop ships the rest', async () => {
    await me.call('plugin.coupon.MallCoupon.receive', { id: ofMall });
    const placed = await me.placePaid(await cart(twoLines));
    const before = await order(placed.data.order_id);
    const [first, second] = before.list;
    expect(before).toMatchObject({ allRefund: 1, sale_type: 0 });
    const prepared = await ok(me.call('mall.Order.applyReturnGoodsPage', { order_details_id: first.id }));
    const line = await gateway.db.select().from(orderLines).where(eq(orderLines.id, first.id));
    const paid = (line[0]?.unitPrice ?? 0n) * BigInt(line[0]?.quantity ?? 0) - (line[0]?.discount ?? 0n);
    expect(Math.round(Number(prepared.refund_price) * 100)).toBe(Number(paid));
    await ok(me.apply([first.id], { type: kind.refundOnly }));
    const after = await order(placed.data.order_id);
    expect(after).toMatchObject({
      status: 1,
      allRefund: 0,
      list: [
        { isReturn: 1, refund: 0, refundShowBtn: 1 },
        { isReturn: 0, refund: 1 },
      ],
    });
    expect(await runCommand('ship', [placed.data.sNo, 'SF', 'SF7'], gateway)).toMatchObject({ ok: true });
    const shipped = await order(placed.data.order_id);
    expect(shipped.logistics.list[0].pro_list).toHaveLength(1);
    await approveAfterSale(gateway.db, await me.opened([second.id], { type: kind.refundOnly }), now());
    expect(await me.balance()).toBe('1000.00');
    expect(await order(placed.data.order_id)).toMatchObject({ status: 7, cancel_method: 2 });
    expect((await ok(me.call('plugin.coupon.MallCoupon.myCoupon', { type: 0 }))).wsy_num).toBe(1);
  });

  test('opens one after-sale per line and divides the amount among them to the cent', async () => {
    const placed = await me.placeShipped(await cart(twoLines));
    const lines = await me.lineIdsOf(placed);
    const reply = await me.apply(lines, { type: kind.refundOnly, refund_apply_money: '100.01' });
    expect(reply.data).toMatchObject({ refund_amount: '100.01', RefundType: 0 });
    const asked = await Promise.all(lines.map(async (line) => Number((await me.show(line)).re_apply_money) * 100));
    expect(Math.round(asked.reduce((sum, cents) => sum + cents, 0))).toBe(10_001);
    expect(await order(placed.data.order_id)).toMatchObject({ sale_type: 2 });
    expect((await me.call('mall.Order.okOrder', { order_id: placed.data.order_id })).code).toBe('50486');
  });

  test('is refused for lines of several orders, for more than the refundable amount, and for zero', async () => {
    const [a = 0] = await me.lineIdsOf(await me.placeShipped());
    const [b = 0] = await me.lineIdsOf(await me.placeShipped());
    expect((await me.apply([a, b], { type: kind.refundOnly })).code).toBe('50010');
    expect((await me.apply([a], { type: kind.refundOnly, refund_apply_money: '54.01' })).code).toBe('50010');
    expect((await me.apply([a], { type: kind.refundOnly, refund_apply_money: '0' })).code).toBe('50010');
    expect((await me.call('mall.Order.returnDataList')).data.total).toBe(0);
  });

  test('includes delivery in the last refunded line, and excludes it when one is refused', async () => {
    for (const refuseLast of [false, true]) {
      const placed = await me.placeShipped(await cart(withDelivery));
      const { old_freight, list } = await order(placed.data.order_id);
      expect(old_freight).toBe('12.00');
      const [first, second] = list.map(({ id }: { id: number }) => id);
      const [priceOfFirst, priceOfSecond] = list.map(({ p_price }: { p_price: string }) => Number(p_price));
      const money = (amount: number) => amount.toFixed(2);
      await ok(me.apply([first, second], { type: kind.refundOnly }));
      expect((await me.show(second)).re_apply_money).toBe(money(priceOfSecond + 12));
      // The line that includes the delivery is decided first.
      await approveAfterSale(gateway.db, (await me.show(second)).id, now());
      expect((await me.show(second)).real_money).toBe(money(priceOfSecond));
      const { id } = await me.show(first);
      if (refuseLast) await refuseAfterSale(gateway.db, id, { reason: 'Used.' }, now());
      else await approveAfterSale(gateway.db, id, now());
      expect((await me.show(first)).real_money).toBe(money(refuseLast ? 0 : priceOfFirst + 12));
      expect(await order(placed.data.order_id)).toMatchObject({ status: refuseLast ? 2 : 7 });
    }
  });

  test('sent fifty times concurrently is created once', async () => {
    const [line = 0] = await me.lineIdsOf(await me.placeShipped());
    const replies = await Promise.all(Array.from({ length: 50 }, () => me.apply([line], { type: kind.refundOnly })));
    expect(replies.filter(({ code }) => code === '200')).toHaveLength(1);
  });

  test("accepts the customer's images and refuses those of others", async () => {
    const [line = 0] = await me.lineIdsOf(await me.placeShipped());
    const refused = await me.apply([line], { type: kind.refundOnly, apply_return_goods: '/media/uploads/0123456789ab.webp' });
    expect(refused.code).toBe('50010');
    const { url } = await ok(me.call('mall.Product.uploadImgs', { file: new Blob([tinyImage]) }));
    const id = await me.opened([line], { type: kind.refundOnly, apply_return_goods: url });
    expect((await me.show(line)).re_photo).toEqual([url.split('?')[0]]);
    const folder = await mkdtemp(join(tmpdir(), 'after-sale-'));
    const shown = await command('show', String(id), folder);
    const file = /Image +(.+)/.exec(shown.lines.join('\n'))?.[1] ?? '';
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file)).length).toBeGreaterThan(0);
  });
});

describe('claim 31: a part of an order of several shops', () => {
  test('is closed automatically; the mall coupon is returned with the last part', async () => {
    await me.call('plugin.coupon.MallCoupon.receive', { id: ofMall });
    const placed = await me.placePaid(await cart(twoShops));
    const { children, allRefund } = await order(placed.data.order_id);
    expect(allRefund).toBe(0);
    const unused = async () => (await ok(me.call('plugin.coupon.MallCoupon.myCoupon', { type: 0 }))).wsy_num;
    for (const [at, child] of children.entries()) {
      expect(await unused()).toBe(0);
      const lines = child.list.map(({ id }: { id: number }) => id);
      await ok(me.apply(lines, { type: kind.refundOnly }));
      expect(await order(child.id)).toMatchObject({ status: 7 });
      expect(await order(placed.data.order_id)).toMatchObject({ status: at === children.length - 1 ? 7 : 1 });
    }
    expect(await unused()).toBe(1);
    expect(await me.balance()).toBe('1000.00');
  });

  test('is refunded without delivery while a line remains, and canceling it refunds the remaining amount', async () => {
    const placed = await me.placePaid(await cart(twoLines));
    const stock = await stockOf(gateway, 10111);
    const [first = 0] = await me.lineIdsOf(placed);
    await ok(me.apply([first], { type: kind.refundOnly }));
    await ok(me.cancel(placed));
    expect(await me.balance()).toBe('1000.00');
    expect(await stockOf(gateway, 10111)).toBe(stock + 1);
  });
});

describe('a pickup order', () => {
  const pickedUp: Fields = { product: buyNow(1031, 10311, 1), shop_address_id: 31, fullName: '林清', fullPhone: '13800000001' };
  test('is refunded immediately while it waits in the store, and not afterwards', async () => {
    const placed = await me.placePaid(pickedUp);
    const [line = 0] = await me.lineIdsOf(placed);
    expect(await me.options([line])).toMatchObject({ refundAmt: 1, refundGoodsAmt: 0, refundGoods: 0 });
    expect((await me.apply([line], { type: kind.refundOnly })).data).toMatchObject({ RefundType: 15 });
    expect((await me.call('mall.Order.see_extraction_code', { order_id: placed.data.order_id })).code).toBe('50486');
    expect(await me.balance()).toBe('1000.00');
  });
});

describe('claim 30: an after-sale without a decision in time', () => {
  test('approves a return without a decision, and closes it when nothing is sent back', async () => {
    const [line = 0] = await me.lineIdsOf(await me.placeShipped());
    await me.opened([line], { type: kind.returnAndRefund });
    await later(3);
    expect(await me.show(line)).toMatchObject({ r_type: 1, expire_time: expect.stringMatching(/^2026/) });
    await later(7);
    expect(await me.show(line)).toMatchObject({ r_type: 2, r_content: 'The item was not sent back in time.' });
    expect(await titles()).toContain('Your request was closed');
  });

  test('refunds returned products that the shop did not confirm', async () => {
    const [line = 0] = await me.lineIdsOf(await me.placeShipped());
    const id = await me.opened([line], { type: kind.returnAndRefund });
    await approveAfterSale(gateway.db, id, now());
    await me.sendBack(id);
    await later(10);
    expect(await me.show(line)).toMatchObject({ r_type: 4, real_money: '54.00' });
  });

  test('confirms a replacement after seven days', async () => {
    const [line = 0] = await me.lineIdsOf(await me.placeShipped());
    const id = await me.opened([line], { type: kind.exchange });
    await approveAfterSale(gateway.db, id, now());
    await me.sendBack(id);
    await sendReplacement(gateway.db, id, { courier: 'SF Express', parcelNumber: 'SF8' }, now());
    await later(7);
    expect(await me.show(line)).toMatchObject({ r_type: 12 });
  });

  test('receives a shipped order after seven days unless an after-sale is open', async () => {
    const [quiet, disputed] = [await me.placeShipped(), await me.placeShipped()];
    const [line = 0] = await me.lineIdsOf(disputed);
    await me.opened([line], { type: kind.refundOnly });
    await later(7);
    expect(await order(quiet.data.order_id)).toMatchObject({ status: 5 });
    expect(await order(disputed.data.order_id)).toMatchObject({ status: 2 });
  });

  test('skips a record that fails and processes the others', async () => {
    const [broken = 0] = await me.lineIdsOf(await me.placeShipped());
    const [sound = 0] = await me.lineIdsOf(await me.placeShipped());
    const brokenId = await me.opened([broken], { type: kind.returnAndRefund });
    const soundId = await me.opened([sound], { type: kind.returnAndRefund });
    for (const id of [brokenId, soundId]) {
      await approveAfterSale(gateway.db, id, now());
      await me.sendBack(id);
    }
    // More than the paid amount, so the database refuses this refund.
    await gateway.db.update(afterSales).set({ freightAmount: 99_999_999n }).where(eq(afterSales.id, brokenId));
    await expect(later(10)).rejects.toThrow(`The after-sale ${brokenId} could not be processed`);
    expect(await me.show(sound)).toMatchObject({ r_type: 4 });
    expect(await me.show(broken)).toMatchObject({ r_type: 3 });
    await gateway.db.update(afterSales).set({ freightAmount: 0n, deadlineAt: null }).where(eq(afterSales.id, brokenId));
  });
});

describe('other effects of after-sales', () => {
  test('the overview counts open after-sales, and the list is searchable and paged', async () => {
    const placed = await me.placeShipped();
    const [line = 0] = await me.lineIdsOf(placed);
    await me.opened([line], { type: kind.refundOnly });
    expect(await ok(me.call('mall.User.index'))).toMatchObject({ th: 1, order_list: [{ sale_type: 2 }] });
    for (const [words, total] of [
      [placed.data.sNo, 1],
      ['blemish', 1],
      ['nothing like it', 0],
    ] as const)
      expect((await ok(me.call('mall.Order.returnDataList', { ordervalue: words }))).total).toBe(total);
    expect((await ok(me.call('mall.Order.returnDataList', { start: 2 }))).list).toEqual([]);
  });

  test('a line with an open after-sale or a refund cannot be reviewed', async () => {
    const { placed, lines } = await me.receive();
    const [{ id }] = lines;
    const review = { orderDetailsId: id, goodsId: 1011, attributeId: 10111, start: 5, comment: 'Good.', anonymous: 0, isReview: 'false' };
    const afterSale = await me.opened([id], { type: kind.refundOnly });
    expect((await me.call('mall.Product.addComment', review)).code).toBe('50486');
    expect((await ok(me.call('mall.Product.comment', { sNo: placed.data.sNo, type: 0 }))).commentList).toEqual([]);
    expect((await order(placed.data.order_id)).comments_type).toBe(0);
    await me.call('mall.Order.cancellationOfApplication', { id: afterSale });
    await ok(me.call('mall.Product.addComment', review));
  });

  test('points for the refunded amount are revoked', async () => {
    const { lines } = await me.receive();
    const points = async () => (await ok(me.call('mall.User.index'))).user.score;
    const before = await points();
    await approveAfterSale(gateway.db, await me.opened([lines[0].id], { type: kind.refundOnly }), now());
    expect(await points()).toBe(before - 42);
  });

  test("couriers and the return address are in the caller's language", async () => {
    const couriers = await ok(me.call('mall.Order.getExpress', { pid: 1001, language: 'zh' }));
    expect(couriers.express[0]).toMatchObject({ kuaidi_name: '顺丰速运', type: 'shunfeng' });
    expect(couriers.address).not.toBe('');
  });
});
