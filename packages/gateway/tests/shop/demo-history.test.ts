import { afterAll, describe, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { demoCustomer } from '../../src/seed/customers.ts';
import { callWithCaptcha } from '../support/fixtures/codes.ts';
import { type Fields, openTestGateway, type TestGateway } from '../support/gateway.ts';

/** Openings of the mall at noon, and just after midnight on the first day of a month. */
const openings = [
  { opening: '2026-11-21T04:00:00Z', tags: ['matrix'] },
  { opening: '2026-02-28T16:05:00Z', tags: [] },
];

async function signIn(gateway: TestGateway, account: string): Promise<string> {
  const reply = await callWithCaptcha(gateway, 'mall.Login.login', { type: 3, phone: account, password: demoCustomer.password });
  return reply.data.access_id;
}

describe.for(openings)('the demo that opens at $opening', ({ opening, tags }) => {
  let gateway: TestGateway | undefined;
  afterAll(() => gateway?.close());

  test('has a customer with orders in every state, points, messages, coupons and a membership, and a consistent ledger', {
    tags,
  }, async () => {
    gateway = await openTestGateway({ historyUntil: new Date(opening) });
    const opened = gateway;
    expect(await verify(opened.db)).toEqual([]);
    const token = await signIn(opened, demoCustomer.account);
    const ask = async (api: string, fields: Fields = {}) => (await opened.call(api, fields, { token })).data;

    const orders = await ask('mall.Order.index');
    expect(orders.res_order).toMatchObject({ 0: 1, 1: 2, 2: 3 });
    expect(orders.res_order[5]).toBeGreaterThanOrEqual(2);
    const [newest] = orders.order;
    const { status, expire_time, server_time } = await ask('mall.Order.orderDetails', { order_id: newest.id });
    expect(status).toBe(0);
    expect(expire_time > server_time).toBe(true);

    const { list: cases } = await ask('mall.Order.returnDataList');
    expect(cases).toHaveLength(2);

    const issued = await ask('mall.InvoiceInfo.getInvoiceInfo', { status: 2 });
    expect(issued.list).toHaveLength(1);

    const messages = await ask('mall.Message.index');
    expect(messages.noread).toBeGreaterThan(0);
    expect(messages.total).toBeGreaterThan(messages.noread);
    expect((await ask('plugin.integral.MallIntegral.integral', { type: 1 })).score).toBeGreaterThan(1000);
    const coupons = await ask('plugin.coupon.MallCoupon.myCoupon', { type: 0 });
    expect(coupons.wsy_num).toBeGreaterThan(2);
    expect((await ask('mall.Index.index')).memberRemind).toBe(1);
  });

  test('has a second customer with only an account', { tags }, async () => {
    if (!gateway) throw new Error('The gateway is not open');
    const opened = gateway;
    const token = await signIn(opened, 'shopper02');
    const ask = async (api: string, fields: Fields = {}) => (await opened.call(api, fields, { token })).data;
    expect(await ask('mall.Order.index')).toMatchObject({ order_num: 0 });
    expect(await ask('mall.Message.index')).toMatchObject({ total: 0 });
    expect(await ask('mall.Address.index')).toEqual({ adds: [] });
  });
});
