import type { Db } from '../../db/database.ts';
import { addDays } from '../../shared/clock.ts';
import { changeMembership, findMembership, type MembershipRow } from './repository.ts';

const remindDays = 7;

/** The end of a membership that was never paid for. */
export const never = new Date(0);

/** Returns whether a customer has ever been a member. */
export const hasJoined = (membership: Pick<MembershipRow, 'endsAt'> | undefined): boolean =>
  membership !== undefined && membership.endsAt > never;

/** A customer's membership for the page header. */
export interface MembershipState {
  readonly isMember: boolean;
  readonly endsAt: Date | undefined;
  /** The remaining days, including today. */
  readonly daysLeft: number;
  /** Whether to remind the customer to renew: it ends soon, and the reminder was not dismissed. */
  readonly remind: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the membership of a customer at a given time. */
export async function membershipOf(db: Db, customerId: number, now: Date): Promise<MembershipState> {
  const row = await findMembership(db, customerId);
  const endsAt = row?.endsAt;
  const isMember = endsAt !== undefined && endsAt > now;
  const silenced = row?.silencedFor?.getTime() === endsAt?.getTime();
  return {
    isMember,
    endsAt,
    daysLeft: isMember ? Math.ceil((endsAt.getTime() - now.getTime()) / dayMs) : 0,
    remind: isMember && !silenced && endsAt <= addDays(now, remindDays),
  };
}

/** Dismisses the reminder to renew the current membership. */
export async function dismissRenewalReminder(db: Db, customerId: number): Promise<void> {
  const membership = await findMembership(db, customerId);
  if (membership) await changeMembership(db, customerId, { silencedFor: membership.endsAt });
}
