import type { LanguageCode, Localized } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import type { CampaignRow } from './repository.ts';
import { couponScope } from './schema.ts';

/** What a caller can do about a campaign; the numbers are the wire's. */
export const receiveState = { receive: 1, use: 2, gone: 3, used: 4 } as const;
export type ReceiveState = (typeof receiveState)[keyof typeof receiveState];

const buttons: Readonly<Record<ReceiveState, Localized>> = {
  1: { en: 'Receive', zh: '立即领取', tn: '立即領取', ko: '받기' },
  2: { en: 'Use', zh: '去使用', tn: '去使用', ko: '사용하기' },
  3: { en: 'All gone', zh: '已抢光', tn: '已領完', ko: '소진됨' },
  4: { en: 'Used', zh: '已使用', tn: '已使用', ko: '사용함' },
};

const anyOrder: Localized = { en: 'On any order', zh: '无门槛', tn: '無門檻', ko: '금액 제한 없음' };
const membership: Localized = { en: 'For buying a membership', zh: '购买会员可用', tn: '購買會員可用', ko: '멤버십 구매 시' };
const numbers: Readonly<Record<'limited' | 'unlimited', Localized>> = {
  limited: { en: 'Limited', zh: '限量', tn: '限量', ko: '한정 수량' },
  unlimited: { en: 'Unlimited', zh: '不限量', tn: '不限量', ko: '수량 제한 없음' },
};
const received: Localized = { en: 'The coupon is yours.', zh: '领取成功。', tn: '領取成功。', ko: '쿠폰을 받았습니다.' };

const fromAmount: Readonly<Record<LanguageCode, (amount: string) => string>> = {
  en: (amount) => `On orders from ¥${amount}`,
  zh: (amount) => `满 ¥${amount} 可用`,
  tn: (amount) => `滿 ¥${amount} 可用`,
  ko: (amount) => `¥${amount} 이상 주문 시`,
};

export const buttonText = (state: ReceiveState, language: LanguageCode): string => buttons[state][language];
export const receivedText = (language: LanguageCode): string => received[language];
export const numberText = (limited: boolean, language: LanguageCode): string => numbers[limited ? 'limited' : 'unlimited'][language];

/** The condition of a coupon as a text. */
export function conditionText({ scope, threshold }: CampaignRow, language: LanguageCode): string {
  if (scope === couponScope.membership) return membership[language];
  return threshold === 0n ? anyOrder[language] : fromAmount[language](formatMoney(threshold));
}

/** A coupon's name where coupons of many shops stand together: with its shop before it. */
export const nameAmongOthers = (name: string, shop: string | undefined): string => (shop === undefined ? name : `(${shop}) ${name}`);
