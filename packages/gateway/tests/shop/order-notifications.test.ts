import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { runJobs } from '../../src/composition/jobs.ts';
import { completeMembership } from '../../src/domains/membership/complete-membership.ts';
import { expirePoints } from '../../src/domains/points/expire-points.ts';
import { pointsOf } from '../../src/domains/points/list-points.ts';
import { revokeOrderPoints } from '../../src/domains/points/order-points.ts';
import { parseMoney } from '../../src/shared/money.ts';
import { buyNow, makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import type { Reply, TestGateway } from '../support/gateway.ts';
import { openGatewayWithProvider, sendProviderNotice } from '../support/provider.ts';

const day = 24 * 60 * 60 * 1000;
/** A product of a shop with a store: 98.00 each. */
const pickedUp = { product: buyNow(1031, 10311, 1), shop_address_id: 31, fullName: '林清', fullPhone: '13800000001' };

let gateway: TestGateway;
let customer: TestCustomer;
let me: Ordering;
beforeAll(async () => {
  ({ gateway } = await openGatewayWithProvider());
});
afterAll(async () => {
  await gateway.close();
});
beforeEach(async () => {
  customer = await makeCustomer(gateway);
  me = ordering(gateway, customer.token);
});

/** Returns the customer's messages, newest first: title and text. */
const messages = async (language = 'en'): Promise<[string, string][]> =>
  (await me.call('mall.Message.index', { language })).data.message.map(({ title, content }: Record<string, string>) => [title, content]);
const titles = async () => (await messages()).map(([title]) => title);
const pointsPage = async () => (await me.call('plugin.integral.MallIntegral.integral', { type: 1 })).data;
const receive = ({ data }: Reply) => me.call('mall.Order.okOrder', { order_id: data.order_id });

describe('messages of an order', () => {
  test("report payment, parcel and receipt, in the reader's language", async () => {
    const { placed } = await me.receive();
    const number: string = placed.data.sNo;
    expect(await messages()).toEqual([
      ['Your order is complete', expect.stringMatching(`Order ${number} has been received, and 42 points are in your account.`)],
      ['Your order is on its way', `Order ${number} has been shipped with SF. Tracking number: SF1.`],
      ['Payment received', expect.stringContaining(`We have received ¥54.00 for order ${number}.`)],
    ]);
    expect((await messages('ko'))[2]).toEqual(['결제가 완료되었습니다', expect.stringContaining(`주문(${number})의 결제(¥54.00)가 확인`)]);
  });

  test('are written once when the provider reports a payment twice', async () => {
    const placed = await me.place();
    const { data } = await me.call('mall.Pay.index', {
      type: 'pc_alipay',
      total: placed.data.total,
      order_list: placed.data,
      title: 'Patches',
    });
    const notice = { reference: data.split('/').at(-1), paid: '54.00' };
    await Promise.all([sendProviderNotice(gateway, notice), sendProviderNotice(gateway, notice)]);
    await sendProviderNotice(gateway, notice);
    expect(await titles()).toEqual(['Payment received']);
  });

  test('are written once when the receipt is confirmed ten times concurrently', async () => {
    const placed = await me.placeShipped();
    const replies = await Promise.all(Array.from({ length: 10 }, () => receive(placed)));
    expect(replies.filter(({ code }) => code === '200')).toHaveLength(1);
    expect((await titles()).filter((title) => title === 'Your order is complete')).toHaveLength(1);
    expect(await pointsPage()).toMatchObject({ score: 42, total: 1 });
  });

  test('report a cancelled order, and one that was closed unpaid', async () => {
    await me.cancel(await me.place());
    expect(await titles()).toEqual(['Your order has been cancelled']);
    const left = await me.place();
    gateway.clock.advance(61 * 60_000);
    await Promise.all([runJobs(gateway.db, gateway.clock.now()), runJobs(gateway.db, gateway.clock.now())]);
    expect(await messages()).toEqual([
      ['Your order has been closed', expect.stringContaining(left.data.sNo)],
      ['Your order has been cancelled', expect.any(String)],
    ]);
  });

  test('include the store and the code of a pickup order', async () => {
    const placed = await me.placePaid(pickedUp);
    const code = (await me.call('mall.Order.see_extraction_code', { order_id: placed.data.order_id })).data.extraction_code;
    const store = (await me.call('mall.Order.getMchStore', { id: 31 })).data.address.name;
    expect(await messages()).toEqual([
      ['Your order is ready for pickup', expect.stringContaining(`at ${store}. Your pickup code is ${code}`)],
    ]);
    expect(await runCommand('pickup', [placed.data.sNo, code], gateway)).toMatchObject({ ok: true });
    expect((await messages())[0]).toEqual(['Your order is complete', expect.stringContaining('98 points')]);
  });

  test('of several shops include the order of each shop', async () => {
    const ids: number[] = [];
    for (const line of [
      { pro_id: 1002, attribute_id: 10021, num: 1 },
      { pro_id: 1001, attribute_id: 10011, num: 2 },
    ])
      ids.push((await me.call('mall.Product.addCart', line)).data.cart_id);
    const placed = await me.placePaid({ product: undefined, cart_id: ids.join(',') });
    const parts: { sNo: string; shop_name: string }[] = (await me.detailsOf(placed)).children;
    const [paid] = await messages();
    expect(parts).toHaveLength(2);
    for (const { sNo, shop_name } of parts) expect(paid?.[1]).toContain(`${shop_name} (${sNo})`);
    await runCommand('ship', [parts[0]?.sNo ?? '', 'SF', 'SF9'], gateway);
    expect(await messages()).toHaveLength(2);
    expect((await messages())[0]?.[1]).toContain(`Order ${parts[0]?.sNo} has been shipped with SF`);
  });

  test('report a membership that is opened and then renewed', async () => {
    const join = async () => {
      const { data } = await me.call('plugin.member.MallMember.payment', { memberType: 1, amount: '25.00', payType: 'pc_alipay' });
      const which = { customerId: customer.id, number: data.sNo, paymentMethod: 'pc_alipay' };
      await gateway.db.transaction((tx) => completeMembership(tx, which, gateway.clock.now()));
    };
    await join();
    await join();
    expect(await titles()).toEqual(['Your membership has been renewed', 'Your membership is active']);
  });
});

describe('points of an order', () => {
  const revoke = (orderId: number, refunded: string) =>
    gateway.db.transaction((tx) =>
      revokeOrderPoints(tx, { customerId: customer.id, orderId, refunded: parseMoney(refunded) }, gateway.clock.now()),
    );

  test('are one for each yuan paid for products, credited at receipt', async () => {
    const placed = await me.placeShipped();
    expect(await pointsPage()).toMatchObject({ score: 0, total: 0 });
    await receive(placed);
    expect(await pointsPage()).toMatchObject({ score: 42, lock_score: 0, list: [{ type: 8, sign_score: 42, status: 1 }] });
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('after several refunds are those for the amount not refunded', async () => {
    const { placed } = await me.receive();
    const { order_id } = placed.data;
    expect(await revoke(order_id, '10.50')).toBe(11);
    expect(await revoke(order_id, '10.50')).toBe(10);
    expect(await pointsPage()).toMatchObject({ score: 21 });
    expect(await revoke(order_id, '500.00')).toBe(21);
    expect(await revoke(order_id, '1.00')).toBe(0);
    expect(await pointsPage()).toMatchObject({ score: 0 });
  });

  test('of an order without points are not revoked', async () => {
    const placed = await me.placePaid();
    expect(await revoke(placed.data.order_id, '54.00')).toBe(0);
  });

  test('never reduce the balance below zero when the reward has expired', async () => {
    const { placed } = await me.receive();
    gateway.clock.advance(366 * day);
    await expirePoints(gateway.db, gateway.clock.now());
    expect(await revoke(placed.data.order_id, '42.00')).toBe(0);
  });

  test('that a refund revoked do not expire again', async () => {
    const { placed } = await me.receive();
    await revoke(placed.data.order_id, '40.00');
    gateway.clock.advance(366 * day);
    await expirePoints(gateway.db, gateway.clock.now());
    expect(await pointsOf(gateway.db, customer.id)).toBe(0);
  });

  test('that do not match the payment are reported by verify', async () => {
    const { placed } = await me.receive();
    await revoke(placed.data.order_id, '10.00');
    expect(await verify(gateway.db)).toContainEqual(
      expect.objectContaining({
        id: placed.data.order_id,
        detail: '32 instead of 42',
        check: expect.stringContaining('credited one point per yuan'),
      }),
    );
  });
});
