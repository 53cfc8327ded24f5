import { customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import { textsIn } from '../../shared/texts.ts';
import type { CouponState } from './coupon-state.ts';
import * as offers from './list-offers.ts';
import { listOwnCoupons } from './list-own-coupons.ts';
import { wireCentreCoupon, wireOfferedCoupon, wireOwnCoupon } from './presenter.ts';
import { receiveCoupon } from './receive-coupon.ts';

const centreOfMall = 1;

export const couponCentre = operation('plugin.coupon.MallCoupon.index', async ({ page, type, mchName = '' }, context) => {
  const query = type === centreOfMall ? ({ of: 'mall', shopName: '', page } as const) : ({ of: 'shops', shopName: mchName, page } as const);
  const { total, offers: list, names } = await offers.listCentreOffers(query, context);
  return { total, list: list.map((offer) => wireCentreCoupon(offer, names.get(offer.campaign.shopId ?? 0), context.language)) };
});

export const mchCoupon = operation('plugin.coupon.MallCoupon.mchCoupon', async ({ mchId }, context) => ({
  list: (await offers.listShopOffers(mchId, context)).map((offer) => wireOfferedCoupon(offer, context.language)),
}));

/** The states of each tab of the list. A coupon bound to an order counts as used. */
const tabs: readonly (readonly CouponState[])[] = [['unused'], ['bound', 'used'], ['expired']];

export const myCoupon = operation('plugin.coupon.MallCoupon.myCoupon', async ({ type = 0 }, context) => {
  const { db, clock, language } = context;
  const own = await listOwnCoupons(db, customerOf(context).customerId, clock.now());
  const [unused = [], used = [], expired = []] = tabs.map((states) => own.filter(({ state }) => states.includes(state)));
  const names = await offers.namesOfShops(own, context);
  const list = [unused, used, expired][type] ?? [];
  return {
    wsy_num: unused.length,
    ysy_num: used.length,
    ygq_num: expired.length,
    total: list.length,
    list: list.map((coupon) => wireOwnCoupon(coupon, names.get(coupon.campaign.shopId ?? 0), language)),
  };
});

export const proCoupon = operation('plugin.coupon.MallCoupon.proCoupon', async ({ goodsId }, context) => ({
  list: (await offers.listProductOffers(goodsId, context)).map((offer) => wireOfferedCoupon(offer, context.language)),
}));

export const receive = operation('plugin.coupon.MallCoupon.receive', async ({ id }, context) => {
  await receiveCoupon(context.db, customerOf(context).customerId, id, context.clock.now());
  return textsIn(context.language).coupons.received;
});
