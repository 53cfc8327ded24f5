import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { wireDateTime } from '../../shared/clock.ts';
import type { Cents } from '../../shared/money.ts';
import { localizedText } from '../../shared/texts.ts';
import { useForMembership } from '../coupons/use-coupons.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';
import { creditPoints } from '../points/credit-points.ts';
import { pointsType } from '../points/schema.ts';
import { hasJoined, never } from './membership-state.ts';
import { endOf, joiningPoints, planOf } from './plans.ts';
import { changeMembership, changeMembershipOrder, findMembershipOrder, lockMembership, lockMembershipOrder } from './repository.ts';

/** Returns whether a membership order of the customer is paid; undefined when the number is unknown. */
export async function isMembershipPaid(db: Db, customerId: number, number: string): Promise<boolean | undefined> {
  const order = await findMembershipOrder(db, customerId, number);
  return order && order.paidAt !== null;
}

/** Returns an unpaid membership order of the customer, locked until the transaction ends. */
export async function lockMembershipToPay(tx: Db, customerId: number, number: string): Promise<{ id: number; total: Cents }> {
  const order = await lockMembershipOrder(tx, customerId, number);
  if (!order) throw new Fault('parameter_refused', { errors: [{ field: 'order_list.sNo', rule: 'exists' }] });
  if (order.paidAt !== null) throw new Fault('state_refuses');
  return { id: order.id, total: order.amount };
}

/**
 * Marks a membership order as paid and extends the customer's membership. Returns the kind of ledger posting; undefined when the order was
 * already paid, or its coupon has been used by then.
 */
export async function completeMembership(
  tx: Db,
  which: { readonly customerId: number; readonly number: string; readonly paymentMethod: string },
  now: Date,
): Promise<'membership_opened' | 'membership_renewed' | undefined> {
  const { customerId, paymentMethod } = which;
  const order = await lockMembershipOrder(tx, customerId, which.number);
  if (!order || order.paidAt !== null) return undefined;
  // Of two orders with one coupon, the first that is paid uses it; the discounted price of the other is no longer valid.
  if (order.couponId !== null && !(await useForMembership(tx, customerId, order.couponId, order.id, now))) return undefined;
  const membership = await lockMembership(tx, customerId, never);
  const plan = planOf(order.plan);
  const endsAt = endOf(plan, membership.endsAt, now);
  await changeMembershipOrder(tx, order.id, { paidAt: now, paymentMethod, endsAt });
  await changeMembership(tx, customerId, { endsAt });
  const first = !hasJoined(membership);
  if (first) await creditPoints(tx, customerId, joiningPoints, pointsType.membership, now);
  const values = { plan: localizedText((texts) => texts.membership.plans[plan.key].name), until: wireDateTime(endsAt).slice(0, 10) };
  await notifyCustomer(tx, customerId, { key: first ? 'membershipOpened' : 'membershipRenewed', values }, now);
  return first ? 'membership_opened' : 'membership_renewed';
}
