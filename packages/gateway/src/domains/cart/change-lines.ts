import type { Context } from '../../dispatch/context.ts';
import { findSkus } from '../catalog/find-skus.ts';
import { requireOwner, unknownLine } from './cart-owner.ts';
import { lockLines, updateLine } from './repository.ts';

/** A change of a line; undefined leaves a value unchanged. */
export interface LineChange {
  readonly id: number;
  readonly quantity: number | undefined;
  readonly selected: boolean | undefined;
}

/**
 * Changes quantities and selections. Reduces a quantity above the stock to the stock.
 * @throws Fault `parameter_refused`, without changes, when a line is not the caller's.
 */
export async function changeLines(changes: readonly LineChange[], context: Context): Promise<void> {
  const owner = requireOwner(context);
  await context.db.transaction(async (tx) => {
    const lines = await lockLines(
      tx,
      owner,
      changes.map(({ id }) => id),
    );
    const byId = new Map(lines.map((line) => [line.id, line]));
    const skus = await findSkus(
      tx,
      lines.map((line) => line.skuId),
      context.language,
    );
    for (const { id, quantity, selected } of changes) {
      const line = byId.get(id);
      if (!line) throw unknownLine();
      const stock = skus.get(line.skuId)?.available ?? 0;
      await updateLine(tx, line.id, {
        quantity: quantity === undefined ? line.quantity : Math.max(1, Math.min(quantity, stock)),
        selected: selected ?? line.selected,
      });
    }
  });
}
