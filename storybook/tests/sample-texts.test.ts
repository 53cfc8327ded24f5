import { expect, it } from 'vitest';
import { sampleTexts } from '../plugins/sample-texts/sample-texts.ts';

const texts = sampleTexts();

it.each([
  ['Cloud Cleansing Milk', 'zh', '云絮洁面乳'],
  ['Sylvane Flagship', 'tn', '林間集旗艦店'],
  ['Lin Qing', 'ko', '린칭'],
  ['(Mori & Dew Atelier) Free delivery', 'zh', '(森露工坊) 免运费'],
  ['On orders from ¥199.00', 'zh', '满 ¥199.00 可用'],
  ['Tidewell Wellness 湖滨店', 'zh', '汐源健康馆湖滨店'],
  ['沈若溪', 'en', 'Imogen Clarke'],
  ['You requested a refund of ¥42.00.', 'ko', '¥42.00 환불을 신청하셨습니다.'],
  ['The shop declined: The pack had been opened.', 'zh', '商家已拒绝：包装已拆封。'],
  ['[Shanghai] SF Express has collected the parcel.', 'tn', '【上海市】順豐速運已收取包裹。'],
  ['招商银行', 'en', 'China Merchants Bank'],
  ['西湖区', 'en', 'Xihu District'],
  ['灵隐路 18 号茶园小筑 2 幢', 'en', 'Building 2, Chayuanxiaozhu, 18 Lingyin Road'],
  ['灵隐路 18 号茶园小筑 2 幢', 'ko', '링인로 18 호 차위안샤오주 2 동'],
] as const)('sampleTexts translates "%s" to %s with the texts of the demo mall', (text, language, expected) => {
  expect(texts.get(text)?.[language]).toBe(expected);
});

it('sampleTexts has no Chinese characters in an English text of the demo mall', () => {
  const untranslated = [...texts].filter(([, { en }]) => /\p{Script=Han}/u.test(en)).map(([text]) => text);
  expect(untranslated).toEqual([]);
});

it('sampleTexts translates the product descriptions of the examples into Chinese', () => {
  const descriptions = [...texts].filter(([text]) => text.startsWith('[{"name":"Introduction"'));
  expect(descriptions).toHaveLength(7);
  for (const [, { zh }] of descriptions) expect(zh).not.toMatch(/Introduction|Ingredients|Directions|<p>[A-Za-z ]{20}/);
});
