// @spec 3.6 7.23 9.16

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const titles = {
  en: ['Terms of use', 'Shop agreement', 'Privacy policy', 'Membership agreement'],
  zh: ['用户协议', '店铺入驻协议', '隐私政策', '会员协议'],
  tn: ['使用者條款', '店鋪進駐合約', '隱私權政策', '會員合約'],
  ko: ['이용약관', '입점 약관', '개인정보 처리방침', '멤버십 약관'],
};
const mall = { en: 'Sylvane', zh: '林间集', tn: '林間集', ko: '실반' };
const languages = ['en', 'zh', 'tn', 'ko'] as const;
const cases = languages.flatMap((language) => titles[language].map((title, type) => ({ language, type, title })));

describe('the agreements', () => {
  test.each(cases)('include type $type in $language', async ({ language, type, title }) => {
    const reply = await gateway.call('mall.Login.registerAgreement', { type, language });
    expect(reply).toMatchObject({ http: 200, code: '200', data: { title } });
    expect(reply.data.content).toContain(mall[language]);
    expect(reply.data.content).toMatch(/^(<p>[^<>]+<\/p>)(<h3>[^<>]+<\/h3><p>[^<>]+<\/p>){5,8}$/);
  });

  test('have the same sections in every language', async () => {
    for (const type of [0, 1, 2, 3]) {
      const contents = await Promise.all(
        languages.map(async (language) => (await gateway.call('mall.Login.registerAgreement', { type, language })).data.content),
      );
      expect(new Set(contents.map((content: string) => content.match(/<h3>/g)?.length)).size).toBe(1);
      expect(new Set(contents).size).toBe(4);
    }
  });

  test.each([{}, { type: 4 }, { type: 'x' }])('refuse the unknown type %j', async (fields) => {
    expect(await gateway.call('mall.Login.registerAgreement', fields)).toMatchObject({ code: '50010' });
  });
});
