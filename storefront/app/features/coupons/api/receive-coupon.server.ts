import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { type CouponOutcome, receiveIntent } from '../coupon.ts';

/** Returns true when a form claims a coupon. */
export const isCouponRequest = (form: FormData): boolean => form.get('intent') === receiveIntent;

/** Claims the coupon that the form names. Throws errors that concern the whole page: a visitor must sign in first. */
export async function receiveCoupon({ mall }: Gateway, form: FormData): Promise<CouponOutcome> {
  const id = readId(form.get('id')) ?? 0;
  const at = Date.now();
  const { idempotencyKey } = readIdempotencyKey(form);
  try {
    // The page has one key for all its coupons; each coupon derives its own key.
    const message = await mall.coupons.receive({ id }, idempotencyKey === undefined ? {} : { idempotencyKey: `${idempotencyKey}-${id}` });
    return { at, couponId: id, kind: 'received', message };
  } catch (error) {
    return { at, couponId: id, kind: 'notReceived', message: refusalOf(error).message };
  }
}
