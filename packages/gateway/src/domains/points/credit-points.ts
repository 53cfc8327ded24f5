import type { Db } from '../../db/database.ts';
import { addDays } from '../../shared/clock.ts';
import { insertRecord } from './repository.ts';
import type { PointsType } from './schema.ts';

/** Days until points expire. */
export const pointsLifeDays = 365;

/** Credits points to a customer. They expire after a year. */
export async function creditPoints(tx: Db, customerId: number, points: number, type: PointsType, now: Date): Promise<void> {
  await insertRecord(tx, { customerId, type, points, at: now, expiresAt: addDays(now, pointsLifeDays) });
}
