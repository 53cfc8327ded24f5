import { randomInt } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { walletOf } from '../../ledger/ledger.ts';
import { offersMethod, type PaymentMethod } from '../../providers/methods.ts';
import { wireDateTime } from '../../shared/clock.ts';
import type { Cents } from '../../shared/money.ts';
import { usableCoupons } from '../coupons/use-coupons.ts';
import { chooseCoupon, couponsFor, type PlanCoupon } from './coupons.ts';
import { hasJoined } from './membership-state.ts';
import { endOf, type Plan, planOf, plans } from './plans.ts';
import { findMembership, insertMembershipOrder, type NewMembershipOrder } from './repository.ts';
import type { PlanNumber } from './schema.ts';

/** A plan with its price for a customer. */
export interface MembershipOffer {
  readonly plan: Plan;
  /** The price with the selected coupon. */
  readonly amount: Cents;
  readonly coupons: readonly PlanCoupon[];
  readonly isRenewal: boolean;
}

/**
 * Returns the plan with a price, the shortest when none is given, with its price for the customer. Throws `state_refuses` for another
 * price.
 */
export async function priceMembership(price: Cents | undefined, couponId: number | undefined, context: Context): Promise<MembershipOffer> {
  const { db } = context;
  const { customerId } = customerOf(context);
  const plan = price === undefined ? plans[0] : plans.find((each) => each.price === price);
  if (!plan) throw new Fault('state_refuses');
  const coupons = couponsFor(plan, await usableCoupons(db, customerId, context.clock.now()));
  const chosen = chooseCoupon(couponId, coupons);
  const isRenewal = hasJoined(await findMembership(db, customerId));
  return { plan, coupons, isRenewal, amount: plan.price - (chosen?.saving ?? 0n) };
}

/** A request to order a membership. */
export interface MembershipRequest {
  readonly plan: PlanNumber;
  readonly couponId: number | undefined;
  /** The amount that was shown to the customer. */
  readonly seenAmount: Cents;
  readonly paymentMethod: PaymentMethod;
}

/** An unpaid order of a membership. */
export interface OrderedMembership {
  readonly number: string;
  readonly amount: Cents;
  readonly plan: Plan;
  /** The end of the membership once it is paid. */
  readonly endsAt: Date;
}

/**
 * Creates an unpaid order of a plan, in the caller's transaction.
 * @throws Fault `state_refuses` when it costs more than the amount shown to the customer, `operation_failed` when the payment method is not
 * offered, `insufficient_balance`.
 */
export async function orderMembership(request: MembershipRequest, context: Context): Promise<OrderedMembership> {
  const { db, clock, settings } = context;
  const { customerId } = customerOf(context);
  const { paymentMethod } = request;
  const plan = planOf(request.plan);
  const now = clock.now();
  const coupon = chooseCoupon(request.couponId, couponsFor(plan, await usableCoupons(db, customerId, now)));
  const amount = plan.price - (coupon?.saving ?? 0n);
  // A lower price is passed on; a higher price must be shown to the customer first.
  if (amount > request.seenAmount) throw new Fault('state_refuses');
  if (!offersMethod(paymentMethod, amount, settings)) throw new Fault('operation_failed');
  if (paymentMethod === 'wallet_pay' && (await walletOf(db, customerId)).balance < amount) throw new Fault('insufficient_balance');
  const order = { customerId, plan: plan.number, amount, couponId: coupon?.id ?? null, paymentMethod, createdAt: now };
  const endsAt = endOf(plan, (await findMembership(db, customerId))?.endsAt, now);
  return { number: await insertNumbered(db, order, now), amount, plan, endsAt };
}

/** The prefix of the numbers of membership orders. */
const prefix = 'VIP';

/** Returns whether a number is that of a membership order. */
export const isMembershipNumber = (number: string): boolean => number.startsWith(prefix);

const numberTries = 5;

/** Stores the order with a unique number. */
async function insertNumbered(tx: Db, order: Omit<NewMembershipOrder, 'number'>, now: Date): Promise<string> {
  for (let tries = 0; tries < numberTries; tries += 1) {
    const number = `${prefix}${wireDateTime(now).replace(/\D/g, '')}${randomInt(1_000_000).toString().padStart(6, '0')}`;
    if (await insertMembershipOrder(tx, { ...order, number })) return number;
  }
  throw new Error('No free number was found for a membership order');
}
