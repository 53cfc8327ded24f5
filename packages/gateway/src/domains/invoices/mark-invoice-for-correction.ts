import type { Db } from '../../db/database.ts';
import { markForCorrection } from './repository.ts';

/**
 * Marks the invoice of an order as to be corrected. To be called in the transaction that completes a refund of the order, after the refund
 * is recorded; does nothing for an order without an issued invoice.
 */
export async function markInvoiceForCorrection(tx: Db, orderId: number, now: Date): Promise<void> {
  await markForCorrection(tx, orderId, now);
}
