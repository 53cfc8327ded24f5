import type { DataOf } from '@mall/contract';
import { wireDateTime } from '../../shared/clock.ts';
import { interpolate } from '../../shared/interpolate.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { textsIn } from '../../shared/texts.ts';
import type { MembershipOffer } from './order-membership.ts';
import { joiningPoints, planOf, plans } from './plans.ts';
import type { MembershipOrderRow } from './repository.ts';

type WireOffer = DataOf<'plugin.member.MallMember.settlement'>;
type WireBenefit = WireOffer['memberConfig']['member_equity'][number];

/** Returns the benefits of a membership. Points are credited for the first one only. */
export function wireBenefits(isRenewal: boolean, language: LanguageCode): WireBenefit[] {
  return isRenewal
    ? [wireBenefit('memberPrices', language)]
    : [wireBenefit('memberPrices', language), wireBenefit('joiningPoints', language)];
}

function wireBenefit(key: 'memberPrices' | 'joiningPoints', language: LanguageCode): WireBenefit {
  const { name, detail } = textsIn(language).membership.benefits[key];
  return {
    icon: '',
    equityName: name,
    englishName: textsIn('en').membership.benefits[key].name,
    detail: interpolate(detail, { points: String(joiningPoints) }),
  };
}

/** Returns the available plans. */
export function wirePlans(language: LanguageCode): WireOffer['memberConfig']['open_config'] {
  const texts = textsIn(language).membership.plans;
  return plans.map(({ key, days, price }) => ({
    day: days,
    openMethod: texts[key].card,
    openMethodName: texts[key].name,
    price: formatMoney(price),
    priceForDay: formatMoney(price / BigInt(days)),
  }));
}

/** Returns a plan with its price for a customer and the coupons that reduce it. */
export function wireOffer(offer: MembershipOffer, language: LanguageCode): Omit<WireOffer, 'user_money' | 'passwordStatus'> {
  return {
    memberConfig: { member_equity: wireBenefits(offer.isRenewal, language), open_config: wirePlans(language) },
    amount: formatMoney(offer.amount),
    y_amount: formatMoney(offer.plan.price),
    couponList: offer.coupons.map(({ id, campaign, saving }) => ({ id, name: campaign.name[language], money: formatMoney(saving) })),
  };
}

/** Returns a paid membership. */
export function wirePurchase(
  order: MembershipOrderRow,
  language: LanguageCode,
): DataOf<'plugin.member.MallMember.memberCenter'>['buyRecord'][number] {
  const texts = textsIn(language).membership;
  const methods: Readonly<Record<string, string>> = texts.paymentMethods;
  return {
    id: order.id,
    trade_no: order.number,
    memberTypeDesc: texts.plans[planOf(order.plan).key].name,
    payTypeDesc: methods[order.paymentMethod] ?? '',
    amount: formatMoney(order.amount),
    addtime: wireDateTime(order.paidAt),
    endTime: wireDateTime(order.endsAt),
  };
}
