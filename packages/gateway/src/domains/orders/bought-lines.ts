import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { findLine, findLinesOfNumber, type LineOfOrder, type OrderLineRow, setReviewed } from './repository.ts';
import { orderStatus } from './schema.ts';

/** A line of a customer's order. */
export interface BoughtLine extends OrderLineRow {
  /** The time of receipt; null until the order is completed. */
  readonly receivedAt: Date | null;
}

/** Returns whether a line can be reviewed: it was received, and has neither an open after-sale nor a refund. */
export const isReviewable = ({ receivedAt, inAfterSale, refundedAt }: BoughtLine): boolean =>
  receivedAt !== null && !inAfterSale && refundedAt === null;

/** Returns a line of the customer. Throws for an unknown line or another customer's. */
export async function boughtLine(db: Db, customerId: number, lineId: number, field: string): Promise<BoughtLine> {
  const found = await findLine(db, customerId, lineId);
  if (!found) throw new Fault('parameter_refused', { errors: [{ field, rule: 'exists' }] });
  return bought(found);
}

/** Returns the lines of the customer's order with a number. */
export async function boughtLines(db: Db, customerId: number, number: string): Promise<BoughtLine[]> {
  const found = await findLinesOfNumber(db, customerId, number);
  if (found.length === 0) throw new Fault('parameter_refused', { errors: [{ field: 'sNo', rule: 'exists' }] });
  return found.map(bought);
}

const bought = ({ line, order }: LineOfOrder): BoughtLine => ({
  ...line,
  receivedAt: order.status === orderStatus.completed ? order.receivedAt : null,
});

/** Marks a line as reviewed, in the transaction that writes the review. */
export async function markReviewed(tx: Db, lineId: number, at: Date): Promise<void> {
  await setReviewed(tx, lineId, at);
}
