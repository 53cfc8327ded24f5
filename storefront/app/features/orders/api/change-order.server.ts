import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { keyOf } from '#app/shared/idempotency-key.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { type OrderDeed, type OrderOutcome, orderDeeds } from '../order.ts';

/** The order that a form names. */
export const orderToChange = (form: FormData): number | undefined => readId(form.get('order_id'));

/** Does what the pressed button asks for: see {@link orderDeeds}. Throws what the whole page answers to. */
export async function changeOrder(gateway: Gateway, orderId: number, form: FormData): Promise<OrderOutcome> {
  const at = Date.now();
  const deed = orderDeeds.find((known) => known === form.get('intent'));
  if (deed === undefined) return { at, kind: 'refused', message: undefined };
  try {
    await send(gateway, deed, orderId, form);
    return { at, kind: deed, isRefund: deed === 'cancel' && form.get('paid') === '1' };
  } catch (error) {
    return { at, kind: 'refused', message: refusalOf(error).message };
  }
}

async function send({ mall }: Gateway, deed: OrderDeed, order_id: number, form: FormData): Promise<void> {
  const calls = { cancel: mall.orders.cancel, remove: mall.orders.remove, remind: mall.orders.remind, confirm: mall.orders.receive };
  await calls[deed]({ order_id }, keyOf(form));
}
