import { Fault } from '../../dispatch/fault.ts';
import type { Cents } from '../../shared/money.ts';
import { couponBenefit, couponScope } from '../coupons/schema.ts';
import type { HeldCoupon } from '../coupons/use-coupons.ts';
import type { Plan } from './plans.ts';

/** A customer's coupon that takes something off a plan. */
export interface PlanCoupon {
  readonly id: number;
  readonly campaign: HeldCoupon['campaign'];
  readonly saving: Cents;
}

/** What is left to be paid of a plan at least: money has to move. */
const least: Cents = 1n;

/** Those of a customer's usable coupons that take something off a plan, what ends first before the rest. */
export function couponsFor({ price }: Plan, held: readonly HeldCoupon[]): PlanCoupon[] {
  return held
    .filter(({ campaign: { scope, threshold } }) => scope === couponScope.membership && threshold <= price)
    .map(({ coupon, campaign }) => ({ id: coupon.id, campaign, saving: savingOf(campaign, price) }))
    .filter(({ saving }) => saving > 0n);
}

function savingOf({ benefit, amount, paidShare }: HeldCoupon['campaign'], price: Cents): Cents {
  const most = price - least;
  const off =
    benefit === couponBenefit.amountOff ? amount : benefit === couponBenefit.shareOff ? (price * BigInt(1000 - paidShare)) / 1000n : 0n;
  return off < most ? off : most;
}

/** The coupon that a request names, among those that the plan takes; undefined when it names none. */
export function chooseCoupon(id: number | undefined, coupons: readonly PlanCoupon[]): PlanCoupon | undefined {
  if (id === undefined) return undefined;
  const chosen = coupons.find((coupon) => coupon.id === id);
  if (!chosen) throw new Fault('parameter_refused', { errors: [{ field: 'couponId', rule: 'known' }] });
  return chosen;
}
