import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { captchaAnswer } from '../support/settings.ts';

/** Intentional differences from other gateways of the product family; docs/family-clients.md explains them. */
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway({ settings: { corsOrigins: ['https://shop.example'] } });
  token = await gateway.signIn();
});
afterAll(() => gateway.close());

const unknownOperation = { code: '50010', data: { errors: [{ field: 'api', rule: 'exists' }] } };

test('amounts are decimal text with two places', async () => {
  const twoPlaces = expect.stringMatching(/^\d+\.\d\d$/);
  const { data: found } = await gateway.call('mall.Index.search', { page: 1, pageSize: 1 });
  expect(found.list[0].price).toEqual(twoPlaces);
  await gateway.call('mall.Product.addCart', { pro_id: 1011, attribute_id: 10111, num: 1 }, { token });
  const { data: cart } = await gateway.call('mall.Cart.index', {}, { token });
  expect(cart.list[0].list[0].price).toEqual(twoPlaces);
  const { data: account } = await gateway.call('mall.User.index', {}, { token });
  expect(account.user.money).toEqual(twoPlaces);
});

test('a page has at most as many rows as the contract allows, whatever page size is requested', async () => {
  const max = 50;
  const asked = await gateway.call('mall.Index.search', { page: 1, pageSize: 9_999_999 });
  const allowed = await gateway.call('mall.Index.search', { page: 1, pageSize: max });
  expect([asked.code, asked.data.list]).toEqual(['200', allowed.data.list]);
  expect(asked.data.list.length).toBeLessThanOrEqual(max);
});

test.each([
  ['https://evil.example', 403, '50010'],
  ['null', 403, '50010'],
  ['https://shop.example', 200, '200'],
])('pages of the origin %s get the status %i', async (origin, http, code) => {
  expect(await gateway.call('mall.Index.index', {}, { headers: { origin } })).toMatchObject({ http, code });
});

test.each(['ab', 'family_01', '林清林清林清', 'aFamilyNameThatIsLong'])('the account name %s is refused', async (userId) => {
  const { data: captcha } = await gateway.call('mall.Login.getCode');
  const person = { userId, password: 'family2026', type: 0, phone: '13911110009', cpc: '86', keyCode: '000000' };
  const reply = await gateway.call('mall.Login.userRegister', { ...person, imgCode: captchaAnswer, imgCodeToken: captcha.code });
  expect(reply).toMatchObject({ code: '50010', data: { errors: [{ field: 'userId' }] } });
});

test.each([
  ['mall.User.secretKey', { smsType: 1, phone: '138****0001' }, 'phone'],
  ['mall.User.secretKey', { smsType: 2, phone: '138****0001' }, 'phone'],
  ['mall.User.updatePhone', { authenticationToken: 'a'.repeat(43), newPhone: '138****0001', pCode: '123456' }, 'newPhone'],
])('%s refuses a masked phone where the phone identifies the account: %j', async (api, fields, field) => {
  expect(await gateway.call(api, fields, { token })).toMatchObject({ code: '50010', data: { errors: [{ field, rule: 'pattern' }] } });
});

test('an expired session gets the code 203', async () => {
  for (const session of ['', 'ended', token.slice(1)]) {
    expect(await gateway.call('mall.User.index', { access_id: session })).toMatchObject({ http: 200, code: '203' });
  }
});

test.each(['module=app_pc&action=seckill&m=seckillhome&page=1', 'module=app_pc&action=seckill&m=seckillhome&api='])(
  'the legacy form %s names no operation',
  async (payload) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const inBody = await gateway.server.inject({ method: 'POST', url: '/api/?store_id=1&store_type=6', headers, payload });
    const inAddress = await gateway.server.inject({ method: 'POST', url: `/api/?${payload}`, headers, payload: '' });
    for (const response of [inBody, inAddress]) expect(response.json()).toMatchObject(unknownOperation);
  },
);

describe('an operation that this mall does not offer is unknown', () => {
  test.each([
    ['chat', 'mall.Msg.user_mchList'],
    ['chat', 'mall.Msg.getMessageList'],
    ['chat', 'mall.Msg.addMessage'],
    ['PayPal', 'app.pay.capture'],
    ['splitting an order by the client', 'mall.Order.leaveSettlement'],
    ['the legacy flash sale', 'app_pc.seckill.seckillhome'],
    ['auctions', 'plugin.auction.pcAuction.getCollection'],
    ['auctions', 'plugin.auction.pcAuction.removeCollection'],
  ])('%s: %s', async (_what, api) => {
    expect(await gateway.call(api, {}, { token })).toMatchObject(unknownOperation);
  });
});

test.each(['paypal', 'stripe'])('%s is not a payment method', async (type) => {
  const recharge = { type, total: '100', title: 'Recharge', sNo: 'CZ1795557862038123456' };
  const reply = await gateway.call('mall.Pay.index', recharge, { token });
  expect(reply).toMatchObject({ code: '50010', data: { errors: [{ field: 'type', rule: 'enum' }] } });
  const { data: payment } = await gateway.call('mall.Order.getPayment');
  expect(payment).not.toHaveProperty(type);
});
