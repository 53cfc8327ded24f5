import type { Db } from '../../db/database.ts';
import { addDays } from '../../shared/clock.ts';
import type { Cents } from '../../shared/money.ts';
import { pointsLifeDays } from './credit-points.ts';
import { findOrderPoints, insertRecord, lockAvailable } from './repository.ts';
import { pointsType } from './schema.ts';

/** Points for each yuan paid for goods. */
const pointsPerYuan = 1n;
const centsPerYuan = 100n;

/** The points that goods bring at receipt: one for each whole yuan paid for them, delivery not counted. */
export const pointsFor = (paid: Cents): number => Number((paid * pointsPerYuan) / centsPerYuan);

interface OrderReward {
  readonly customerId: number;
  readonly orderId: number;
  /** What was paid for the goods, after discounts and without delivery. */
  readonly paid: Cents;
}

/**
 * Credits the points that an order brings, in the transaction in which it is received; gives how many. The database refuses a second reward
 * for the same order.
 */
export async function creditOrderPoints(tx: Db, { customerId, orderId, paid }: OrderReward, now: Date): Promise<number> {
  const points = pointsFor(paid);
  if (points === 0) return 0;
  const expiresAt = addDays(now, pointsLifeDays);
  await insertRecord(tx, { customerId, type: pointsType.shopping, points, at: now, expiresAt, orderId, paid });
  return points;
}

/**
 * Takes back the points for goods of an order whose price is refunded, in the transaction of the refund; gives how many were taken. After
 * several refunds the customer keeps the points for what was paid and not refunded. The balance never goes below zero: what it no longer has
 * is recorded as the shortfall and forgiven. Does nothing for an order that brought no points.
 */
export async function revokeOrderPoints(
  tx: Db,
  { customerId, orderId, refunded }: { readonly customerId: number; readonly orderId: number; readonly refunded: Cents },
  now: Date,
): Promise<number> {
  const available = await lockAvailable(tx, customerId);
  const reward = await findOrderPoints(tx, orderId);
  if (!reward) return 0;
  const goods = refunded < reward.paid ? refunded : reward.paid;
  if (goods === 0n) return 0;
  const owed = reward.points - pointsFor(reward.paid - goods);
  const taken = Math.min(owed, available);
  const shortfall = owed - taken;
  await insertRecord(tx, { customerId, type: pointsType.takenByMall, points: -taken, at: now, orderId, paid: -goods, shortfall });
  return taken;
}
