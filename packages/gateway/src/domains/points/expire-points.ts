import type { Db } from '../../db/database.ts';
import { processDue } from '../../due-records/process-due.ts';
import { clearExpiry, findOrderPoints, insertRecord, lockAvailable, lockOneExpiring } from './repository.ts';
import { pointsType } from './schema.ts';

/** Removes expired points; returns the number of expired credits. See {@link processDue}. */
export async function expirePoints(db: Db, now: Date): Promise<number> {
  return processDue(
    db,
    {
      job: 'expired-points',
      name: 'credit of points',
      next: (tx, skipped) => lockOneExpiring(tx, now, skipped),
      async process(tx, credit) {
        await clearExpiry(tx, credit.id);
        const { customerId } = credit;
        // Points that a refund has revoked cannot expire again.
        const left = credit.orderId === null ? credit.points : ((await findOrderPoints(tx, credit.orderId))?.points ?? 0);
        const points = Math.min(left, await lockAvailable(tx, customerId));
        if (points > 0) await insertRecord(tx, { customerId, type: pointsType.expired, points: -points, at: now });
        return true;
      },
    },
    now,
  );
}
