import type { Db } from '../../db/database.ts';
import { queryPaidAmount } from '../../providers/payment-provider.ts';
import type { Settings } from '../../settings.ts';
import { addDays, addMinutes } from '../../shared/clock.ts';
import { lockChargeToQuery } from './repository.ts';
import { settleCharge } from './settle-charge.ts';

const queryAgainMinutes = 1;
const queryForDays = 2;
const batchSize = 50;

/**
 * Queries the provider for unpaid charges, because a notice can be late or lost. Any number of processes can run it concurrently.
 * @throws AggregateError at the end, with an error for each charge that failed; it is queried again later.
 */
export async function reconcileCharges(db: Db, settings: Settings, now: Date): Promise<void> {
  const [since, youngerThan] = [addMinutes(now, -queryAgainMinutes), addDays(now, -queryForDays)];
  const failures: Error[] = [];
  for (let queried = 0; queried < batchSize; queried += 1) {
    const charge = await db.transaction((tx) => lockChargeToQuery(tx, since, youngerThan, now));
    if (!charge) break;
    try {
      const paid = await queryPaidAmount(charge.reference, settings, now);
      if (paid !== undefined) await db.transaction((tx) => settleCharge(tx, charge.reference, paid, now));
    } catch (error) {
      failures.push(new Error(`The charge ${charge.reference} could not be reconciled`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}
