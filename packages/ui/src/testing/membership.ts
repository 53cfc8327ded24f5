import type { LedgerRowProps } from '../commerce/LedgerRow/LedgerRow.tsx';
import type { MemberBenefit } from '../commerce/MemberBenefits/MemberBenefits.tsx';
import type { MembershipPlan } from '../commerce/MembershipPlans/MembershipPlans.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { drawnPicture } from './drawnPicture.ts';

/** The three memberships, for stories. */
export function storyPlans(language: LanguageCode): MembershipPlan[] {
  const zh = language !== 'en';
  return [
    { id: '1', name: zh ? '一个月' : '1 month', price: '25.00', perDay: '0.83' },
    { id: '2', name: zh ? '一个季度' : '1 quarter', price: '68.00', perDay: '0.76' },
    { id: '3', name: zh ? '一年' : '1 year', price: '238.00', perDay: '0.65', isBest: true },
  ];
}

/** What members enjoy, for stories. */
export function storyBenefits(language: LanguageCode): MemberBenefit[] {
  const zh = language !== 'en';
  return [
    {
      name: zh ? '会员价' : 'Member prices',
      detail: zh ? '正价商品低至九折' : 'A tenth off most of the shelf',
      iconUrl: drawnPicture('bottle', 'sage'),
    },
    {
      name: zh ? '生日积分' : 'Birthday points',
      detail: zh ? '生日当月双倍' : 'Twice as many in your month',
      iconUrl: drawnPicture('jar', 'plum'),
    },
    {
      name: zh ? '入会礼' : 'A gift on joining',
      detail: zh ? '随首单寄出' : 'It comes with your first parcel',
      iconUrl: drawnPicture('bar', 'clay'),
    },
    {
      name: zh ? '预约顾问' : 'Advice by appointment',
      detail: zh ? '每季一次，一对一' : 'Once a season, for you alone',
      iconUrl: drawnPicture('dropper', 'sand', true),
    },
  ];
}

/** What a member has paid for the membership, for stories. */
export function storyPurchases(language: LanguageCode): LedgerRowProps[] {
  const zh = language !== 'en';
  return [
    {
      title: zh ? '一年 · 至 2027年3月1日' : '1 year, until 1 March 2027',
      date: zh ? '2026年3月1日 10:30，余额支付' : '1 March 2026, 10:30, from the balance',
      amount: '-238.00',
      note: 'VIP20260301103000000001',
    },
    {
      title: zh ? '一个月 · 至 2026年2月20日' : '1 month, until 20 February 2026',
      date: zh ? '2026年1月20日 19:05，支付宝' : '20 January 2026, 19:05, by Alipay',
      amount: '-25.00',
      note: 'VIP20260120190500000001',
    },
  ];
}
