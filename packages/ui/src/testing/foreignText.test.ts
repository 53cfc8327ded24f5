import { expect, it } from 'vitest';
import { isForeign } from './foreignText.ts';

it.each([
  ['ko', '상품을 반송해 주세요. Please send the goods back.'],
  ['zh', 'Birthday points'],
  ['zh', 'Directions'],
  ['tn', '由「林間集」販售 · sold'],
  ['tn', 'Code 已過期'],
  ['zh', 'Store 入口'],
  ['ko', '[杭州市] 배송'],
  ['zh', '받기'],
  ['en', '招商银行'],
  ['en', 'Reply to 린칭'],
] as const)('isForeign finds the other language in a text in %s: %s', (language, text) => {
  expect(isForeign(text, language)).toBe(true);
});

it.each([
  ['zh', '订单 GM20261118101500000043，150 ml'],
  ['ko', 'care@sylvane.example'],
  ['tn', '支援 Alipay'],
  ['tn', '掃描 QR Code'],
  ['zh', '从 App Store 下载 App'],
  ['en', 'Returns and refunds'],
  ['zh', 'EMS'],
] as const)('isForeign accepts codes, addresses and names in a text in %s: %s', (language, text) => {
  expect(isForeign(text, language)).toBe(false);
});
