import type { CouponTicketProps } from '../commerce/CouponTicket/CouponTicket.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage } from './globals.ts';

/** Coupons in every state, for stories: what a platform or, with `shopName`, a shop gives. */
export function storyCoupons(language: LanguageCode, shopName?: string): Omit<CouponTicketProps, 'action'>[] {
  const say = inLanguage(language);
  const named = (name: string) => (shopName ? `[${shopName}] ${name}` : name);
  const until = say('Until 31 December 2026', '2026年12月31日前有效');
  return [
    {
      benefit: { kind: 'amountOff', amount: '30.00' },
      name: named(say('Autumn greeting', '秋日问候')),
      condition: say('From ¥199.00 on', '满 ¥199 可用'),
      validity: until,
      state: 'open',
    },
    {
      benefit: { kind: 'shareOff', tenths: '8.50' },
      name: named(say('For the bath shelf', '沐浴系列')),
      condition: say('Bath & body, from any sum', '沐浴与身体，无门槛'),
      validity: say('Thirty days from the day you take it', '领取后 30 天内有效'),
      state: 'open',
    },
    {
      benefit: { kind: 'freeDelivery' },
      name: named(say('The way is on us', '免邮券')),
      condition: say('From ¥59.00 on', '满 ¥59 可用'),
      validity: until,
      state: 'held',
    },
    {
      benefit: { kind: 'amountOff', amount: '50.00' },
      name: named(say('For early birds', '早鸟礼')),
      condition: say('From ¥399.00 on', '满 ¥399 可用'),
      validity: until,
      state: 'gone',
    },
    {
      benefit: { kind: 'amountOff', amount: '10.00' },
      name: named(say('How do you do', '初次见面')),
      condition: say('From ¥99.00 on', '满 ¥99 可用'),
      validity: until,
      state: 'used',
    },
    {
      benefit: { kind: 'gift' },
      name: named(say('A sample in the parcel', '随单小样')),
      validity: until,
      state: 'inUse',
    },
    {
      benefit: { kind: 'shareOff', tenths: '9.00' },
      name: named(say('The end of summer', '夏末')),
      condition: say('On everything', '全场可用'),
      validity: say('Until 30 September 2026', '2026年9月30日前有效'),
      state: 'expired',
    },
  ];
}
