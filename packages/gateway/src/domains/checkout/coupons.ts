import type { DataOf, RequestOf } from '@mall/contract';
import { Fault } from '../../dispatch/fault.ts';
import type { LanguageCode, Localized } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { couponBenefit } from '../coupons/schema.ts';
import type { HeldCoupon } from '../coupons/use-coupons.ts';
import { bestChoice, type Choice, discountOf, noCoupons } from './discounts.ts';
import type { PricedOrder } from './pricing.ts';

type Settlement = DataOf<'mall.Order.settlement'>;
type ShopChoice = NonNullable<Settlement['products'][number]['coupon_list']>[number];
type MallChoice = NonNullable<Settlement['coupon_list']>[number];

/** A customer's coupon that takes something off an order. */
export interface UsefulCoupon extends HeldCoupon {
  readonly id: number;
  readonly saving: bigint;
}

const refused = (rule: string) => new Fault('parameter_refused', { errors: [{ field: 'coupon_id', rule }] });

/** Those of a customer's coupons that take something off an order, the best first. */
export function usefulCoupons(order: PricedOrder, held: readonly HeldCoupon[]): UsefulCoupon[] {
  return held
    .map(({ coupon, campaign }) => ({ coupon, campaign, id: coupon.id, saving: discountOf(order, { id: coupon.id, campaign }) }))
    .filter(({ saving }) => saving > 0n)
    .sort((a, b) => (a.saving === b.saving ? 0 : a.saving < b.saving ? 1 : -1));
}

/** The coupons that a request names, or the best ones where it names none. Throws for one that this order cannot use. */
export function chooseCoupons(
  { coupon_id, canshu }: Pick<RequestOf<'mall.Order.settlement'>, 'coupon_id' | 'canshu'>,
  order: PricedOrder,
  useful: readonly UsefulCoupon[],
): Choice {
  if (canshu === 'false' || !coupon_id) return bestChoice(order, useful);
  // Clients of the family send zeros alone, however many, where nothing is chosen.
  if (/^0(,0)*$/.test(coupon_id)) return noCoupons;
  const parts = coupon_id.split(',');
  const word = parts.pop() ?? '';
  if (
    parts.length !== order.shops.length + 1 ||
    !parts.every((part) => /^\d{1,10}$/.test(part)) ||
    !['coupon', 'no_discount', '0'].includes(word)
  )
    throw refused('pattern');
  const find = (part: string | undefined, shopId: number | null) => {
    if (Number(part) === 0) return undefined;
    const found = useful.find(({ id, campaign }) => id === Number(part) && campaign.shopId === shopId);
    if (!found) throw refused('known');
    return found;
  };
  const shops = order.shops.flatMap(({ shop }, at) => {
    const found = find(parts[at], shop.id);
    return found ? [[shop.id, found] as const] : [];
  });
  return { shops: new Map(shops), mall: word === 'coupon' ? find(parts.at(-1), null) : noCoupons.mall };
}

/** The ids of the coupons of a choice. */
export const idsOf = ({ shops, mall }: Choice): number[] => [...shops.values(), ...(mall ? [mall] : [])].map(({ id }) => id);

const none: Localized = { en: 'No coupon', zh: '不使用优惠券', tn: '不使用優惠券', ko: '쿠폰 사용 안 함' };

/** The coupons of one shop to choose from, the last one for none. */
export function shopChoices(shopId: number, useful: readonly UsefulCoupon[], choice: Choice, language: LanguageCode): ShopChoice[] {
  const chosen = choice.shops.get(shopId)?.id ?? 0;
  return [
    ...useful.filter(({ campaign }) => campaign.shopId === shopId).map((coupon) => wireChoice(coupon, chosen, language)),
    noChoice(chosen, language),
  ];
}

/** The mall's coupons to choose from, the last one for none. */
export function mallChoices(useful: readonly UsefulCoupon[], choice: Choice, language: LanguageCode): MallChoice[] {
  const chosen = choice.mall?.id ?? 0;
  const ours = useful.filter(({ campaign }) => campaign.shopId === null);
  return [
    ...ours.map((coupon) => ({ ...wireChoice(coupon, chosen, language), discount_type: 'coupon' as const })),
    { ...noChoice(chosen, language), discount_type: 'no_discount' },
  ];
}

const noChoice = (chosen: number, language: LanguageCode): ShopChoice => ({
  ...{ coupon_id: 0, coupon_name: none[language], coupon_status: chosen === 0 },
});

function wireChoice({ id, campaign, saving }: UsefulCoupon, chosen: number, language: LanguageCode): ShopChoice {
  const share = campaign.benefit === couponBenefit.shareOff;
  return {
    coupon_id: id,
    coupon_name: campaign.name[language],
    coupon_status: id === chosen,
    activityType: campaign.benefit,
    money: formatMoney(share ? 0n : saving),
    discount: share ? campaign.paidShare / 100 : 0,
    limitMoney: formatMoney(campaign.threshold),
  };
}
