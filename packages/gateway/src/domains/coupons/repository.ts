import type { Db } from '../../db/database.ts';
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from '../../db/drizzle.ts';
import { couponCampaigns, couponReceipts, coupons } from './schema.ts';

export type CampaignRow = typeof couponCampaigns.$inferSelect;
export type CouponRow = typeof coupons.$inferSelect;

/** A customer's coupon with its campaign. */
export interface HeldCoupon {
  readonly coupon: CouponRow;
  readonly campaign: CampaignRow;
}

const running = (now: Date): SQL | undefined =>
  and(lte(couponCampaigns.startsAt, now), or(isNull(couponCampaigns.endsAt), gt(couponCampaigns.endsAt, now)));

/** Returns the running campaigns. A mall has dozens of them, not thousands. */
export async function findRunning(db: Db, now: Date): Promise<CampaignRow[]> {
  return db.select().from(couponCampaigns).where(running(now)).orderBy(asc(couponCampaigns.id));
}

/** Returns a campaign that has begun, ended or not. */
export async function findBegun(db: Db, id: number, now: Date): Promise<CampaignRow | undefined> {
  const [row] = await db
    .select()
    .from(couponCampaigns)
    .where(and(eq(couponCampaigns.id, id), lte(couponCampaigns.startsAt, now)));
  return row;
}

/** Takes one coupon of a running campaign; returns false when none is left. */
export async function takeFromCampaign(tx: Db, id: number, now: Date): Promise<boolean> {
  const taken = await tx
    .update(couponCampaigns)
    .set({ left: sql`${couponCampaigns.left} - 1` })
    .where(and(eq(couponCampaigns.id, id), running(now), or(isNull(couponCampaigns.left), gt(couponCampaigns.left, 0))))
    .returning({ id: couponCampaigns.id });
  return taken.length > 0;
}

/** Counts a coupon towards the customer's limit; returns false when the limit is reached. */
export async function countReceipt(tx: Db, campaignId: number, customerId: number, limit: number): Promise<boolean> {
  const counted = await tx
    .insert(couponReceipts)
    .values({ campaignId, customerId, received: 1 })
    .onConflictDoUpdate({
      target: [couponReceipts.customerId, couponReceipts.campaignId],
      set: { received: sql`${couponReceipts.received} + 1` },
      setWhere: sql`${couponReceipts.received} < ${limit}`,
    })
    .returning({ received: couponReceipts.received });
  return counted.length > 0;
}

export async function insertCoupon(tx: Db, coupon: typeof coupons.$inferInsert): Promise<void> {
  await tx.insert(coupons).values(coupon);
}

/** Returns all coupons that a customer has ever claimed, in order of expiry. */
export async function findHeld(db: Db, customerId: number): Promise<HeldCoupon[]> {
  return db
    .select({ coupon: coupons, campaign: couponCampaigns })
    .from(coupons)
    .innerJoin(couponCampaigns, eq(couponCampaigns.id, coupons.campaignId))
    .where(eq(coupons.customerId, customerId))
    .orderBy(sql`${coupons.expiresAt} nulls last`, asc(coupons.id));
}

/** Binds unused coupons of a customer to an order; returns how many were bound. */
export async function bindToOrder(tx: Db, customerId: number, ids: readonly number[], orderId: number, now: Date): Promise<number> {
  const bound = await tx
    .update(coupons)
    .set({ orderId })
    .where(
      and(
        eq(coupons.customerId, customerId),
        inArray(coupons.id, [...ids]),
        isNull(coupons.orderId),
        isNull(coupons.usedAt),
        or(isNull(coupons.expiresAt), gt(coupons.expiresAt, now)),
      ),
    )
    .returning({ id: coupons.id });
  return bound.length;
}

/** Uses a customer's unused coupon for a membership; returns false when it is no longer unused. */
export async function useForMembership(tx: Db, customerId: number, id: number, membershipOrderId: number, now: Date): Promise<boolean> {
  const used = await tx
    .update(coupons)
    .set({ membershipOrderId, usedAt: now })
    .where(and(eq(coupons.customerId, customerId), eq(coupons.id, id), isNull(coupons.orderId), isNull(coupons.usedAt)))
    .returning({ id: coupons.id });
  return used.length > 0;
}

export async function markUsed(tx: Db, orderId: number, now: Date): Promise<void> {
  await tx.update(coupons).set({ usedAt: now }).where(eq(coupons.orderId, orderId));
}

/** Moves the shop coupon that an order used to the order part of that shop. */
export async function moveShopCoupons(tx: Db, orderId: number, shopId: number, toId: number): Promise<void> {
  const ofShop = tx.select({ id: couponCampaigns.id }).from(couponCampaigns).where(eq(couponCampaigns.shopId, shopId));
  await tx
    .update(coupons)
    .set({ orderId: toId })
    .where(and(eq(coupons.orderId, orderId), inArray(coupons.campaignId, ofShop)));
}

/** Releases the coupons that an order has bound or used, because it is closed or refunded. */
export async function freeFromOrder(tx: Db, orderId: number): Promise<void> {
  await tx.update(coupons).set({ orderId: null, usedAt: null }).where(eq(coupons.orderId, orderId));
}
