import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { countRecords, findAvailable, findRecords, markRemoved, type PointsRow, type PointsSide, typesOf } from './repository.ts';
import { pointsType } from './schema.ts';

const pageSize = 10;

/** Returns the number of points that a customer can spend. */
export async function pointsOf(db: Db, customerId: number): Promise<number> {
  return findAvailable(db, customerId);
}

/** Returns a page of a customer's records of gained, used or expired points, and their total number. */
export async function listPoints(
  db: Db,
  customerId: number,
  side: PointsSide,
  page: number,
): Promise<{ total: number; records: PointsRow[] }> {
  return { records: await findRecords(db, customerId, side, page, pageSize), total: await countRecords(db, customerId, side) };
}

/** Removes records of expired points from the list. Throws `state_refuses` when one is of another type. */
export async function removeExpiredRecords(db: Db, customerId: number, ids: readonly number[]): Promise<void> {
  const types = await typesOf(db, customerId, ids);
  if (types.some((type) => type !== pointsType.expired)) throw new Fault('state_refuses');
  await markRemoved(db, customerId, ids);
}
