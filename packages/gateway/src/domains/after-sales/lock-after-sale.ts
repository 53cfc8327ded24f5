import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { type LockedOrder, lockOrderWithLines } from '../orders/after-sale-lines.ts';
import { type AfterSaleRow, findAfterSale, lockAfterSale } from './repository.ts';

/** An after-sale with its order, both locked. */
export interface LockedAfterSale extends LockedOrder {
  readonly afterSale: AfterSaleRow;
}

export const unknownAfterSale = () => new Fault('parameter_refused', { errors: [{ field: 'id', rule: 'exists' }] });

/** Locks an after-sale and its order, the order first. Throws when it does not exist or belongs to a customer other than the given one. */
export async function lockAfterSaleWithOrder(tx: Db, id: number, customerId?: number): Promise<LockedAfterSale> {
  const known = await findAfterSale(tx, id);
  if (!known || (customerId !== undefined && known.customerId !== customerId)) throw unknownAfterSale();
  const order = await lockOrderWithLines(tx, known.orderId);
  const afterSale = await lockAfterSale(tx, id);
  if (!order || !afterSale) throw unknownAfterSale();
  return { ...order, afterSale };
}
