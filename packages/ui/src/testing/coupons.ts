import type { CouponTicketProps } from '../commerce/CouponTicket/CouponTicket.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage } from './globals.ts';

/** Returns coupons in every state, for stories: of the platform or, with `shopName`, of a shop. */
export function storyCoupons(language: LanguageCode, shopName?: string): Omit<CouponTicketProps, 'action'>[] {
  const t = inLanguage(language);
  const named = (name: string) => (shopName ? `[${shopName}] ${name}` : name);
  const until = t('Until 31 December 2026', '2026年12月31日前有效', '2026년 12월 31일까지');
  return [
    {
      benefit: { kind: 'amountOff', amount: '30.00' },
      name: named(t('Autumn greeting', '秋日问候', '가을 인사 쿠폰')),
      condition: t('On orders from ¥199.00', '满 ¥199 可用', '¥199.00 이상 구매 시'),
      validity: until,
      state: 'open',
    },
    {
      benefit: { kind: 'shareOff', tenths: '8.50' },
      name: named(t('For the bath shelf', '沐浴系列', '배스·바디 쿠폰')),
      condition: t('Bath & body, from any sum', '沐浴与身体，无门槛', '배스·바디, 금액 제한 없음'),
      validity: t('Thirty days from the day you take it', '领取后 30 天内有效', '받은 날부터 30일 동안 사용 가능'),
      state: 'open',
    },
    {
      benefit: { kind: 'freeDelivery' },
      name: named(t('The way is on us', '免邮券', '무료 배송 쿠폰')),
      condition: t('On orders from ¥59.00', '满 ¥59 可用', '¥59.00 이상 구매 시'),
      validity: until,
      state: 'held',
    },
    {
      benefit: { kind: 'amountOff', amount: '50.00' },
      name: named(t('For early birds', '早鸟礼', '얼리버드 쿠폰')),
      condition: t('On orders from ¥399.00', '满 ¥399 可用', '¥399.00 이상 구매 시'),
      validity: until,
      state: 'gone',
    },
    {
      benefit: { kind: 'amountOff', amount: '10.00' },
      name: named(t('How do you do', '初次见面', '첫 만남 쿠폰')),
      condition: t('On orders from ¥99.00', '满 ¥99 可用', '¥99.00 이상 구매 시'),
      validity: until,
      state: 'used',
    },
    {
      benefit: { kind: 'gift' },
      name: named(t('A sample in the parcel', '随单小样', '샘플 증정 쿠폰')),
      validity: until,
      state: 'inUse',
    },
    {
      benefit: { kind: 'shareOff', tenths: '9.00' },
      name: named(t('The end of summer', '夏末', '늦여름 쿠폰')),
      condition: t('On everything', '全场可用', '모든 상품에 사용 가능'),
      validity: t('Until 30 September 2026', '2026年9月30日前有效', '2026년 9월 30일까지'),
      state: 'expired',
    },
  ];
}
