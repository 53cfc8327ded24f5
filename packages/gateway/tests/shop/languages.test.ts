import { languages } from '@mall/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../src/sessions/schema.ts';
import { makeCustomer } from '../support/fixtures/customers.ts';
import { type Fields, openTestGateway, type TestGateway } from '../support/gateway.ts';
import { captchaAnswer } from '../support/settings.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** Returns the mall's name in the language of the response. */
async function mallName(fields: Fields, token?: string): Promise<string> {
  return (await gateway.call('mall.Index.index', fields, token === undefined ? {} : { token })).data.mchCoupon.mallName;
}

describe('the language of a call', () => {
  const scripts = { zh: /\p{Script=Han}/u, tn: /\p{Script=Han}/u, ko: /\p{Script=Hangul}/u };
  const refused = async (fields: Fields, headers: Record<string, string> = {}, on = gateway): Promise<string> =>
    (await on.call('mall.Product.index', { pro_id: 999_999, ...fields }, { headers })).message;

  test('determines the texts of a refusal', async () => {
    const messages = await Promise.all(['en', 'zh', 'tn', 'ko'].map((language) => refused({ language })));
    expect(new Set(messages).size).toBe(4);
    expect(messages[1]).toMatch(scripts.zh);
    expect(messages[2]).toMatch(scripts.tn);
    expect(messages[3]).toMatch(scripts.ko);
  });

  test.each([
    ['en', ['en-US', 'en_US', 'EN', 'en-GB']],
    ['zh', ['zh-CN', 'zh_CN', 'ZH-cn']],
    ['tn', ['zh-TW', 'zh_TW']],
    ['ko', ['ko-KR', 'ko_KR']],
  ])('%s has several spellings, in the form or in the header', async (language, spellings) => {
    const expected = await refused({ language });
    for (const spelling of spellings) {
      expect(await refused({ language: spelling })).toBe(expected);
      expect(await refused({}, { 'accept-language': `${spelling},fr;q=0.5` })).toBe(expected);
    }
  });

  test('is read from the form before the header, and falls back to the default when it is not supported', async () => {
    expect(await refused({ language: 'ko' }, { 'accept-language': 'zh-CN' })).toMatch(scripts.ko);
    expect(await refused({ language: 'fr' })).toBe(await refused({ language: 'en' }));
    const korean = await openTestGateway({ settings: { defaultLanguage: 'ko' } });
    expect(await refused({}, {}, korean)).toMatch(scripts.ko);
    await korean.close();
  });
});

describe('the languages of the mall', () => {
  test('app.common.getLangs lists four codes, each accepted as the language of a call', async () => {
    const { data } = await gateway.call('app.common.getLangs');
    expect(data.map(({ lang_name }: { lang_name: string }) => lang_name)).toEqual(languages.map(({ name }) => name));
    const codes = data.map(({ lang_code }: { lang_code: string }) => lang_code);
    expect(codes).toEqual(['en_US', 'zh_CN', 'zh_TW', 'ko_KR']);
    for (const [index, { code }] of languages.entries())
      expect(await mallName({ language: codes[index] })).toBe(await mallName({ language: code }));
  });
});

describe('the language of a session', () => {
  const select = (language: string | undefined, token?: string) =>
    gateway.call('mall.home.select_language', { language }, token === undefined ? {} : { token });

  async function newGuest(): Promise<string> {
    const added = await gateway.call('mall.Product.addCart', { pro_id: 1001, attribute_id: 10011, num: 1 });
    expect(added.code).toBe('200');
    return added.data.access_id;
  }

  async function newCustomer(): Promise<string> {
    const customer = await makeCustomer(gateway);
    return customer.token;
  }

  test.each([
    ['guest', newGuest],
    ['customer', newCustomer],
  ])('mall.home.select_language of a %s sets the language of later calls that name none', async (_kind, open) => {
    const [token, other] = [await open(), await open()];
    expect(await mallName({}, token)).toBe('Sylvane');
    expect(await select('ko_KR', token)).toMatchObject({ code: '200', data: {} });
    expect(await mallName({}, token)).toBe('실반');
    expect((await gateway.call('mall.Product.index', { pro_id: 999_999 }, { token })).message).toMatch(/\p{Script=Hangul}/u);
    expect(await mallName({ language: 'zh' }, token)).toBe('林间集');
    expect(await mallName({}, token)).toBe('실반');
    expect(await mallName({}, other)).toBe('Sylvane');
  });

  test('mall.home.select_language changes nothing when it names no language or an unknown one', async () => {
    const token = await newGuest();
    await select('tn', token);
    expect(await select(undefined, token)).toMatchObject({ code: '200' });
    expect(await select('fr', token)).toMatchObject({ code: '200' });
    expect(await mallName({}, token)).toBe('林間集');
  });

  test("the language that a guest selected is the session's after sign-in", async () => {
    const guest = await newGuest();
    await select('ko', guest);
    const captcha = await gateway.call('mall.Login.getCode');
    const fields = { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: captchaAnswer, verificationCode: captcha.data.code };
    const { data } = await gateway.call('mall.Login.login', fields, { token: guest });
    expect(data.user_lang_code).toBe('ko_KR');
    expect(await mallName({}, data.access_id)).toBe('실반');
  });

  test('mall.home.select_language of a visitor succeeds and creates no session', async () => {
    const count = async () => (await gateway.db.select().from(sessions)).length;
    const before = await count();
    expect(await select('ko')).toMatchObject({ code: '200', data: {} });
    expect(await select('ko', 'nobody')).toMatchObject({ code: '200', data: {} });
    expect(await count()).toBe(before);
  });
});
