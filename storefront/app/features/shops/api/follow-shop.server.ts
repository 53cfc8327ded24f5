import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { type FollowRefusal, shopField } from '../following.ts';

/** Follows or unfollows the shop that the form names. Throws errors that concern the whole page: a visitor must sign in first. */
export async function followShop({ mall }: Gateway, form: FormData): Promise<FollowRefusal | undefined> {
  const shopId = readId(form.get(shopField)) ?? 0;
  const { idempotencyKey } = readIdempotencyKey(form);
  try {
    // The page has one key for all its shops. The key makes a repeated request count once: a second toggle would undo the first.
    await mall.shops.toggleFollow({ shopId }, idempotencyKey === undefined ? {} : { idempotencyKey: `${idempotencyKey}-${shopId}` });
    return undefined;
  } catch (error) {
    return { at: Date.now(), followRefused: true, message: refusalOf(error).message };
  }
}
