import type { MemberBenefit } from '../commerce/membership/MemberBenefits/MemberBenefits.tsx';
import type { MembershipPlan } from '../commerce/membership/MembershipPlans/MembershipPlans.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { drawnImage } from './drawnImage.ts';
import { inLanguage } from './sampleTexts.ts';

/** Returns the three membership plans, for stories. */
export function storyPlans(language: LanguageCode): MembershipPlan[] {
  const t = inLanguage(language);
  return [
    { id: '1', name: t({ en: '1 month', zh: '一个月', tn: '一個月', ko: '1개월' }), price: '25.00', perDay: '0.83' },
    { id: '2', name: t({ en: '1 quarter', zh: '一个季度', tn: '一個季度', ko: '3개월' }), price: '68.00', perDay: '0.76' },
    { id: '3', name: t({ en: '1 year', zh: '一年', tn: '一年', ko: '1년' }), price: '238.00', perDay: '0.65', isBest: true },
  ];
}

/** Returns the membership benefits, for stories. */
export function storyBenefits(language: LanguageCode): MemberBenefit[] {
  const t = inLanguage(language);
  return [
    {
      name: t({ en: 'Member prices', zh: '会员价', tn: '會員價', ko: '회원가' }),
      detail: t({ en: 'A tenth off most of the shelf', zh: '正价商品低至九折', tn: '正價商品低至九折', ko: '대부분의 상품 10% 할인' }),
      iconUrl: drawnImage('bottle', 'sage'),
    },
    {
      name: t({ en: 'Birthday points', zh: '生日积分', tn: '生日點數', ko: '생일 포인트' }),
      detail: t({ en: 'Twice as many in your month', zh: '生日当月双倍', tn: '生日當月雙倍', ko: '생일 달에는 두 배 적립' }),
      iconUrl: drawnImage('jar', 'plum'),
    },
    {
      name: t({ en: 'A gift on joining', zh: '入会礼', tn: '入會禮', ko: '가입 선물' }),
      detail: t({ en: 'It comes with your first parcel', zh: '随首单寄出', tn: '隨首單寄出', ko: '첫 주문 상품과 함께 발송' }),
      iconUrl: drawnImage('bar', 'clay'),
    },
    {
      name: t({ en: 'Advice by appointment', zh: '预约顾问', tn: '預約顧問', ko: '예약 상담' }),
      detail: t({ en: 'Once a season, for you alone', zh: '每季一次，一对一', tn: '每季一次，一對一', ko: '계절마다 한 번, 일대일로' }),
      iconUrl: drawnImage('dropper', 'sand', true),
    },
  ];
}
