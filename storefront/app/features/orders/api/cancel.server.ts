import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { keyOf } from '#app/shared/idempotency-key.server.ts';
import { readId } from '#app/shared/query-id.ts';
import type { CancelOutcome } from '../order.ts';

/** The order that a cancel form names. */
export const orderToCancel = (form: FormData): number | undefined => readId(form.get('order_id'));

/** Cancels an order: an unpaid one closes, a paid one that is not shipped is refunded to the wallet. Throws what the whole page answers to. */
export async function cancelOrder({ mall }: Gateway, orderId: number, form: FormData): Promise<CancelOutcome> {
  const at = Date.now();
  try {
    await mall.orders.cancel({ order_id: orderId }, keyOf(form));
    return { at, kind: 'cancelled', refunded: form.get('paid') === '1' };
  } catch (error) {
    return { at, kind: 'refused', message: refusalOf(error).message };
  }
}
