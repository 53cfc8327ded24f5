import type { Db } from '../db/database.ts';
import type { Cents } from '../shared/money.ts';
import { findRefundsOfOrders } from './repository.ts';
import type { RefundState } from './schema.ts';

/** A refund as its customer sees it. */
export interface ShownRefund {
  readonly amount: Cents;
  readonly state: RefundState;
  readonly requestedAt: Date;
  /** When the money was paid back; null while it is pending. */
  readonly completedAt: Date | null;
}

/** The refunds of these orders that moved money, the oldest first. Of a split order the refunds are its parts'. */
export async function listRefunds(db: Db, orderIds: readonly number[]): Promise<ShownRefund[]> {
  const rows = await findRefundsOfOrders(db, orderIds);
  return rows
    .filter(({ amount }) => amount > 0n)
    .map(({ amount, state, createdAt, completedAt }) => ({ amount, state, requestedAt: createdAt, completedAt }));
}
