import type { Db } from '../../db/database.ts';
import { and, eq, isNull } from '../../db/drizzle.ts';
import { invoiceState, invoices } from './schema.ts';

/** Marks the issued invoice of an order as to be corrected, unless it is marked already. */
export async function markForCorrection(tx: Db, orderId: number, now: Date): Promise<void> {
  await tx
    .update(invoices)
    .set({ correctionSince: now })
    .where(and(eq(invoices.orderId, orderId), eq(invoices.state, invoiceState.completed), isNull(invoices.correctionSince)));
}
