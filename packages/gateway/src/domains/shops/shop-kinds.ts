import type { DataOf } from '@mall/contract';
import type { LanguageCode, Localized } from '../../shared/language.ts';

/** The kinds of shops that can be applied for, by the id that applications keep. */
const kinds: ReadonlyMap<number, Localized> = new Map([
  [1, { en: 'Skin care', zh: '护肤', tn: '肌膚保養', ko: '스킨케어' }],
  [2, { en: 'Bath and body', zh: '沐浴与身体护理', tn: '沐浴與身體保養', ko: '목욕과 바디 케어' }],
  [3, { en: 'Make-up', zh: '彩妆', tn: '彩妝', ko: '메이크업' }],
  [4, { en: 'Food supplements and tea', zh: '营养补充与茶饮', tn: '營養補充與茶飲', ko: '영양 보충제와 차' }],
  [5, { en: 'Hair care', zh: '护发', tn: '美髮保養', ko: '헤어 케어' }],
  [6, { en: 'Home fragrance', zh: '居家香氛', tn: '居家香氛', ko: '홈 프래그런스' }],
]);

export function listShopKinds(language: LanguageCode): DataOf<'mch.mall.Mch.mchClass'>['list'] {
  return [...kinds].map(([id, name]) => ({ id, name: name[language] }));
}

export const isShopKind = (id: number): boolean => kinds.has(id);
