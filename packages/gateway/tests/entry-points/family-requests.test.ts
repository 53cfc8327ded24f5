import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from '../../src/db/drizzle.ts';
import { customers } from '../../src/domains/account/schema.ts';
import { wechatBindings } from '../../src/domains/wallet/schema.ts';
import { askForCode, codeSentTo } from '../support/fixtures/codes.ts';
import { makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { addCard, card, withdrawalCode } from '../support/fixtures/withdrawing.ts';
import { type Fields, openTestGateway, type TestGateway } from '../support/gateway.ts';
import { sendRaw } from '../support/raw-request.ts';
import { captchaAnswer } from '../support/settings.ts';

const twoHours = 120 * 60_000;

let gateway: TestGateway;
let me: TestCustomer;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.advance(twoHours);
  const customer = await makeCustomer(gateway, '5000.00');
  me = customer;
});

/** Calls as a client of the family does: without a trusted storefront, with the session in a form field. */
const call = (api: string, fields: Fields = {}) =>
  gateway.call(api, { access_id: me.token, ...fields }, { headers: { 'x-internal-key': '' } });
const refusedField = (field: string) => ({ code: '50010', data: { errors: [{ field }] } });

describe('empty text in an optional field', () => {
  test('counts as not sent in the membership settlement: the first plan is priced', async () => {
    const reply = await call('plugin.member.MallMember.settlement', { amount: '', couponId: '' });
    expect(reply).toMatchObject({ code: '200', data: { amount: '25.00' } });
  });

  test('counts as not sent in the profile: image and birthday are unchanged', async () => {
    const avatar = '/media/uploads/0123456789ab.webp';
    await gateway.db.update(customers).set({ avatar, birthday: '1992-04-18' }).where(eq(customers.id, me.id));
    const fields = { headimgurl: '', userName: 'Lin Qing', sex: '1', birthday: '', language: 'en_US' };
    expect(await call('mall.User.setPersonalResources', fields)).toMatchObject({ code: '200' });
    const { data } = await call('mall.User.personalResources');
    expect(data).toMatchObject({ headimgurl: avatar, user_name: 'Lin Qing', sex: 1, birthday: '1992-04-18' });
  });

  test('counts as not sent in a withdrawal to a bank card, which requires no real name', async () => {
    const bankCardId = await addCard(gateway, me);
    const keyCode = await withdrawalCode(gateway, me);
    const fields = { shop_id: '', amoney: '500', withdrawStatus: '1', bankCardId, mobile: '', keyCode, userName: '' };
    expect(await call('mall.User.withdrawals', fields)).toMatchObject({ code: '200' });
  });

  test('counts as not sent in a withdrawal to WeChat, which requires the real name from 2000.00', async () => {
    await gateway.db.insert(wechatBindings).values({ customerId: me.id, name: 'qing', createdAt: gateway.clock.now() });
    const toWechat = (amoney: string) =>
      call('mall.User.withdrawals', { shop_id: '', amoney, withdrawStatus: '2', bankCardId: '', mobile: '', keyCode: '', userName: '' });
    expect(await toWechat('2000.00')).toMatchObject(refusedField('userName'));
    expect(await toWechat('100.00')).toMatchObject({ code: '200' });
  });

  test('counts as not sent in a bank card, where the branch is optional', async () => {
    expect(await call('mall.Bank.addBank', { ...card, branch: '', is_default: '0', language: 'zh_CN' })).toMatchObject({ code: '200' });
    const [{ id }] = (await call('mall.Bank.bankList')).data;
    expect((await call('mall.Bank.cardDetail', { id })).data[0]).toMatchObject({ branch: '', Cardholder: card.Cardholder });
    expect(await call('mall.Bank.addBank', { ...card, id, branch: '上海徐汇支行' })).toMatchObject({ code: '200' });
    expect(await call('mall.Bank.addBank', { ...card, id, branch: '' })).toMatchObject({ code: '200' });
    expect((await call('mall.Bank.cardDetail', { id })).data[0].branch, 'a card is replaced as a whole').toBe('');
  });

  test('counts as not sent in a settlement for the other kind of purchase', async () => {
    const product = '[{"pid":1001},{"cid":10011},{"num":1}]';
    const fields = { product, cart_id: '', address_id: '', coupon_id: '', canshu: '', pay_type: '', shop_address_id: '' };
    expect(await call('mall.Order.settlement', fields)).toMatchObject({ code: '200' });
  });

  test('counts as not sent in an address, which is replaced as a whole and loses fields that are not sent', async () => {
    const [{ id: addr_id }] = (await call('mall.Address.index')).data.adds;
    const address = { addr_id, user_name: '林清', mobile: '13800000001', address: '文三路 1 号', place: '浙江省,杭州市,西湖区' };
    const zipCode = async () => (await call('mall.Address.upAddsindex', { addr_id })).data.address.code;
    expect(await call('mall.Address.upAdds', { ...address, zip_code: '310000' })).toMatchObject({ code: '200' });
    expect(await zipCode()).toBe('310000');
    expect(await call('mall.Address.upAdds', { ...address, zip_code: '', cpc: '', is_default: '' })).toMatchObject({ code: '200' });
    expect(await zipCode()).toBe('');
  });

  test.each([
    ['a text', 'mall.Bank.addBank', { ...card, Cardholder: '' }, 'Cardholder'],
    ['a choice', 'plugin.member.MallMember.payment', { memberType: '1', payType: '', amount: '25.00' }, 'payType'],
    ['a number', 'mall.Product.addCart', { pro_id: '', attribute_id: 10_011, num: 1 }, 'pro_id'],
    ['a list', 'mall.Cart.delCart', { car_id: '' }, 'car_id'],
    ['JSON', 'mall.Product.immediatelyCart', { product: '' }, 'product'],
  ])('is refused in a required field: %s', async (_kind, api, fields, field) => {
    const reply = await call(api, fields);
    expect(reply.code).toBe('50010');
    expect(reply.data.errors.map((error: { field: string }) => error.field)).toContain(field);
  });
});

