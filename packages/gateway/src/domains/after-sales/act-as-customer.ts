import type { Db } from '../../db/database.ts';
import { advanceAfterSale } from './advance-after-sale.ts';
import { lockAfterSaleWithOrder } from './lock-after-sale.ts';

/** A parcel that a customer sent to the shop. */
export interface ReturnParcel {
  readonly courier: string;
  readonly parcelNumber: string;
  /** The sender and their phone. */
  readonly contact: string;
  readonly phone: string;
}

/** Withdraws an application that is under review. Throws `parameter_refused` for another customer's, `state_refuses` once it is decided. */
export async function withdrawApplication(tx: Db, customerId: number, id: number, now: Date): Promise<void> {
  await advanceAfterSale(tx, await lockAfterSaleWithOrder(tx, id, customerId), { event: 'withdraw', actor: 'customer' }, now);
}

/**
 * Records the parcel of the returned products. Throws `parameter_refused` for another customer's after-sale, `state_refuses` unless the
 * shop approved the return.
 */
export async function sendBack(tx: Db, customerId: number, id: number, parcel: ReturnParcel, now: Date): Promise<void> {
  const { courier, parcelNumber, contact, phone } = parcel;
  const change = { returnCourier: courier, returnParcel: parcelNumber, returnContact: contact, returnPhone: phone, returnedAt: now };
  await advanceAfterSale(tx, await lockAfterSaleWithOrder(tx, id, customerId), { event: 'sendBack', actor: 'customer', change }, now);
}

/**
 * Confirms that a replacement has arrived. Throws `parameter_refused` for another customer's after-sale, `state_refuses` unless a
 * replacement was sent.
 */
export async function confirmReplacement(tx: Db, customerId: number, id: number, now: Date): Promise<void> {
  await advanceAfterSale(tx, await lockAfterSaleWithOrder(tx, id, customerId), { event: 'confirmReplacement', actor: 'customer' }, now);
}
