import type { CouponTicketProps } from '../commerce/coupons/CouponTicket/CouponTicket.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage } from './sampleTexts.ts';

/** Returns coupons in every state, for stories: of the platform or, with `shopName`, of a shop. */
export function storyCoupons(language: LanguageCode, shopName?: string): Omit<CouponTicketProps, 'action'>[] {
  const t = inLanguage(language);
  const named = (name: string) => (shopName ? `[${shopName}] ${name}` : name);
  const until = t({ en: 'Until December 31, 2026', zh: '2026年12月31日前有效', tn: '2026年12月31日前有效', ko: '2026년 12월 31일까지' });
  return [
    {
      benefit: { kind: 'amountOff', amount: '30.00' },
      name: named(t({ en: 'Autumn greeting', zh: '秋日问候', tn: '秋日問候', ko: '가을 인사 쿠폰' })),
      condition: t({ en: 'On orders from ¥199.00', zh: '满 ¥199 可用', tn: '滿 ¥199 可用', ko: '¥199.00 이상 구매 시' }),
      validity: until,
      state: 'open',
    },
    {
      benefit: { kind: 'shareOff', tenths: '8.50' },
      name: named(t({ en: 'For the bath shelf', zh: '沐浴系列', tn: '沐浴系列', ko: '배스·바디 쿠폰' })),
      condition: t({
        en: 'Bath & body, from any sum',
        zh: '沐浴与身体，无门槛',
        tn: '沐浴與身體，無門檻',
        ko: '배스·바디, 금액 제한 없음',
      }),
      validity: t({
        en: 'Thirty days from the day you take it',
        zh: '领取后 30 天内有效',
        tn: '領取後 30 天內有效',
        ko: '받은 날부터 30일 동안 사용 가능',
      }),
      state: 'open',
    },
    {
      benefit: { kind: 'freeDelivery' },
      name: named(t({ en: 'The way is on us', zh: '免邮券', tn: '免運券', ko: '무료 배송 쿠폰' })),
      condition: t({ en: 'On orders from ¥59.00', zh: '满 ¥59 可用', tn: '滿 ¥59 可用', ko: '¥59.00 이상 구매 시' }),
      validity: until,
      state: 'held',
    },
    {
      benefit: { kind: 'amountOff', amount: '50.00' },
      name: named(t({ en: 'For early birds', zh: '早鸟礼', tn: '早鳥禮', ko: '얼리버드 쿠폰' })),
      condition: t({ en: 'On orders from ¥399.00', zh: '满 ¥399 可用', tn: '滿 ¥399 可用', ko: '¥399.00 이상 구매 시' }),
      validity: until,
      state: 'gone',
    },
    {
      benefit: { kind: 'amountOff', amount: '10.00' },
      name: named(t({ en: 'How do you do', zh: '初次见面', tn: '初次見面', ko: '첫 만남 쿠폰' })),
      condition: t({ en: 'On orders from ¥99.00', zh: '满 ¥99 可用', tn: '滿 ¥99 可用', ko: '¥99.00 이상 구매 시' }),
      validity: until,
      state: 'used',
    },
    {
      benefit: { kind: 'gift' },
      name: named(t({ en: 'A sample in the parcel', zh: '随单小样', tn: '隨單小樣', ko: '샘플 증정 쿠폰' })),
      validity: until,
      state: 'inUse',
    },
    {
      benefit: { kind: 'shareOff', tenths: '9.00' },
      name: named(t({ en: 'The end of summer', zh: '夏末', tn: '夏末', ko: '늦여름 쿠폰' })),
      condition: t({ en: 'On everything', zh: '全场可用', tn: '全場可用', ko: '모든 상품에 사용 가능' }),
      validity: t({ en: 'Until September 30, 2026', zh: '2026年9月30日前有效', tn: '2026年9月30日前有效', ko: '2026년 9월 30일까지' }),
      state: 'expired',
    },
  ];
}