describe('numeric text inside JSON', () => {
  test('counts as a number in a direct purchase', async () => {
    const reply = await call('mall.Product.immediatelyCart', { product: '[{"pid":"1001"},{"cid":10011},{"num":1}]' });
    expect(reply).toMatchObject({ code: '200' });
  });

  test('counts as a number in cart lines', async () => {
    const { data } = await call('mall.Product.addCart', { pro_id: 1001, attribute_id: 10_011, num: 1 });
    const cart = [{ cart_id: String(data.cart_id), num: '3', selected: '' }];
    expect(await call('mall.Cart.upCart', { cart })).toMatchObject({ code: '200' });
    expect((await call('mall.Cart.index')).data.list[0].list[0]).toMatchObject({ id: data.cart_id, num: 3 });
  });

  test.each([
    '[{"pid":"1001x"},{"cid":10011},{"num":1}]',
    '[{"pid":"-1"},{"cid":10011},{"num":1}]',
    '[{"pid":""},{"cid":10011},{"num":1}]',
  ])('is refused when it is not a valid id: %s', async (product) => {
    expect(await call('mall.Product.immediatelyCart', { product })).toMatchObject({ code: '50010' });
  });
});

describe('a page size', () => {
  test('above the maximum is reduced to it in the wallet records', async () => {
    const reply = await call('mall.User.details', { type: '1', typeName: '0', day: '7', page: '1', pageSize: '9999999' });
    expect(reply).toMatchObject({ code: '200', data: { total: 1, list: [{ money: '5000.00' }] } });
  });

  test('above the maximum is reduced to it in the search', async () => {
    expect((await call('mall.Index.search', { pageSize: '9999999' })).data.list).toHaveLength(36);
  });

  test.each(['0', '-1', '1.5', 'all'])('is refused when it is not a positive whole number: %s', async (pageSize) => {
    expect(await call('mall.User.details', { type: 1, pageSize })).toMatchObject(refusedField('pageSize'));
  });
});

describe('a price range', () => {
  const pricesOf = async (amount: string): Promise<number[]> => {
    const reply = await call('mall.Index.search', { amount, pageSize: 50 });
    expect(reply).toMatchObject({ code: '200' });
    return reply.data.list.map(({ price }: { price: string }) => Number(price));
  };

  test.each([
    ['500.00-1000.00', 500, 1000],
    ['0-499.00', 0, 499],
    ['1000-', 1000, Number.POSITIVE_INFINITY],
    ['98.00-118.00', 98, 118],
    ['98.01-117.99', 98.01, 117.99],
    ['98.5-118', 98.5, 118],
  ])('%s finds products at that price, to the cent', async (amount, low, high) => {
    const all = await pricesOf('');
    expect(all).toHaveLength(36);
    const expected = all.filter((price) => price >= low && price <= high);
    expect((await pricesOf(amount)).toSorted()).toEqual(expected.toSorted());
  });

  test.each(['98.123-118', 'a-b', '1-2-3', '98,5-118', '.5-1'])('is refused when it is malformed: %s', async (amount) => {
    expect(await call('mall.Index.search', { amount })).toMatchObject(refusedField('amount'));
  });
});

test('cartIds selects the cart lines to remove, like car_id', async () => {
  const add = async (pro_id: number, attribute_id: number): Promise<number> =>
    (await call('mall.Product.addCart', { pro_id, attribute_id, num: 1 })).data.cart_id;
  const lines = [await add(1001, 10_011), await add(1002, 10_021)];
  expect((await call('mall.Cart.index')).data.total).toBe(2);
  expect(await call('mall.Cart.delCart', { cartIds: `${lines.join(',')},` })).toMatchObject({ code: '200' });
  expect((await call('mall.Cart.index')).data.total).toBe(0);
});

