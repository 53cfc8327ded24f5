import type { Db } from '../../db/database.ts';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { Cents } from '../../shared/money.ts';
import { findItem, heldBy, piecesOf, recordMovement, returnToItem, takeFromItem } from './repository.ts';
import { stateOf } from './slots.ts';

const unknownItem = (field: string) => new Fault('parameter_refused', { errors: [{ field, rule: 'exists' }] });

/** Pieces of a flash sale item for a purchase. */
export interface FlashPurchase {
  readonly itemId: number;
  readonly skuId: number;
  readonly quantity: number;
}

const exceedsLimit = (limit: number) => new Fault('parameter_refused', { errors: [{ field: 'num', rule: 'maximum', limit }] });

/**
 * Returns the flash sale price of pieces.
 * @throws Fault `parameter_refused` for an item of another SKU or more pieces than allowed per customer, `not_on_sale` outside its slot,
 * `insufficient_stock`.
 */
export async function flashPrice({ itemId, skuId, quantity }: FlashPurchase, context: Context): Promise<Cents> {
  const { db, session, clock } = context;
  const found = await findItem(db, itemId);
  if (found?.item.skuId !== skuId) throw unknownItem('sec_id');
  const { item, slot } = found;
  if (stateOf(slot, clock.now()) !== 'running') throw new Fault('not_on_sale');
  if (item.available < quantity) throw new Fault('insufficient_stock');
  const bought = session.kind === 'customer' ? await piecesOf(db, itemId, session.customerId) : 0;
  if (bought + quantity > item.perCustomer) throw exceedsLimit(Math.max(0, item.perCustomer - bought));
  return item.price;
}

/** Takes pieces for an order. Throws `insufficient_stock`, or `parameter_refused` when the customer's limit is reached. */
export async function takePieces(
  tx: Db,
  { itemId, quantity }: Omit<FlashPurchase, 'skuId'>,
  order: { id: number; customerId: number },
  at: Date,
): Promise<void> {
  const taken = await takeFromItem(tx, itemId, quantity);
  if (!taken) throw new Fault('insufficient_stock');
  await recordMovement(tx, { itemId, customerId: order.customerId, orderId: order.id, quantity: -quantity, at });
  // The item is locked at this point, so that concurrent orders of a customer are counted sequentially.
  const bought = await piecesOf(tx, itemId, order.customerId);
  if (bought > taken.perCustomer) throw exceedsLimit(Math.max(0, taken.perCustomer - bought + quantity));
}

/** Returns the pieces of a closed order to the sale. */
export async function releasePieces(tx: Db, orderId: number, at: Date): Promise<void> {
  for (const held of await heldBy(tx, orderId)) {
    await returnToItem(tx, held.itemId, held.quantity);
    await recordMovement(tx, { ...held, orderId, at });
  }
}
