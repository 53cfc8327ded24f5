import { type Context, customerOf } from '../../dispatch/context.ts';
import { addAllToFavorites } from '../favorites/add-to-favorites.ts';
import { ownerOf } from './cart-owner.ts';
import { deleteLines, lockLines } from './repository.ts';

/** Removes lines. Ignores lines that are not the caller's. */
export async function removeLines(ids: readonly number[], { db, session }: Context): Promise<void> {
  const owner = ownerOf(session);
  if (owner) await deleteLines(db, owner, ids);
}

/** Adds the products of lines to the favorites and removes the lines. Ignores lines that are not the customer's. */
export async function moveLinesToFavorites(ids: readonly number[], context: Context): Promise<void> {
  const owner = customerOf(context);
  await context.db.transaction(async (tx) => {
    const lines = await lockLines(tx, owner, ids);
    await addAllToFavorites(
      tx,
      owner.customerId,
      lines.map(({ productId }) => productId),
      context.clock.now(),
    );
    await deleteLines(
      tx,
      owner,
      lines.map(({ id }) => id),
    );
  });
}
