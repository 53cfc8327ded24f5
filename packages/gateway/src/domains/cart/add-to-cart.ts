import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { batchAttempts } from '../../limits/batch-attempts.ts';
import { consumeClientRateLimit, consumeRateLimit, type Limit, networkOf } from '../../limits/limits.ts';
import { openGuestSession } from '../../sessions/sessions.ts';
import { addPieces, mostLines, type Owner } from './repository.ts';
import { ownerOf } from './service.ts';

/** A whole office may shop from one address; a script makes thousands of guests, whose sessions last for months. */
const newGuests: Limit = { name: 'new-guests', most: 600, minutes: 60 };

/** Of one session, and of all guests of a network address: far more than a household puts into its carts. */
const additions: Limit = { name: 'cart-additions', most: 1200, minutes: 60 };
const countAdditions = batchAttempts();

/** Counts an addition to a cart. Throws `too_busy` when a session or the guests of an address make too many. */
export async function limitAdditions(_request: RequestOf<'mall.Product.addCart'>, context: Context): Promise<void> {
  const { db, session, client } = context;
  if (session.kind !== 'customer')
    await countAdditions(db, networkOf(client), (attempts) => consumeClientRateLimit(additions, context, attempts));
  if (session.kind === 'visitor') return;
  const subject = `session:${session.sessionId}`;
  await countAdditions(db, subject, (attempts) => consumeRateLimit(additions, subject, context, attempts));
}

/** Adds pieces of a SKU to the caller's cart, making a guest of a visitor. Returns the session that holds the cart. */
export async function addToCart(request: RequestOf<'mall.Product.addCart'>, context: Context): Promise<DataOf<'mall.Product.addCart'>> {
  const { db, session, token, clock } = context;
  const owner = ownerOf(session);
  if (owner) return { access_id: token, cart_id: await addOrRefuse(db, owner, request, clock.now()) };
  await consumeClientRateLimit(newGuests, context);
  return db.transaction(async (tx) => {
    const opened = await openGuestSession(tx, clock.now());
    const { guestId } = opened.session;
    return { access_id: opened.token, cart_id: await addOrRefuse(tx, { guestId }, request, clock.now()) };
  });
}

async function addOrRefuse(
  db: Db,
  owner: Owner,
  { pro_id, attribute_id, num }: RequestOf<'mall.Product.addCart'>,
  now: Date,
): Promise<number> {
  const added = await addPieces(db, owner, { productId: pro_id, skuId: attribute_id, quantity: num }, now);
  if (!added) throw new Fault('unknown_product');
  if (added.line_id !== null) return added.line_id;
  if (!added.on_sale) throw new Fault('not_on_sale');
  if (!added.in_stock) throw new Fault('insufficient_stock');
  throw new Fault('parameter_refused', { errors: [{ field: 'attribute_id', rule: 'maxItems', limit: mostLines }] });
}
