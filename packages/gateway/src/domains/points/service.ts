import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { processDue } from '../../due-records/process-due.ts';
import { addDays, wireDateTime } from '../../shared/clock.ts';
import {
  clearExpiry,
  countRecords,
  findAvailable,
  findOrderPoints,
  findRecords,
  insertRecord,
  lockAvailable,
  lockOneExpiring,
  markRemoved,
  type PointsSide,
  typesOf,
} from './repository.ts';
import { type PointsType, pointsType } from './schema.ts';

const pageSize = 10;
/** For how many days points can be spent. */
export const pointsLifeDays = 365;

const sideOf: Readonly<Record<RequestOf<'plugin.integral.MallIntegral.integral'>['type'], PointsSide>> = {
  1: 'gained',
  2: 'used',
  3: 'expired',
};

/** The customer's points with a page of records of one side. */
export async function listPoints(
  { type, page = 1 }: RequestOf<'plugin.integral.MallIntegral.integral'>,
  context: Context,
): Promise<DataOf<'plugin.integral.MallIntegral.integral'>> {
  const { db } = context;
  const { customerId } = customerOf(context);
  const rows = await findRecords(db, customerId, sideOf[type], page, pageSize);
  return {
    score: await findAvailable(db, customerId),
    lock_score: 0,
    total: await countRecords(db, customerId, sideOf[type]),
    list: rows.map((row) => ({
      id: row.id,
      type: row.type,
      sign_score: Math.abs(row.points),
      status: row.points > 0 ? 1 : 0,
      sign_time: wireDateTime(row.at),
    })),
  };
}

/** Takes records of expired points off the list. */
export async function removeExpired(ids: readonly number[], context: Context): Promise<void> {
  const { customerId } = customerOf(context);
  const types = await typesOf(context.db, customerId, ids);
  if (types.some((type) => type !== pointsType.expired)) throw new Fault('state_refuses');
  await markRemoved(context.db, customerId, ids);
}

/** How many points a customer can spend. */
export async function pointsOf(db: Db, customerId: number): Promise<number> {
  return findAvailable(db, customerId);
}

/** Gives a customer points, for a year. */
export async function creditPoints(tx: Db, customerId: number, points: number, type: PointsType, now: Date): Promise<void> {
  await insertRecord(tx, { customerId, type, points, at: now, expiresAt: addDays(now, pointsLifeDays) });
}

/** Takes back points whose year is over; gives how many grants there were. See {@link processDue}. */
export async function expirePoints(db: Db, now: Date): Promise<number> {
  return processDue(
    db,
    {
      job: 'expired-points',
      name: 'grant of points',
      next: (tx, passedOver) => lockOneExpiring(tx, now, passedOver),
      async process(tx, grant) {
        await clearExpiry(tx, grant.id);
        const { customerId } = grant;
        // Points that a refund has taken back cannot be lost a second time.
        const left = grant.orderId === null ? grant.points : ((await findOrderPoints(tx, grant.orderId))?.points ?? 0);
        const points = Math.min(left, await lockAvailable(tx, customerId));
        if (points > 0) await insertRecord(tx, { customerId, type: pointsType.expired, points: -points, at: now });
        return true;
      },
    },
    now,
  );
}
