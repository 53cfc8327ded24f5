import type { MemberBenefit } from '../commerce/MemberBenefits/MemberBenefits.tsx';
import type { MembershipPlan } from '../commerce/MembershipPlans/MembershipPlans.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { drawnImage } from './drawnImage.ts';
import { inLanguage } from './globals.ts';

/** Returns the three membership plans, for stories. */
export function storyPlans(language: LanguageCode): MembershipPlan[] {
  const say = inLanguage(language);
  return [
    { id: '1', name: say('1 month', '一个月', '1개월'), price: '25.00', perDay: '0.83' },
    { id: '2', name: say('1 quarter', '一个季度', '3개월'), price: '68.00', perDay: '0.76' },
    { id: '3', name: say('1 year', '一年', '1년'), price: '238.00', perDay: '0.65', isBest: true },
  ];
}

/** Returns the membership benefits, for stories. */
export function storyBenefits(language: LanguageCode): MemberBenefit[] {
  const say = inLanguage(language);
  return [
    {
      name: say('Member prices', '会员价', '회원가'),
      detail: say('A tenth off most of the shelf', '正价商品低至九折', '대부분의 상품 10% 할인'),
      iconUrl: drawnImage('bottle', 'sage'),
    },
    {
      name: say('Birthday points', '生日积分', '생일 포인트'),
      detail: say('Twice as many in your month', '生日当月双倍', '생일 달에는 두 배 적립'),
      iconUrl: drawnImage('jar', 'plum'),
    },
    {
      name: say('A gift on joining', '入会礼', '가입 선물'),
      detail: say('It comes with your first parcel', '随首单寄出', '첫 주문 상품과 함께 발송'),
      iconUrl: drawnImage('bar', 'clay'),
    },
    {
      name: say('Advice by appointment', '预约顾问', '예약 상담'),
      detail: say('Once a season, for you alone', '每季一次，一对一', '계절마다 한 번, 일대일로'),
      iconUrl: drawnImage('dropper', 'sand', true),
    },
  ];
}
