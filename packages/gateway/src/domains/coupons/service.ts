import type { RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addDays } from '../../shared/clock.ts';
import { receivedText } from './coupon-texts.ts';
import {
  bindToOrder,
  type CampaignRow,
  type CouponRow,
  countReceipt,
  findBegun,
  findHeld,
  freeFromOrder,
  type HeldCoupon,
  insertCoupon,
  markUsed,
  moveShopCoupons,
  takeFromCampaign,
  useForMembership,
} from './repository.ts';
import { couponScope } from './schema.ts';

export type { CampaignRow, HeldCoupon };
export { freeFromOrder as freeCoupons, markUsed as useCoupons, moveShopCoupons, useForMembership };

/** Where a product stands: what coupons look at. */
export interface ProductPlace {
  readonly productId: number;
  readonly classId: number;
  readonly shopId: number;
}

/** Whether a campaign's coupons are good for a product. */
export function isFor({ shopId, scope, scopeIds }: Pick<CampaignRow, 'shopId' | 'scope' | 'scopeIds'>, product: ProductPlace): boolean {
  if (shopId !== null && shopId !== product.shopId) return false;
  if (scope === couponScope.products) return scopeIds.includes(product.productId);
  if (scope === couponScope.classes) return scopeIds.includes(product.classId);
  return scope === couponScope.allGoods;
}

export const isExhausted = ({ left }: CampaignRow): boolean => left === 0;

/** Where a customer's coupon stands, as the wire numbers it: 0 unused, 1 bound to an unpaid order, 2 used, 3 expired. */
export function stateOf({ orderId, usedAt, expiresAt }: CouponRow, now: Date): 0 | 1 | 2 | 3 {
  if (usedAt !== null) return 2;
  if (orderId !== null) return 1;
  return expiresAt !== null && expiresAt <= now ? 3 : 0;
}

/** Gives the customer a coupon of a campaign, in the caller's transaction; gives the text to show. */
export async function receiveCoupon({ id }: RequestOf<'plugin.coupon.MallCoupon.receive'>, context: Context): Promise<string> {
  const { db, clock, language } = context;
  const { customerId } = customerOf(context);
  const now = clock.now();
  const campaign = await findBegun(db, id, now);
  if (!campaign) throw new Fault('parameter_refused', { errors: [{ field: 'id', rule: 'known' }] });
  if (!(await takeFromCampaign(db, id, now))) throw new Fault('coupon_ended');
  if (!(await countReceipt(db, id, customerId, campaign.perCustomer))) throw new Fault('state_refuses');
  await insertCoupon(db, { campaignId: id, customerId, receivedAt: now, expiresAt: expiryOf(campaign, now) });
  return receivedText(language);
}

/** Days after the receipt, but never past the end of the campaign. */
function expiryOf({ validDays, endsAt }: CampaignRow, now: Date): Date | null {
  if (validDays === null) return endsAt;
  const last = addDays(now, validDays);
  return endsAt !== null && endsAt < last ? endsAt : last;
}

/** The coupons that a customer can use now, what ends first before the rest. */
export async function usableCoupons(db: Db, customerId: number, now: Date): Promise<HeldCoupon[]> {
  return (await findHeld(db, customerId)).filter(({ coupon }) => stateOf(coupon, now) === 0);
}

/** Binds coupons to an order, in the caller's transaction. Of two orders with one coupon the second is refused. */
export async function bindCoupons(tx: Db, customerId: number, ids: readonly number[], orderId: number, now: Date): Promise<void> {
  if (ids.length === 0) return;
  if ((await bindToOrder(tx, customerId, ids, orderId, now)) !== ids.length)
    throw new Fault('parameter_refused', { errors: [{ field: 'coupon_id', rule: 'known' }] });
}
