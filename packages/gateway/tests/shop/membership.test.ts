// @spec 1.12 2.117 3.4 3.5 3.23 4.5 4.7 4.9 4.12 7.19 7.20 7.21 7.22 9.13

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { walletOf } from '../../src/ledger/ledger.ts';
import { openCustomerSession } from '../../src/sessions/sessions.ts';
import { formatMoney } from '../../src/shared/money.ts';
import { makeCustomer, paymentPassword, type TestCustomer } from '../support/fixtures/customers.ts';
import type { Fields, Reply, TestGateway } from '../support/gateway.ts';
import { openGatewayWithProvider, sendProviderNotice } from '../support/provider.ts';

const day = 24 * 60 * 60 * 1000;

let gateway: TestGateway;
let me: TestCustomer;
beforeAll(async () => {
  ({ gateway } = await openGatewayWithProvider());
});
afterAll(async () => {
  await gateway.close();
});
beforeEach(async () => {
  const customer = await makeCustomer(gateway);
  me = customer;
});

const call = (api: string, fields: Fields = {}) => gateway.call(api, fields, { token: me.token });
const prices: Record<number, string> = { 1: '25.00', 2: '68.00', 3: '238.00' };
const order = (memberType: number, fields: Fields = {}) =>
  call('plugin.member.MallMember.payment', { memberType, payType: 'wallet_pay', amount: prices[memberType], ...fields });
const payFromWallet = (placed: Reply) =>
  call('mall.Pay.walletPay', { order_list: placed.data, type: 'wallet_pay', payment_money: placed.data.amount });
const openPermit = () => call('mall.User.paymentPassword', { password: paymentPassword });
const shell = async () => (await call('mall.Index.index')).data;
const balance = async () => formatMoney((await walletOf(gateway.db, me.id)).balance);

async function buy(memberType: number): Promise<Reply> {
  const placed = await order(memberType);
  await openPermit();
  expect(await payFromWallet(placed)).toMatchObject({ code: '200' });
  return placed;
}

describe('a plan', () => {
  test('is priced by the mall; the default is the month', async () => {
    const price = async (fields: Fields) => (await call('plugin.member.MallMember.settlement', fields)).data;
    expect(await price({})).toMatchObject({ amount: '25.00', y_amount: '25.00', user_money: '1000.00', couponList: [], passwordStatus: 1 });
    expect(await price({ amount: '68.00' })).toMatchObject({ amount: '68.00' });
    const { open_config } = (await price({ language: 'ko' })).memberConfig;
    expect(open_config.map(({ openMethodName }: { openMethodName: string }) => openMethodName)).toEqual(['1개월', '3개월', '1년']);
  });

  test('shows the joining benefits to customers who have never joined', async () => {
    const named = async () => {
      const { memberConfig } = (await call('plugin.member.MallMember.settlement')).data;
      return memberConfig.member_equity.map(({ equityName }: { equityName: string }) => equityName);
    };
    expect(await named()).toEqual(['Member prices', 'Welcome points']);
    await buy(1);
    expect(await named()).toEqual(['Member prices']);
  });

  test("is ordered at the shown price or less, and refuses another customer's coupon like an unknown one", async () => {
    expect(await order(1, { amount: '24.00' })).toMatchObject({ code: '50486' });
    expect(await order(1, { amount: '30.00' })).toMatchObject({ code: '200', data: { amount: '25.00' } });
    expect(await order(1, { couponId: 1 })).toMatchObject({ code: '50010', data: { errors: [{ field: 'couponId', rule: 'exists' }] } });
  });
});

