import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import type { Fields, Reply, TestGateway } from '../support/gateway.ts';
import { openGatewayWithProvider, type TestProvider } from '../support/provider.ts';

let provider: TestProvider;
let gateway: TestGateway;
let me: Ordering;
beforeAll(async () => {
  ({ gateway, provider } = await openGatewayWithProvider());
});
beforeEach(async () => {
  const [customer] = await makeCustomers(gateway, 1);
  me = ordering(gateway, customer?.token ?? '');
});
afterAll(async () => {
  await gateway.close();
});

/** The order costs 54.00, a month of membership 25.00. */
const cases: readonly (readonly [name: string, api: string, fields: (placed: Reply) => Fields, refusal: string])[] = [
  [
    'an order',
    'mall.Order.payment',
    () => ({ product: [{ pid: 1011 }, { cid: 10111 }, { num: 1 }], pay_type: 'wallet_pay', total: '53.99' }),
    '50486',
  ],
  ['a payment', 'mall.Pay.walletPay', ({ data }) => ({ order_list: data, type: 'wallet_pay', payment_money: '53.99' }), '50010'],
  [
    'a payment of too much',
    'mall.Pay.walletPay',
    ({ data }) => ({ order_list: data, type: 'wallet_pay', payment_money: '54.01' }),
    '50010',
  ],
  ['a QR code', 'mall.Pay.index', ({ data }) => ({ type: 'pc_alipay', total: '0.01', order_list: data, title: 'Patches' }), '50010'],
  ['a membership', 'plugin.member.MallMember.payment', () => ({ memberType: 1, payType: 'wallet_pay', amount: '0.01' }), '50486'],
];

test.each(cases)("claim 1: %s with an amount other than the mall's is refused and changes nothing", async (_name, api, fields, refusal) => {
  const placed = await me.place();
  const state = async () => [(await me.call('mall.Order.index')).data, (await me.detailsOf(placed)).status, provider.asked.length];
  const before = await state();
  await me.openPermit();
  expect((await me.call(api, fields(placed))).code).toBe(refusal);
  expect(await state()).toEqual(before);
  expect((await me.pay(placed)).code).toBe('200');
  expect((await me.detailsOf(placed)).user_money).toBe('946.00');
});

test('claim 1: other order fields of a request do not change the amount to pay', async () => {
  const placed = await me.place();
  await me.openPermit();
  await me.call('mall.Pay.walletPay', { order_list: { ...placed.data, total: '0.01' }, type: 'wallet_pay' });
  expect(['946.00', '1000.00']).toContain((await me.detailsOf(placed)).user_money);
  expect(await verify(gateway.db)).toEqual([]);
});
