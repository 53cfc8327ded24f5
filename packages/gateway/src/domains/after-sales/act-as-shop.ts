import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { advanceAfterSale, type Happening, holdAfterSale } from './advance-after-sale.ts';
import { afterSaleState } from './state-machine.ts';

/** A parcel that the shop sent to the customer. */
export interface SentParcel {
  readonly courier: string;
  readonly parcelNumber: string;
}

const written = ({ courier, parcelNumber }: SentParcel, now: Date) => ({ sendCourier: courier, sendParcel: parcelNumber, sentAt: now });

/** Approves an application: a refund only is paid out, goods are to be sent back. */
export async function approveAfterSale(db: Db, id: number, now: Date): Promise<void> {
  await act(db, id, { event: 'approve' }, now);
}

/**
 * Refuses an application, or goods that were sent back, which then return to the customer, in a parcel where one is named. The customer is told
 * the reason. Throws `state_refuses` for a parcel when the shop has no goods to send.
 */
export async function refuseAfterSale(
  db: Db,
  id: number,
  { reason, parcel }: { readonly reason: string; readonly parcel?: SentParcel },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await holdAfterSale(tx, id);
    if (parcel && held.afterSale.state !== afterSaleState.sentBack) throw new Fault('state_refuses');
    const change = { refusal: reason, ...(parcel && written(parcel, now)) };
    await advanceAfterSale(tx, held, { event: 'refuse', actor: 'shop', change }, now);
  });
}

/** Says that the goods of a return have arrived and are in order: the money goes back. */
export async function receiveReturn(db: Db, id: number, now: Date): Promise<void> {
  await act(db, id, { event: 'receive' }, now);
}

/** Says that the goods of an exchange have arrived and the replacement is on its way. */
export async function sendReplacement(db: Db, id: number, parcel: SentParcel, now: Date): Promise<void> {
  await act(db, id, { event: 'sendReplacement', change: written(parcel, now) }, now);
}

/** Each throws `parameter_refused` when there is no such after-sale, `state_refuses` when it is not in a state for it. */
async function act(db: Db, id: number, happening: Omit<Happening, 'actor'>, now: Date): Promise<void> {
  await db.transaction(async (tx) => advanceAfterSale(tx, await holdAfterSale(tx, id), { ...happening, actor: 'shop' }, now));
}