describe('a membership', () => {
  test('begins with the payment, not with the order', async () => {
    const placed = await order(1);
    expect(placed.data).toMatchObject({ amount: '25.00', memberTypeDesc: '1 month', endTime: '2026-12-21 23:59:59' });
    expect((await shell()).pluginStatus.isVip).toBe(0);
    expect((await call('mall.Order.getCzorder', { trade_no: placed.data.sNo })).data).toEqual({ code: 0 });
    expect(await payFromWallet(placed)).toMatchObject({ code: '50735' });
    await openPermit();
    expect(await payFromWallet(placed)).toMatchObject({ code: '200' });
    expect(await shell()).toMatchObject({ pluginStatus: { isVip: 1, memberPlugin: 1 }, vipEndTime: '2026-12-21 23:59:59', vipEndDay: 31 });
    expect((await call('mall.Order.getCzorder', { trade_no: placed.data.sNo })).data).toEqual({ code: 200 });
    expect(await balance()).toBe('975.00');
    await openPermit();
    expect(await payFromWallet(placed)).toMatchObject({ code: '50486' });
  });

  test('is extended from its end date when bought again, and credits points once', async () => {
    await buy(1);
    const renewal = await buy(3);
    expect(renewal.data.endTime).toBe('2027-12-21 23:59:59');
    const { data } = await call('plugin.member.MallMember.memberCenter');
    expect(data).toMatchObject({ userInfo: { grade_end: '2027-12-21 23:59:59' }, total: 2 });
    expect(data.buyRecord.map(({ memberTypeDesc }: { memberTypeDesc: string }) => memberTypeDesc)).toEqual(['1 year', '1 month']);
    expect(data.buyRecord[0]).toMatchObject({ trade_no: renewal.data.sNo, payTypeDesc: 'Wallet', amount: '238.00' });
    expect((await call('plugin.integral.MallIntegral.integral', { type: 1 })).data).toMatchObject({ score: 1000, total: 1 });
  });

  test('is paid by QR code through a notice', async () => {
    const placed = await order(2, { payType: 'pc_wechat' });
    const code = await call('mall.Pay.index', { type: 'pc_wechat', total: placed.data.amount, order_list: placed.data });
    expect(await sendProviderNotice(gateway, { reference: code.data.split('/').at(-1), paid: '68.00' })).toMatchObject({
      outcome: 'applied',
    });
    expect((await shell()).pluginStatus.isVip).toBe(1);
    expect(await balance()).toBe('1000.00');
  });

  test('ends on its end date; from a week before, a reminder is shown until the customer dismisses it', async () => {
    await buy(1);
    expect((await shell()).memberRemind).toBe(0);
    gateway.clock.advance(25 * day);
    // Sessions expire earlier than memberships.
    me = { id: me.id, token: await openCustomerSession(gateway.db, me.id, gateway.clock.now()) };
    expect(await shell()).toMatchObject({ memberRemind: 1, vipEndDay: 6 });
    expect(await call('plugin.member.MallMember.closeFrame')).toMatchObject({ code: '200', data: {} });
    expect((await shell()).memberRemind).toBe(0);
    gateway.clock.advance(6 * day);
    expect(await shell()).toMatchObject({ pluginStatus: { isVip: 0 }, vipEndDay: 0 });
  });

  test('of a customer who never joined is empty', async () => {
    expect((await call('plugin.member.MallMember.memberCenter')).data).toMatchObject({
      userInfo: { grade_end: '' },
      buyRecord: [],
      total: 0,
    });
    expect(await call('plugin.member.MallMember.closeFrame')).toMatchObject({ code: '200' });
  });

  test('bought twice concurrently is extended by both', async () => {
    const [one, two] = [await order(1), await order(1)];
    const pay = (placed: Reply) =>
      call('mall.Pay.index', { type: 'pc_alipay', total: '25.00', order_list: placed.data }).then(({ data }) =>
        sendProviderNotice(gateway, { reference: data.split('/').at(-1), paid: '25.00' }),
      );
    await Promise.all([pay(one), pay(two)]);
    const { data } = await call('plugin.member.MallMember.memberCenter');
    expect(data.total).toBe(2);
    const [last, first] = data.buyRecord
      .map(({ endTime }: { endTime: string }) => endTime)
      .sort()
      .reverse();
    expect(last > first && data.userInfo.grade_end === last).toBe(true);
  });
});

describe('a membership coupon', () => {
  const campaign = 302;
  async function receive(): Promise<number> {
    expect(await call('plugin.coupon.MallCoupon.receive', { id: campaign })).toMatchObject({ code: '200' });
    return (await call('plugin.coupon.MallCoupon.myCoupon')).data.list[0].id;
  }

  test('reduces the price of any plan, and is marked as used when the order is paid', async () => {
    const couponId = await receive();
    const price = async (fields: Fields) => (await call('plugin.member.MallMember.settlement', fields)).data;
    expect(await price({})).toMatchObject({ amount: '25.00', couponList: [{ id: couponId, money: '2.50' }] });
    expect(await price({ amount: '68.00', couponId })).toMatchObject({ amount: '61.20', y_amount: '68.00' });
    const placed = await order(1, { couponId, amount: '22.50' });
    expect(placed).toMatchObject({ code: '200', data: { amount: '22.50' } });
    // An unpaid order does not bind the coupon.
    expect((await price({})).couponList).toHaveLength(1);
    await openPermit();
    expect(await payFromWallet(placed)).toMatchObject({ code: '200' });
    expect(await balance()).toBe('977.50');
    expect((await price({})).couponList).toEqual([]);
    expect((await call('plugin.coupon.MallCoupon.myCoupon', { type: 1 })).data.list).toMatchObject([{ id: couponId }]);
  });

  test('pays for one membership: a payment for a second order with it is credited to the wallet', async () => {
    const couponId = await receive();
    const [one, two] = [await order(1, { couponId, amount: '22.50' }), await order(1, { couponId, amount: '22.50', payType: 'pc_alipay' })];
    const code = await call('mall.Pay.index', { type: 'pc_alipay', total: '22.50', order_list: two.data });
    await openPermit();
    expect(await payFromWallet(one)).toMatchObject({ code: '200' });
    expect(await sendProviderNotice(gateway, { reference: code.data.split('/').at(-1), paid: '22.50' })).toMatchObject({
      outcome: 'credited',
    });
    expect(await balance()).toBe('1000.00');
    expect((await call('plugin.member.MallMember.memberCenter')).data.total).toBe(1);
    await openPermit();
    expect(await payFromWallet(two)).toMatchObject({ code: '50486' });
  });
});

