import type { Db } from '../../db/database.ts';
import { hasJoined } from './membership-state.ts';
import { countPurchases, findMembership, findPurchases, type MembershipOrderRow } from './repository.ts';

const pageSize = 10;

/** A customer's membership and a page of its paid orders. */
export interface MembershipPage {
  /** The end of the membership; null when the customer never was a member. */
  readonly endsAt: Date | null;
  readonly hasJoined: boolean;
  readonly purchases: readonly MembershipOrderRow[];
  readonly total: number;
}

/** Returns the customer's membership and a page of its paid orders, newest first. */
export async function showMembership(db: Db, customerId: number, page: number): Promise<MembershipPage> {
  const membership = await findMembership(db, customerId);
  return {
    endsAt: membership?.endsAt ?? null,
    hasJoined: hasJoined(membership),
    purchases: await findPurchases(db, customerId, page, pageSize),
    total: await countPurchases(db, customerId),
  };
}
