import { Fault } from '../../dispatch/fault.ts';
import type { HeldCoupon } from '../coupons/use-coupons.ts';
import { bestChoice, type Choice, discountOf, noCoupons } from './discounts.ts';
import type { PricedOrder } from './pricing.ts';
import type { CouponRequest } from './purchase.ts';

/** A customer's coupon that reduces an order. */
export interface UsefulCoupon extends HeldCoupon {
  readonly id: number;
  readonly saving: bigint;
}

/** Creates the refusal of the selected coupons. */
export const refusedCoupons = (rule: 'exists' | 'pattern') => new Fault('parameter_refused', { errors: [{ field: 'coupon_id', rule }] });

/** Returns the customer's coupons that reduce an order, best first. */
export function usefulCoupons(order: PricedOrder, heldCoupons: readonly HeldCoupon[]): UsefulCoupon[] {
  return heldCoupons
    .map(({ coupon, campaign }) => ({ coupon, campaign, id: coupon.id, saving: discountOf(order, { id: coupon.id, campaign }) }))
    .filter(({ saving }) => saving > 0n)
    .sort((a, b) => (a.saving === b.saving ? 0 : a.saving < b.saving ? 1 : -1));
}

/**
 * Returns the coupons that a customer selected for an order.
 * @throws Fault `parameter_refused` when a coupon does not reduce this order, or the number of coupons does not match the shops.
 */
export function chooseCoupons(request: CouponRequest, order: PricedOrder, useful: readonly UsefulCoupon[]): Choice {
  if (request.kind === 'best') return bestChoice(order, useful);
  if (request.kind === 'none') return noCoupons;
  if (request.shops.length !== order.shops.length) throw refusedCoupons('pattern');
  const find = (couponId: number | undefined, shopId: number | null) => {
    if (!couponId) return undefined;
    const found = useful.find(({ id, campaign }) => id === couponId && campaign.shopId === shopId);
    if (!found) throw refusedCoupons('exists');
    return found;
  };
  const shops = order.shops.flatMap(({ shop }, index) => {
    const found = find(request.shops[index], shop.id);
    return found ? [[shop.id, found] as const] : [];
  });
  return { shops: new Map(shops), mall: find(request.mall, null) };
}

/** Returns the ids of the coupons of a choice. */
export const idsOf = ({ shops, mall }: Choice): number[] => [...shops.values(), ...(mall ? [mall] : [])].map(({ id }) => id);