describe('member products', () => {
  const [product, sku, plain, plainSku] = [1001, 10011, 1011, 10111];
  const settle = async (fields: Fields) =>
    (await call('mall.Order.settlement', { product: [{ pid: product }, { cid: sku }, { num: 1 }], ...fields })).data;

  test('are listed with both prices, bestsellers first, for everyone', async () => {
    const { data } = await gateway.call('plugin.member.MallMember.memberProList', { pageSize: 2 });
    expect(data.total).toBe(4);
    expect(data.list).toHaveLength(2);
    const { data: all } = await gateway.call('plugin.member.MallMember.memberProList');
    expect(all.list).toContainEqual(expect.objectContaining({ id: product, price: '128.00', vipPrice: '121.60' }));
  });

  test('have the member price in every list, and no other product has one', async () => {
    const { data } = await gateway.call('mall.Index.search', { pageSize: 50 });
    const cardOf = (id: number) => data.list.find((card: { id: number }) => card.id === id);
    expect(cardOf(product)).toMatchObject({ price: '128.00', vipPrice: '121.60' });
    expect(cardOf(plain)).not.toHaveProperty('vipPrice');
  });

  test('show the member price on their page when opened from that list', async () => {
    const page = async (fields: Fields) => (await gateway.call('mall.Product.index', fields)).data;
    expect((await page({ pro_id: product, vipSource: 1 })).pro).toMatchObject({
      price: expect.stringMatching(/^128\.00/),
      vipPrice: '121.60',
    });
    expect((await page({ pro_id: product })).pro).not.toHaveProperty('vipPrice');
    expect((await page({ pro_id: plain, vipSource: 1 })).pro).not.toHaveProperty('vipPrice');
  });

  test('have the member price in the cart, whose total uses it for members', async () => {
    const ids = [];
    for (const [pro_id, attribute_id] of [
      [product, sku],
      [plain, plainSku],
    ])
      ids.push((await call('mall.Product.addCart', { pro_id, attribute_id, num: 2 })).data.cart_id);
    const cart = async () => (await call('mall.Cart.index')).data;
    const lineOf = ({ list }: Reply['data'], id: number) =>
      list.flatMap((shop: { list: { id: number }[] }) => shop.list).find((line: { id: number }) => line.id === id);
    const before = await cart();
    expect(before).toMatchObject({ isVip: 0, selected_total: '340.00' });
    expect(lineOf(before, ids[0])).toMatchObject({ price: '128.00', vipPrice: '121.60' });
    expect(lineOf(before, ids[1])).not.toHaveProperty('vipPrice');
    await buy(1);
    expect(await cart()).toMatchObject({ isVip: 1, selected_total: '327.20' });
    expect((await shell()).cart_price).toBe('327.20');
    expect(await call('mall.Order.settlement', { cart_id: ids.join(','), vipSource: 1 })).toMatchObject({
      data: { products_total: '327.20' },
    });
  });

  test('cost members less, and only members, from settlement to order', async () => {
    expect((await settle({ vipSource: 1 })).products_total).toBe('128.00');
    await buy(1);
    expect((await settle({})).products_total).toBe('128.00');
    expect((await settle({ vipSource: 1 })).products_total).toBe('121.60');
    expect((await settle({ vipSource: 1, product: [{ pid: plain }, { cid: plainSku }, { num: 1 }] })).products_total).toBe('42.00');
    const fields = { product: [{ pid: product }, { cid: sku }, { num: 1 }], pay_type: 'wallet_pay', vipSource: 1 };
    expect((await call('mall.Order.payment', fields)).data.total).toBe('133.60');
  });
});

test('money and stock are consistent after all tests', async () => {
  expect(await verify(gateway.db)).toEqual([]);
});