describe('the captcha token in access_id', () => {
  const password = { password: 'spring2027', rpwd: 'spring2027' };
  const withCode = async () => {
    const [row] = await gateway.db.select().from(customers).where(eq(customers.id, me.id));
    const phone = row?.phone ?? '';
    await gateway.call('mall.Login.secretKey', { phone, cpc: '86', smsType: 4, type: 0 });
    return { phone, cpc: '86', keyCode: await codeSentTo(gateway, `+86 ${phone}`), imgCode: captchaAnswer, ...password };
  };
  const captchaToken = async (): Promise<string> => (await gateway.call('mall.Login.getCode')).data.code;
  const languageOf = async () => (await gateway.db.select().from(customers).where(eq(customers.id, me.id)))[0]?.language;

  test('resets a forgotten password', async () => {
    const fields = { ...(await withCode()), access_id: await captchaToken(), language: 'en_US' };
    expect(await call('mall.Login.forgotpassword', fields)).toMatchObject({ code: '200' });
    expect(await call('mall.User.accountSecurity')).toMatchObject({ code: '203' });
  });

  test('is ignored when verificationCode has one', async () => {
    const fields = { ...(await withCode()), access_id: 'something else', verificationCode: await captchaToken() };
    expect(await call('mall.Login.forgotpassword', fields)).toMatchObject({ code: '200' });
  });

  test('is not read as a session: a session token in it is refused as a wrong captcha', async () => {
    await call('mall.User.accountSecurity', { language: 'en' });
    const fields = { ...(await withCode()), access_id: me.token, language: 'ko' };
    expect(await call('mall.Login.forgotpassword', fields)).toMatchObject({ code: '51127' });
    expect(await languageOf()).toBe('en');
    expect(await call('mall.User.accountSecurity')).toMatchObject({ code: '200' });
  });

  test('is a captcha token in no other operation', async () => {
    const login = { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: captchaAnswer, access_id: await captchaToken() };
    expect(await call('mall.Login.login', login)).toMatchObject(refusedField('verificationCode'));
  });
});

test('a masked phone in a verification is ignored, because session and code identify the phone', async () => {
  const [row] = await gateway.db.select().from(customers).where(eq(customers.id, me.id));
  const pCode = await askForCode(gateway, { smsType: 3 }, `+86 ${row?.phone}`, { token: me.token });
  const { mobile: phone } = (await call('mall.User.accountSecurity')).data;
  expect(phone).toMatch(/^\d{3}\*{4}\d{4}$/);
  const reply = await call('mall.User.authentication', { phone, pCode, keyCode: '' });
  expect(reply).toMatchObject({ code: '200', data: { token: expect.any(String) } });
});

describe('the language', () => {
  const scripts = { ko: /\p{Script=Hangul}/u, en: /^[\p{ASCII}’]+$/u, zh: /\p{Script=Han}/u };
  const messageOf = async (query: string, fields: Record<string, string>, header: string) => {
    const payload = new URLSearchParams({ api: 'mall.Product.index', pro_id: '999999', ...fields }).toString();
    const reply = await sendRaw(gateway, { url: `/api/?store_id=1${query}`, headers: { 'accept-language': header }, payload });
    return reply.json.message;
  };

  test("in the URL has priority over the browser's header", async () => {
    expect(await messageOf('&language=ko_KR', {}, 'en-US,en;q=0.9')).toMatch(scripts.ko);
    expect(await messageOf('&language=', {}, 'en-US,en;q=0.9')).toMatch(scripts.en);
    expect(await messageOf('', {}, 'ko-KR')).toMatch(scripts.ko);
  });

  test('in the form has priority over the URL', async () => {
    expect(await messageOf('&language=ko_KR', { language: 'zh_CN' }, 'en-US')).toMatch(scripts.zh);
    expect(await messageOf('&language=ko_KR', { language: '' }, 'en-US')).toMatch(scripts.ko);
  });

  test.each([
    ['en', ['en', 'en_US', 'en-us', 'EN_us']],
    ['zh', ['zh', 'zh_CN', 'ZH-cn']],
    ['tn', ['tn', 'zh_TW', 'zh-tw']],
    ['ko', ['ko', 'ko_KR', 'KO-KR']],
  ])('%s has the spellings %j, in the URL and in the form', async (code, spellings) => {
    const expected = await messageOf('', { language: code }, 'fr');
    for (const language of spellings) {
      expect(await messageOf(`&language=${language}`, {}, 'fr')).toBe(expected);
      expect(await messageOf('', { language }, 'fr')).toBe(expected);
    }
  });
});
