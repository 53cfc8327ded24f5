import type { Db } from '../../db/database.ts';
import { moveLines } from './repository.ts';

/** Moves the cart of a guest to the customer on sign-in, in the caller's transaction. */
export async function mergeGuestCart(tx: Db, guestId: number, customerId: number): Promise<void> {
  await moveLines(tx, guestId, customerId);
}
