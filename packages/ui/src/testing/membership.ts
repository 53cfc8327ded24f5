import type { MemberBenefit } from '../commerce/MemberBenefits/MemberBenefits.tsx';
import type { MembershipPlan } from '../commerce/MembershipPlans/MembershipPlans.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { drawnImage } from './drawnImage.ts';
import { inLanguage } from './globals.ts';

/** Returns the three membership plans, for stories. */
export function storyPlans(language: LanguageCode): MembershipPlan[] {
  const t = inLanguage(language);
  return [
    { id: '1', name: t('1 month', '一个月', '1개월'), price: '25.00', perDay: '0.83' },
    { id: '2', name: t('1 quarter', '一个季度', '3개월'), price: '68.00', perDay: '0.76' },
    { id: '3', name: t('1 year', '一年', '1년'), price: '238.00', perDay: '0.65', isBest: true },
  ];
}

/** Returns the membership benefits, for stories. */
export function storyBenefits(language: LanguageCode): MemberBenefit[] {
  const t = inLanguage(language);
  return [
    {
      name: t('Member prices', '会员价', '회원가'),
      detail: t('A tenth off most of the shelf', '正价商品低至九折', '대부분의 상품 10% 할인'),
      iconUrl: drawnImage('bottle', 'sage'),
    },
    {
      name: t('Birthday points', '生日积分', '생일 포인트'),
      detail: t('Twice as many in your month', '生日当月双倍', '생일 달에는 두 배 적립'),
      iconUrl: drawnImage('jar', 'plum'),
    },
    {
      name: t('A gift on joining', '入会礼', '가입 선물'),
      detail: t('It comes with your first parcel', '随首单寄出', '첫 주문 상품과 함께 발송'),
      iconUrl: drawnImage('bar', 'clay'),
    },
    {
      name: t('Advice by appointment', '预约顾问', '예약 상담'),
      detail: t('Once a season, for you alone', '每季一次，一对一', '계절마다 한 번, 일대일로'),
      iconUrl: drawnImage('dropper', 'sand', true),
    },
  ];
}
