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

const benefits: readonly Localized[] = [
  { en: 'Member prices', zh: '会员价', tn: '會員價', ko: '회원가' },
  { en: 'Points on joining', zh: '入会积分', tn: '入會點數', ko: '가입 포인트' },
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

/** What a membership gives. */
export function describeBenefits(language: LanguageCode): Offer['member_equity'] {
  return benefits.map((name) => ({ icon: '', equityName: name[language], englishName: name.en }));
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
