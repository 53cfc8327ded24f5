import type { CampaignRow, CouponRow, HeldCoupon } from './repository.ts';
import { couponScope } from './schema.ts';

/** The state of a customer's coupon. */
export type CouponState = 'unused' | 'bound' | 'used' | 'expired';

/** Returns the state of a customer's coupon: `bound` while the order that uses it is unpaid. */
export function stateOf({ orderId, usedAt, expiresAt }: Pick<CouponRow, 'orderId' | 'usedAt' | 'expiresAt'>, now: Date): CouponState {
  if (usedAt !== null) return 'used';
  if (orderId !== null) return 'bound';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'unused';
}

/** The class and shop of a product, by which coupons apply to it. */
export interface ProductPlace {
  readonly productId: number;
  readonly classId: number;
  readonly shopId: number;
}

/** Returns whether a campaign's coupons apply to a product. */
export function isFor({ shopId, scope, scopeIds }: Pick<CampaignRow, 'shopId' | 'scope' | 'scopeIds'>, product: ProductPlace): boolean {
  if (shopId !== null && shopId !== product.shopId) return false;
  if (scope === couponScope.products) return scopeIds.includes(product.productId);
  if (scope === couponScope.classes) return scopeIds.includes(product.classId);
  return scope === couponScope.allProducts;
}

/** Returns whether a campaign has no coupon left. */
export const isExhausted = ({ left }: Pick<CampaignRow, 'left'>): boolean => left === 0;

/** The next action of a caller on a campaign, in the order in which lists show them. */
export const offerStates = ['receive', 'use', 'exhausted', 'used'] as const;
/** The next action of a caller on a campaign. */
export type OfferState = (typeof offerStates)[number];

/** Returns the next action on a campaign. A usable coupon precedes a claimable one; `used` precedes `exhausted`. */
export function offerStateOf(campaign: CampaignRow, held: readonly HeldCoupon[], now: Date): OfferState {
  if (held.some(({ coupon }) => stateOf(coupon, now) === 'unused')) return 'use';
  if (held.length >= campaign.perCustomer) return 'used';
  return isExhausted(campaign) ? 'exhausted' : 'receive';
}
