import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fields, openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('a refusal is told in the language asked', () => {
  const scripts = { zh: /\p{Script=Han}/u, tn: /\p{Script=Han}/u, ko: /\p{Script=Hangul}/u };
  const refused = async (fields: Fields, headers: Record<string, string> = {}, on = gateway): Promise<string> =>
    (await on.call('mall.Product.index', { pro_id: 999_999, ...fields }, { headers })).message;

  test('each language has words of its own', async () => {
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

  test('the form goes before the header, and a language we do not speak is the default one', async () => {
    expect(await refused({ language: 'ko' }, { 'accept-language': 'zh-CN' })).toMatch(scripts.ko);
    expect(await refused({ language: 'fr' })).toBe(await refused({ language: 'en' }));
    const korean = await openTestGateway({ settings: { defaultLanguage: 'ko' } });
    expect(await refused({}, {}, korean)).toMatch(scripts.ko);
    await korean.close();
  });
});
