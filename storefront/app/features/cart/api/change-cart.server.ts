import { isMallError } from '@mall/sdk';
import type { CartListData } from '@mall/sdk/operations/cart';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import type { CartOutcome } from '../cart.ts';
import { type CartIntent, cartFields, readId, readIntent, readRemoved, type ShownItem } from '../cart-form.ts';
import { type CartChange, type CartChanges, readChanges } from './read-changes.ts';

/** The page's next step: show the outcome, go to the checkout with these items, or sign in first. */
export type CartStep = CartOutcome | Checkout | SignIn;

interface SignIn {
  readonly kind: 'signIn';
  /** The SKUs to check out after sign-in; undefined to return to the cart. */
  readonly skuIds?: readonly number[];
}

interface Checkout {
  readonly kind: 'checkout';
  readonly ids: readonly number[];
  /** At least one item has a member price, which is requested; customers who are not members pay the ordinary price. */
  readonly asMember: boolean;
}

/** The maximum number of lines per call. */
const linesACall = 200;

const now = () => ({ at: Date.now() });

/** Saves the quantities and selections of the form, then runs the action of its button. */
export async function changeCart(gateway: Gateway, form: FormData): Promise<CartStep> {
  const intent = readIntent(form.get(cartFields.intent));
  const wish = readChanges(form, intent.kind === 'shop' ? intent.id : undefined);
  try {
    await update(gateway, wish.changes);
    const outcome = await doIntent(gateway, intent, form, wish);
    return outcome.kind === 'updated' && wish.lowered ? { kind: 'lowered', ...now() } : outcome;
  } catch (error) {
    // Favorites require a signed-in customer.
    if (isSavingForLater(intent) && isMallError(error) && error.name === 'SessionInvalidError') return { kind: 'signIn' };
    return { kind: 'refused', message: refusalOf(error).message, ...now() };
  }
}

const isSavingForLater = ({ kind }: CartIntent) => kind === 'saveForLater' || kind === 'saveSelectedForLater';

async function update({ mall }: Gateway, changes: readonly CartChange[]): Promise<void> {
  for (let at = 0; at < changes.length; at += linesACall) await mall.cart.update({ cart: changes.slice(at, at + linesACall) });
}

async function doIntent(gateway: Gateway, intent: CartIntent, form: FormData, { selected, items }: CartChanges): Promise<CartStep> {
  switch (intent.kind) {
    case 'signIn':
      return { kind: 'signIn' };
    case 'checkout':
      return goToCheckout(gateway);
    case 'sku':
      return changeSku(gateway, intent.id, form);
    case 'remove':
      return remove(gateway, [intent.id], items);
    case 'removeSelected':
      return selected.length === 0 ? { kind: 'nothingSelected', ...now() } : remove(gateway, selected, items);
    case 'saveForLater':
      return saveForLater(gateway, [intent.id]);
    case 'saveSelectedForLater':
      return selected.length === 0 ? { kind: 'nothingSelected', ...now() } : saveForLater(gateway, selected);
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

/** Moves items into the favorites. */
async function saveForLater({ mall }: Gateway, ids: readonly number[]): Promise<CartOutcome> {
  for (let at = 0; at < ids.length; at += linesACall) await mall.cart.moveToFavorites({ car_id: ids.slice(at, at + linesACall) });
  return { kind: 'savedForLater', count: ids.length, ...now() };
}

/** Restores the items removed last, the oldest first, because the cart shows the newest first. */
async function restore({ mall }: Gateway, form: FormData): Promise<CartOutcome> {
  const items = form.getAll(cartFields.removed).flatMap((value) => readRemoved(value) ?? []);
  const { idempotencyKey: key } = readIdempotencyKey(form);
  for (const { productId, skuId, count } of items.toReversed()) {
    const own = key === undefined ? {} : { idempotencyKey: `${key}:${skuId}` };
    await mall.cart.add({ pro_id: productId, attribute_id: skuId, num: count }, own);
  }
  return { kind: 'restored', ...now() };
}

async function changeSku({ mall }: Gateway, id: number, form: FormData): Promise<CartOutcome> {
  const skuId = readId(form.get(cartFields.sku(id)));
  if (skuId === undefined) return { kind: 'updated', ...now() };
  await mall.cart.changeSku({ car_id: id, attribute_id: skuId }, readIdempotencyKey(form));
  return { kind: 'skuChanged', ...now() };
}

function toCheckout(lines: readonly CartListData['list'][number]['list'][number][]): Checkout {
  return { kind: 'checkout', ids: lines.map(({ id }) => id), asMember: lines.some(({ vipPrice }) => vipPrice !== undefined) };
}

/**
 * Returns the customer's cart lines for SKUs that they chose as a guest; undefined when the cart contains none of them. Throws for a
 * visitor.
 */
export async function checkoutOfSkus({ mall }: Gateway, skuIds: readonly number[]): Promise<Checkout | 'guest' | undefined> {
  const cart = await mall.cart.list();
  if (!cart.login_status) return 'guest';
  const lines = cart.list.flatMap(({ list }) => list).filter(({ attribute_id }) => skuIds.includes(attribute_id));
  return lines.length === 0 ? undefined : toCheckout(lines);
}

/** Uses the items selected on the server, which the form has just updated. */
async function goToCheckout({ mall }: Gateway): Promise<CartStep> {
  const cart = await mall.cart.list();
  const selected = cart.list.flatMap(({ list }) => list).filter((line) => line.selected);
  if (selected.length === 0) return { kind: 'nothingSelected', ...now() };
  if (selected.some(({ num, stock }) => num > stock)) return { kind: 'shortOfStock', ...now() };
  // At sign-in a guest's lines get other ids: until then their SKUs identify them.
  if (!cart.login_status) return { kind: 'signIn', skuIds: selected.map(({ attribute_id }) => attribute_id) };
  return toCheckout(selected);
}
