import { Fault } from '../../dispatch/fault.ts';
import type { Cents } from '../../shared/money.ts';
import { couponBenefit, couponScope } from '../coupons/schema.ts';
import type { HeldCoupon } from '../coupons/use-coupons.ts';
import type { Plan } from './plans.ts';

/** A customer's coupon that reduces the price of a plan. */
export interface PlanCoupon {
  readonly id: number;
  readonly campaign: HeldCoupon['campaign'];
  readonly saving: Cents;
}

/** The minimum amount to pay for a plan, because every order has a payment. */
const least: Cents = 1n;

/** Returns the customer's usable coupons that reduce the price of a plan, in order of expiry. */
export function couponsFor({ price }: Plan, held: readonly HeldCoupon[]): PlanCoupon[] {
  return held
    .filter(({ campaign: { scope, threshold } }) => scope === couponScope.membership && threshold <= price)
    .map(({ coupon, campaign }) => ({ id: coupon.id, campaign, saving: savingOf(campaign, price) }))
    .filter(({ saving }) => saving > 0n);
}

function savingOf({ benefit, amount, paidShare }: HeldCoupon['campaign'], price: Cents): Cents {
  const max = price - least;
  const off =
    benefit === couponBenefit.amountOff ? amount : benefit === couponBenefit.shareOff ? (price * BigInt(1000 - paidShare)) / 1000n : 0n;
  return off < max ? off : max;
}

/** Returns the selected coupon; undefined when none was selected. Throws `parameter_refused` when it does not apply to the plan. */
export function chooseCoupon(id: number | undefined, coupons: readonly PlanCoupon[]): PlanCoupon | undefined {
  if (id === undefined) return undefined;
  const chosen = coupons.find((coupon) => coupon.id === id);
  if (!chosen) throw new Fault('parameter_refused', { errors: [{ field: 'couponId', rule: 'exists' }] });
  return chosen;
}
