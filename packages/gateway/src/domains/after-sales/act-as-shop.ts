import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { advanceAfterSale } from './advance-after-sale.ts';
import type { AfterSaleAction } from './after-sale-action.ts';
import { lockAfterSaleWithOrder } from './lock-after-sale.ts';
import { afterSaleState } from './state-machine.ts';

/** A parcel that the shop sent to the customer. */
export interface SentParcel {
  readonly courier: string;
  readonly parcelNumber: string;
}

const written = ({ courier, parcelNumber }: SentParcel, now: Date) => ({ sendCourier: courier, sendParcel: parcelNumber, sentAt: now });

/** Approves an application: pays a refund without return; otherwise the customer has to send the products back. */
export async function approveAfterSale(db: Db, id: number, now: Date): Promise<void> {
  await act(db, id, { event: 'approve' }, now);
}

/**
 * Refuses an application, or returned products, which then go back to the customer, optionally with a parcel number. The customer is
 * notified of the reason. Throws `state_refuses` for a parcel when the shop has no products to send.
 */
export async function refuseAfterSale(
  db: Db,
  id: number,
  { reason, parcel }: { readonly reason: string; readonly parcel?: SentParcel },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockAfterSaleWithOrder(tx, id);
    if (parcel && locked.afterSale.state !== afterSaleState.sentBack) throw new Fault('state_refuses');
    const change = { refusal: reason, ...(parcel && written(parcel, now)) };
    await advanceAfterSale(tx, locked, { event: 'refuse', actor: 'shop', change }, now);
  });
}

/** Records that the products of a return have arrived in order, and refunds the money. */
export async function receiveReturn(db: Db, id: number, now: Date): Promise<void> {
  await act(db, id, { event: 'receive' }, now);
}

/** Records that the products of an exchange have arrived and the replacement has been sent. */
export async function sendReplacement(db: Db, id: number, parcel: SentParcel, now: Date): Promise<void> {
  await act(db, id, { event: 'sendReplacement', change: written(parcel, now) }, now);
}

/** Applies an event. Throws `parameter_refused` for an unknown after-sale, `state_refuses` when its state does not allow the event. */
async function act(db: Db, id: number, happening: Omit<AfterSaleAction, 'actor'>, now: Date): Promise<void> {
  await db.transaction(async (tx) => advanceAfterSale(tx, await lockAfterSaleWithOrder(tx, id), { ...happening, actor: 'shop' }, now));
}
