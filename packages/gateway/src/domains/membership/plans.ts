import type { DataOf } from '@mall/contract';
import { addDays, addMonths, startOfDay } from '../../shared/clock.ts';
import type { LanguageCode, Localized } from '../../shared/language.ts';
import { type Cents, formatMoney, parseMoney } from '../../shared/money.ts';
import type { PlanNumber } from './schema.ts';

type Offer = DataOf<'plugin.member.MallMember.settlement'>['memberConfig'];

/** A length of membership and what it costs. */
export interface Plan {
  readonly number: PlanNumber;
  readonly months: number;
  readonly days: number;
  readonly price: Cents;
  readonly card: Localized;
  readonly name: Localized;
}

export const plans: readonly Plan[] = [
  {
    ...{ number: 1, months: 1, days: 30, price: parseMoney('25.00') },
    card: { en: 'Monthly card', zh: '月卡', tn: '月卡', ko: '월간권' },
    name: { en: '1 month', zh: '1 个月', tn: '1 個月', ko: '1개월' },
  },
  {
    ...{ number: 2, months: 3, days: 90, price: parseMoney('68.00') },
    card: { en: 'Quarterly card', zh: '季卡', tn: '季卡', ko: '분기권' },
    name: { en: '1 quarter', zh: '1 个季度', tn: '1 季', ko: '3개월' },
  },
  {
    ...{ number: 3, months: 12, days: 365, price: parseMoney('238.00') },
    card: { en: 'Yearly card', zh: '年卡', tn: '年卡', ko: '연간권' },
    name: { en: '1 year', zh: '1 年', tn: '1 年', ko: '1년' },
  },
];

/** Points that somebody gets for the first membership. */
export const joiningPoints = 1000;

interface Benefit {
  readonly name: Localized;
  readonly detail: Localized;
  /** Only the first membership gives it. */
  readonly once?: true;
}

const benefits: readonly Benefit[] = [
  {
    name: { en: 'Member prices', zh: '会员价', tn: '會員價', ko: '회원가' },
    detail: {
      en: 'A lower price on everything that carries a member price, taken off before you pay.',
      zh: '凡标有会员价的商品，结算时直接按会员价计算。',
      tn: '凡標有會員價的商品，結帳時直接以會員價計算。',
      ko: '회원가가 표시된 모든 상품을 결제할 때 회원가로 계산해 드립니다.',
    },
  },
  {
    once: true,
    name: { en: 'Points on joining', zh: '入会积分', tn: '入會點數', ko: '가입 포인트' },
    detail: {
      en: `${joiningPoints} points on the day you first join, yours to spend.`,
      zh: `首次入会当天即得 ${joiningPoints} 积分，随时可用。`,
      tn: `首次入會當天即得 ${joiningPoints} 點，隨時可用。`,
      ko: `처음 가입하신 날 바로 쓸 수 있는 ${joiningPoints}포인트를 드립니다.`,
    },
  },
];

export function planOf(number: PlanNumber): Plan {
  const plan = plans.find((one) => one.number === number);
  if (!plan) throw new RangeError(`There is no plan ${number}`);
  return plan;
}

/** The last second of the day on which a plan ends that begins now, or when the present membership ends. */
export function endOf(plan: Plan, endsAt: Date | undefined, now: Date): Date {
  const from = endsAt !== undefined && endsAt > now ? endsAt : now;
  return new Date(addDays(startOfDay(addMonths(from, plan.months)), 1).getTime() - 1000);
}

/** What a membership gives, the first one or one that is renewed. */
export function describeBenefits(language: LanguageCode, isRenewal: boolean): Offer['member_equity'] {
  return benefits
    .filter(({ once }) => !(once && isRenewal))
    .map(({ name, detail }) => ({ icon: '', equityName: name[language], englishName: name.en, detail: detail[language] }));
}

/** The plans as the wire lists them. */
export function describePlans(language: LanguageCode): Offer['open_config'] {
  return plans.map(({ days, price, card, name }) => ({
    day: days,
    openMethod: card[language],
    openMethodName: name[language],
    price: formatMoney(price),
    priceForDay: formatMoney(price / BigInt(days)),
  }));
}
