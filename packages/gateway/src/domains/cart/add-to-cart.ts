import type { Db } from '../../db/database.ts';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { batchAttempts } from '../../limits/batch-attempts.ts';
import { consumeClientRateLimit, consumeRateLimit, type Limit, networkOf } from '../../limits/limits.ts';
import { openGuestSession } from '../../sessions/sessions.ts';
import { ownerOf } from './cart-owner.ts';
import { addPieces, maxLines, type Owner, type Pieces } from './repository.ts';

/** One address can be that of a whole office. A script could create thousands of guests, whose sessions last for months. */
const newGuests: Limit = { name: 'new-guests', max: 600, minutes: 60 };

/** The maximum additions of one session, and of all guests of a network address: far above normal use. */
const additions: Limit = { name: 'cart-additions', max: 1200, minutes: 60 };
const countAdditions = batchAttempts();

/** Counts an addition to a cart. Throws `too_busy` when a session or the guests of an address exceed the limit. */
export async function limitAdditions(context: Context): Promise<void> {
  const { db, session, client } = context;
  if (session.kind !== 'customer')
    await countAdditions(db, networkOf(client), (attempts) => consumeClientRateLimit(additions, context, attempts));
  if (session.kind === 'visitor') return;
  const subject = `session:${session.sessionId}`;
  await countAdditions(db, subject, (attempts) => consumeRateLimit(additions, subject, context, attempts));
}

/**
 * Adds pieces of a SKU to the caller's cart, and opens a guest session for a visitor. Returns the token of the session that owns the cart.
 * @throws Fault `unknown_product`, `not_on_sale`, `insufficient_stock`, or `parameter_refused` when the cart is full.
 */
export async function addToCart(pieces: Pieces, context: Context): Promise<{ token: string; lineId: number }> {
  const { db, session, token, clock } = context;
  const owner = ownerOf(session);
  if (owner) return { token, lineId: await addOrRefuse(db, owner, pieces, clock.now()) };
  await consumeClientRateLimit(newGuests, context);
  return db.transaction(async (tx) => {
    const opened = await openGuestSession(tx, clock.now());
    const { guestId } = opened.session;
    return { token: opened.token, lineId: await addOrRefuse(tx, { guestId }, pieces, clock.now()) };
  });
}

async function addOrRefuse(db: Db, owner: Owner, pieces: Pieces, now: Date): Promise<number> {
  const added = await addPieces(db, owner, pieces, now);
  if (!added) throw new Fault('unknown_product');
  if (added.lineId !== null) return added.lineId;
  if (!added.onSale) throw new Fault('not_on_sale');
  if (!added.inStock) throw new Fault('insufficient_stock');
  throw new Fault('parameter_refused', { errors: [{ field: 'attribute_id', rule: 'maxItems', limit: maxLines }] });
}
