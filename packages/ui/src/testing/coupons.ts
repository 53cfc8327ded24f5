import type { CouponTicketProps } from '../commerce/CouponTicket/CouponTicket.tsx';
import type { LanguageCode } from '../i18n/languages.ts';

/** Coupons in every state, for stories: what a platform or, with `shopName`, a shop gives. */
export function storyCoupons(language: LanguageCode, shopName?: string): Omit<CouponTicketProps, 'action'>[] {
  const zh = language !== 'en';
  const named = (name: string) => (shopName ? `[${shopName}] ${name}` : name);
  const until = zh ? '2026年12月31日前有效' : 'Until 31 December 2026';
  return [
    {
      benefit: { kind: 'amountOff', amount: '30.00' },
      name: named(zh ? '秋日问候' : 'Autumn greeting'),
      condition: zh ? '满 ¥199 可用' : 'From ¥199.00 on',
      validity: until,
      state: 'open',
    },
    {
      benefit: { kind: 'shareOff', tenths: '8.50' },
      name: named(zh ? '沐浴系列' : 'For the bath shelf'),
      condition: zh ? '沐浴与身体，无门槛' : 'Bath & body, from any sum',
      validity: zh ? '领取后 30 天内有效' : 'Thirty days from the day you take it',
      state: 'open',
    },
    {
      benefit: { kind: 'freeDelivery' },
      name: named(zh ? '免邮券' : 'The way is on us'),
      condition: zh ? '满 ¥59 可用' : 'From ¥59.00 on',
      validity: until,
      state: 'held',
    },
    {
      benefit: { kind: 'amountOff', amount: '50.00' },
      name: named(zh ? '早鸟礼' : 'For early birds'),
      condition: zh ? '满 ¥399 可用' : 'From ¥399.00 on',
      validity: until,
      state: 'gone',
    },
    {
      benefit: { kind: 'amountOff', amount: '10.00' },
      name: named(zh ? '初次见面' : 'How do you do'),
      condition: zh ? '满 ¥99 可用' : 'From ¥99.00 on',
      validity: until,
      state: 'used',
    },
    {
      benefit: { kind: 'gift' },
      name: named(zh ? '随单小样' : 'A sample in the parcel'),
      validity: until,
      state: 'inUse',
    },
    {
      benefit: { kind: 'shareOff', tenths: '9.00' },
      name: named(zh ? '夏末' : 'The end of summer'),
      condition: zh ? '全场可用' : 'On everything',
      validity: zh ? '2026年9月30日前有效' : 'Until 30 September 2026',
      state: 'expired',
    },
  ];
}
