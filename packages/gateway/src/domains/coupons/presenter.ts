import type { DataOf } from '@mall/contract';
import { wireDateTime } from '../../shared/clock.ts';
import { interpolate } from '../../shared/interpolate.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { textsIn } from '../../shared/texts.ts';
import { type CouponState, isExhausted, type OfferState } from './coupon-state.ts';
import type { Offer } from './list-offers.ts';
import type { OwnCoupon } from './list-own-coupons.ts';
import type { CampaignRow } from './repository.ts';
import { couponBenefit, couponScope } from './schema.ts';

type WireCentreCoupon = DataOf<'plugin.coupon.MallCoupon.index'>['list'][number];
type WireOfferedCoupon = DataOf<'plugin.coupon.MallCoupon.mchCoupon'>['list'][number];
type WireCartCoupon = NonNullable<DataOf<'mall.Cart.index'>['list'][number]['coupon_list']>[number];
type WireOwnCoupon = DataOf<'plugin.coupon.MallCoupon.myCoupon'>['list'][number];

/** The number of coupons that stands for an unlimited campaign. */
const unlimited = 9_999_999;

/** Returns the condition of a coupon as a text. */
export function conditionText({ scope, threshold }: Pick<CampaignRow, 'scope' | 'threshold'>, language: LanguageCode): string {
  const texts = textsIn(language).coupons.condition;
  if (scope === couponScope.membership) return texts.membership;
  return threshold === 0n ? texts.anyOrder : interpolate(texts.fromAmount, { amount: formatMoney(threshold) });
}

/** Returns the name of a coupon in a list for several shops, with its shop as a prefix. */
const nameWithShop = (name: string, shop: string | undefined): string => (shop === undefined ? name : `(${shop}) ${name}`);

/** Returns the benefit of a coupon. A percentage off is the share still to pay, in tenths with two decimals: 900 thousandths are 9.00. */
export function wireBenefit({ benefit, amount, paidShare }: Pick<CampaignRow, 'benefit' | 'amount' | 'paidShare'>) {
  return {
    activity_type: benefit,
    money: formatMoney(amount),
    discount: benefit === couponBenefit.shareOff ? formatMoney(BigInt(paidShare)) : formatMoney(0n),
  };
}

/** The wire numbers of the caller's next actions. */
const wireOfferStates = { receive: 1, use: 2, exhausted: 3, used: 4 } as const satisfies Record<OfferState, number>;

/** Returns a campaign for the coupon center; `shop` is the name of its shop. */
export function wireCentreCoupon({ campaign, state }: Offer, shop: string | undefined, language: LanguageCode): WireCentreCoupon {
  const texts = textsIn(language).coupons;
  const isLimited = campaign.issued !== null;
  return {
    id: campaign.id,
    mch_id: campaign.shopId ?? 0,
    name: nameWithShop(campaign.name[language], shop),
    ...wireBenefit(campaign),
    type: campaign.scope,
    z_money: formatMoney(campaign.threshold),
    limit: conditionText(campaign, language),
    circulation: campaign.issued ?? unlimited,
    num: campaign.left ?? unlimited,
    issue_number_type: isLimited ? 2 : 1,
    issue_number_type_str: isLimited ? texts.quantity.limited : texts.quantity.unlimited,
    receive: campaign.perCustomer,
    cover_map: '',
    point: texts.button[state],
    point_type: wireOfferStates[state],
    start_time: wireDateTime(campaign.startsAt),
    end_time: wireDateTime(campaign.endsAt),
    day: campaign.validDays ?? 0,
    Instructions: campaign.terms[language],
  };
}

/** Returns a campaign for a list of one shop. */
export function wireOfferedCoupon({ campaign, state }: Offer, language: LanguageCode): WireOfferedCoupon {
  return {
    id: campaign.id,
    mch_id: campaign.shopId ?? 0,
    coupon_name: campaign.name[language],
    ...wireBenefit(campaign),
    limit: conditionText(campaign, language),
    expirationDate: wireDateTime(campaign.endsAt),
    point: textsIn(language).coupons.button[state],
    point_type: wireOfferStates[state],
  };
}

/** Returns the campaigns of a product on its page. */
export function wireProductCoupons(
  offers: readonly Offer[],
  language: LanguageCode,
): Required<Pick<DataOf<'mall.Product.index'>, 'coupon_status' | 'coupon_str'>> {
  return {
    coupon_status: offers.some(({ campaign }) => !isExhausted(campaign)) ? 1 : 0,
    coupon_str: offers.map((offer) => {
      const { id, limit, point, point_type } = wireOfferedCoupon(offer, language);
      return { id, limit, point, point_type };
    }),
  };
}

/** Returns a campaign in the cart. */
export function wireCartCoupon(offer: Offer, language: LanguageCode): WireCartCoupon {
  const { id, coupon_name, activity_type, money, discount, expirationDate, point } = wireOfferedCoupon(offer, language);
  return { id, name: coupon_name, activity_type, money, discount, expirationDate, point, point_type: offer.state === 'receive' ? 1 : 2 };
}

const wireStates = { unused: 0, bound: 1, used: 2, expired: 3 } as const satisfies Record<CouponState, number>;

/** Returns a customer's coupon; `shop` is the name of its shop. */
export function wireOwnCoupon({ coupon, campaign, state }: OwnCoupon, shop: string | undefined, language: LanguageCode): WireOwnCoupon {
  return {
    id: coupon.id,
    mch_id: campaign.shopId ?? 0,
    name: nameWithShop(campaign.name[language], shop),
    ...wireBenefit(campaign),
    type: wireStates[state],
    limit: conditionText(campaign, language),
    add_time: wireDateTime(coupon.receivedAt),
    expirationDate: wireDateTime(coupon.expiresAt),
    imgurl: '',
    Instructions: campaign.terms[language],
  };
}
