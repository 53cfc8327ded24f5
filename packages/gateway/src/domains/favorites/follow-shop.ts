import type { Db } from '../../db/database.ts';
import type { Session } from '../../dispatch/context.ts';
import { addFollowers, shopById } from '../shops/find-shops.ts';
import { deleteShop, findFollowed, insertShop } from './repository.ts';

/** Follows a shop, or unfollows it, in the caller's transaction. Throws `unknown_shop`. */
export async function toggleFollow(tx: Db, customerId: number, shopId: number, now: Date): Promise<void> {
  await shopById(tx, shopId);
  if (await insertShop(tx, customerId, shopId, now)) return addFollowers(tx, shopId, 1);
  if (await deleteShop(tx, customerId, shopId)) await addFollowers(tx, shopId, -1);
}

/** Returns the shops that the caller follows, of the given ones. */
export async function followedBy(db: Db, session: Session, shopIds: readonly number[]): Promise<Set<number>> {
  return session.kind === 'customer' ? findFollowed(db, session.customerId, shopIds) : new Set();
}
