import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { type OrderIntent, type OrderOutcome, orderIntents } from '../order.ts';
import { buyAgain } from './buy-again.server.ts';

/** Returns the order that a form names. */
export const orderToChange = (form: FormData): number | undefined => readId(form.get('order_id'));

/** Runs the action of the pressed button: see {@link orderIntents}. Throws errors that concern the whole page. */
export async function changeOrder(gateway: Gateway, orderId: number, form: FormData): Promise<OrderOutcome> {
  const at = Date.now();
  const intent = orderIntents.find((known) => known === form.get('intent'));
  if (intent === undefined) return { at, kind: 'refused', message: undefined };
  try {
    if (intent === 'buyAgain')
      return { at, kind: intent, lines: await buyAgain(gateway, orderId, readIdempotencyKey(form).idempotencyKey) };
    await send(gateway, intent, orderId, form);
    return { at, kind: intent, isRefund: intent === 'cancel' && form.get('paid') === '1' };
  } catch (error) {
    return { at, kind: 'refused', message: refusalOf(error).message };
  }
}

async function send({ mall }: Gateway, intent: Exclude<OrderIntent, 'buyAgain'>, order_id: number, form: FormData): Promise<void> {
  const calls = { cancel: mall.orders.cancel, remove: mall.orders.remove, remind: mall.orders.remind, confirm: mall.orders.receive };
  await calls[intent]({ order_id }, readIdempotencyKey(form));
}
