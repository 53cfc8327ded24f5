import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import type { CartOutcome } from '../cart.ts';
import { type CartIntent, cartFields, readId, readIntent } from '../cart-form.ts';
import { type CartChange, readChanges } from './read-changes.ts';

/** What the page does next: show the outcome, go to the checkout with these items, or sign in first. */
export type CartStep = CartOutcome | { readonly kind: 'checkout'; readonly ids: readonly number[] } | { readonly kind: 'signIn' };

/** At most this many lines a call. */
const linesACall = 200;

const now = () => ({ at: Date.now() });

/** Makes the quantities and ticks of the form so, then does what its button asks for. */
export async function changeCart(gateway: Gateway, form: FormData): Promise<CartStep> {
  const intent = readIntent(form.get(cartFields.intent));
  const { changes, ticked, lowered } = readChanges(form, intent.kind === 'shop' ? intent.id : undefined);
  try {
    await update(gateway, changes);
    const outcome = await doIntent(gateway, intent, form, ticked);
    return outcome.kind === 'updated' && lowered ? { kind: 'lowered', ...now() } : outcome;
  } catch (error) {
    return { kind: 'refused', message: refusalOf(error).message, ...now() };
  }
}

async function update({ mall }: Gateway, changes: readonly CartChange[]): Promise<void> {
  for (let at = 0; at < changes.length; at += linesACall) await mall.cart.update({ cart: changes.slice(at, at + linesACall) });
}

async function doIntent(gateway: Gateway, intent: CartIntent, form: FormData, ticked: readonly number[]): Promise<CartStep> {
  switch (intent.kind) {
    case 'signIn':
      return { kind: 'signIn' };
    case 'checkout':
      return goToCheckout(gateway);
    case 'sku':
      return changeSku(gateway, intent.id, form);
    case 'remove':
      return remove(gateway, [intent.id]);
    case 'removeTicked':
      return ticked.length === 0 ? { kind: 'nothingTicked', ...now() } : remove(gateway, ticked);
    case 'clear':
      await remove(
        gateway,
        form.getAll(cartFields.gone).flatMap((value) => readId(value) ?? []),
      );
      return { kind: 'cleared', ...now() };
    default:
      return { kind: 'updated', ...now() };
  }
}

async function remove({ mall }: Gateway, ids: readonly number[]): Promise<CartOutcome> {
  for (let at = 0; at < ids.length; at += linesACall) await mall.cart.remove({ car_id: ids.slice(at, at + linesACall) });
  return { kind: 'removed', count: ids.length, ...now() };
}

async function changeSku({ mall }: Gateway, id: number, form: FormData): Promise<CartOutcome> {
  const skuId = readId(form.get(cartFields.sku(id)));
  if (skuId === undefined) return { kind: 'updated', ...now() };
  const key = form.get(idempotencyField);
  await mall.cart.changeSku({ car_id: id, attribute_id: skuId }, typeof key === 'string' ? { idempotencyKey: key } : {});
  return { kind: 'skuChanged', ...now() };
}

/** With what is ticked on the server now, which the form has just made so. */
async function goToCheckout({ mall }: Gateway): Promise<CartStep> {
  const cart = await mall.cart.list();
  const ticked = cart.list.flatMap(({ list }) => list).filter(({ selected }) => selected);
  if (ticked.length === 0) return { kind: 'nothingTicked', ...now() };
  if (ticked.some(({ num, stock }) => num > stock)) return { kind: 'shortOfStock', ...now() };
  // A guest's lines become the customer's at sign-in, under other ids: the way to the checkout starts in the cart once more.
  return cart.login_status ? { kind: 'checkout', ids: ticked.map(({ id }) => id) } : { kind: 'signIn' };
}
