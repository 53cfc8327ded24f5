import type { Db } from '../db/database.ts';
import type { Cents } from '../shared/money.ts';
import { findRefundsOfOrders } from './repository.ts';
import type { RefundState } from './schema.ts';

/** A refund for its customer. */
export interface ShownRefund {
  readonly amount: Cents;
  readonly state: RefundState;
  readonly requestedAt: Date;
  /** The time when the money was paid back; null while it is pending. */
  readonly completedAt: Date | null;
}

/** Returns the refunds of these orders that moved money, oldest first. The refunds of a split order belong to its parts. */
export async function listRefunds(db: Db, orderIds: readonly number[]): Promise<ShownRefund[]> {
  const rows = await findRefundsOfOrders(db, orderIds);
  return rows
    .filter(({ amount }) => amount > 0n)
    .map(({ amount, state, createdAt, completedAt }) => ({ amount, state, requestedAt: createdAt, completedAt }));
}
