import { isMallError } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { keyOf } from '#app/shared/idempotency-key.server.ts';
import type { CartOutcome } from '../cart.ts';
import { type CartIntent, cartFields, readId, readIntent, readRemoved, type ShownItem } from '../cart-form.ts';
import { type CartChange, type CartChanges, readChanges } from './read-changes.ts';

/** What the page does next: show the outcome, go to the checkout with these items, or sign in first. */
export type CartStep = CartOutcome | Checkout | { readonly kind: 'signIn' };

interface Checkout {
  readonly kind: 'checkout';
  readonly ids: readonly number[];
  /** Something among them has a price for members, which is asked for; who is no member pays what everybody pays. */
  readonly asMember: boolean;
}

/** At most this many lines a call. */
const linesACall = 200;

const now = () => ({ at: Date.now() });

/** Makes the quantities and ticks of the form so, then does what its button asks for. */
export async function changeCart(gateway: Gateway, form: FormData): Promise<CartStep> {
  const intent = readIntent(form.get(cartFields.intent));
  const wish = readChanges(form, intent.kind === 'shop' ? intent.id : undefined);
  try {
    await update(gateway, wish.changes);
    const outcome = await doIntent(gateway, intent, form, wish);
    return outcome.kind === 'updated' && wish.lowered ? { kind: 'lowered', ...now() } : outcome;
  } catch (error) {
    // A collection is a customer's.
    if (isCollecting(intent) && isMallError(error) && error.name === 'SessionInvalidError') return { kind: 'signIn' };
    return { kind: 'refused', message: refusalOf(error).message, ...now() };
  }
}

const isCollecting = ({ kind }: CartIntent) => kind === 'collect' || kind === 'collectTicked';

async function update({ mall }: Gateway, changes: readonly CartChange[]): Promise<void> {
  for (let at = 0; at < changes.length; at += linesACall) await mall.cart.update({ cart: changes.slice(at, at + linesACall) });
}

async function doIntent(gateway: Gateway, intent: CartIntent, form: FormData, { ticked, items }: CartChanges): Promise<CartStep> {
  switch (intent.kind) {
    case 'signIn':
      return { kind: 'signIn' };
    case 'checkout':
      return goToCheckout(gateway);
    case 'sku':
      return changeSku(gateway, intent.id, form);
    case 'remove':
      return remove(gateway, [intent.id], items);
    case 'removeTicked':
      return ticked.length === 0 ? { kind: 'nothingTicked', ...now() } : remove(gateway, ticked, items);
    case 'collect':
      return collect(gateway, [intent.id]);
    case 'collectTicked':
      return ticked.length === 0 ? { kind: 'nothingTicked', ...now() } : collect(gateway, ticked);
    case 'restore':
      return restore(gateway, form);
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

async function remove({ mall }: Gateway, ids: readonly number[], items: readonly ShownItem[] = []): Promise<CartOutcome> {
  for (let at = 0; at < ids.length; at += linesACall) await mall.cart.remove({ car_id: ids.slice(at, at + linesACall) });
  const gone = items.filter(({ id }) => ids.includes(id));
  const back = gone.map(({ productId, skuId, count }) => ({ productId, skuId, count }));
  return { kind: 'removed', count: ids.length, items: back, ...now() };
}

/** Moves items into the collection. */
async function collect({ mall }: Gateway, ids: readonly number[]): Promise<CartOutcome> {
  for (let at = 0; at < ids.length; at += linesACall) await mall.cart.moveToFavorites({ car_id: ids.slice(at, at + linesACall) });
  return { kind: 'collected', count: ids.length, ...now() };
}

/** Puts back what was removed last, the oldest first: the cart shows the newest first. */
async function restore({ mall }: Gateway, form: FormData): Promise<CartOutcome> {
  const items = form.getAll(cartFields.removed).flatMap((value) => readRemoved(value) ?? []);
  const { idempotencyKey: key } = keyOf(form);
  for (const { productId, skuId, count } of items.toReversed()) {
    const own = key === undefined ? {} : { idempotencyKey: `${key}:${skuId}` };
    await mall.cart.add({ pro_id: productId, attribute_id: skuId, num: count }, own);
  }
  return { kind: 'restored', ...now() };
}

async function changeSku({ mall }: Gateway, id: number, form: FormData): Promise<CartOutcome> {
  const skuId = readId(form.get(cartFields.sku(id)));
  if (skuId === undefined) return { kind: 'updated', ...now() };
  await mall.cart.changeSku({ car_id: id, attribute_id: skuId }, keyOf(form));
  return { kind: 'skuChanged', ...now() };
}

/** With what is ticked on the server now, which the form has just made so. */
async function goToCheckout({ mall }: Gateway): Promise<CartStep> {
  const cart = await mall.cart.list();
  const ticked = cart.list.flatMap(({ list }) => list).filter(({ selected }) => selected);
  if (ticked.length === 0) return { kind: 'nothingTicked', ...now() };
  if (ticked.some(({ num, stock }) => num > stock)) return { kind: 'shortOfStock', ...now() };
  // A guest's lines become the customer's at sign-in, under other ids: the way to the checkout starts in the cart once more.
  if (!cart.login_status) return { kind: 'signIn' };
  return { kind: 'checkout', ids: ticked.map(({ id }) => id), asMember: ticked.some(({ vipPrice }) => vipPrice !== undefined) };
}
