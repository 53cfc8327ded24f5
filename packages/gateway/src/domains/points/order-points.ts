import type { Db } from '../../db/database.ts';
import { addDays } from '../../shared/clock.ts';
import type { Cents } from '../../shared/money.ts';
import { pointsLifeDays } from './credit-points.ts';
import { findOrderPoints, insertRecord, lockAvailable } from './repository.ts';
import { pointsType } from './schema.ts';

/** Points for each yuan paid for products. */
const pointsPerYuan = 1n;
const centsPerYuan = 100n;

/** Returns the points credited at receipt: one for each whole yuan paid for products, without delivery. */
export const pointsFor = (paid: Cents): number => Number((paid * pointsPerYuan) / centsPerYuan);

interface OrderReward {
  readonly customerId: number;
  readonly orderId: number;
  /** The amount paid for the products, after discounts and without delivery. */
  readonly paid: Cents;
}

/**
 * Credits the points of an order, in the transaction in which it is received; returns their number. The database refuses a second reward
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
 * Revokes the points for refunded products of an order, in the transaction of the refund; returns the number revoked. After several refunds
 * the customer retains the points for the amount paid and not refunded. The balance never goes below zero: points it no longer has are
 * recorded as the shortfall and waived. Does nothing for an order without points.
 */
export async function revokeOrderPoints(
  tx: Db,
  { customerId, orderId, refunded }: { readonly customerId: number; readonly orderId: number; readonly refunded: Cents },
  now: Date,
): Promise<number> {
  const available = await lockAvailable(tx, customerId);
  const reward = await findOrderPoints(tx, orderId);
  if (!reward) return 0;
  const productsAmount = refunded < reward.paid ? refunded : reward.paid;
  if (productsAmount === 0n) return 0;
  const owed = reward.points - pointsFor(reward.paid - productsAmount);
  const taken = Math.min(owed, available);
  const shortfall = owed - taken;
  await insertRecord(tx, { customerId, type: pointsType.takenByMall, points: -taken, at: now, orderId, paid: -productsAmount, shortfall });
  return taken;
}
