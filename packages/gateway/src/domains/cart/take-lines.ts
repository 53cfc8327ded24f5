import type { Context } from '../../dispatch/context.ts';
import { findSkus, type SkuDetails } from '../catalog/find-skus.ts';
import { requireOwner, unknownLine } from './cart-owner.ts';
import { type CartLineRow, deleteLines, findLines, lockLines } from './repository.ts';

/** A SKU of a cart line and its pieces. */
export interface CartItem {
  readonly sku: SkuDetails;
  readonly quantity: number;
}

/**
 * Returns lines of the caller's cart with their SKUs.
 * @throws Fault `parameter_refused` when one of them is not the caller's.
 */
export async function viewCartLines(ids: readonly number[], context: Context): Promise<CartItem[]> {
  const owner = requireOwner(context);
  const lines = (await findLines(context.db, owner)).filter((line) => ids.includes(line.id));
  return withSkus(lines, ids, context);
}

/** Like {@link viewCartLines}, and removes the lines in the caller's transaction: of two orders of one line, the second is refused. */
export async function takeCartLines(ids: readonly number[], context: Context): Promise<CartItem[]> {
  const owner = requireOwner(context);
  const lines = await lockLines(context.db, owner, ids);
  const items = await withSkus(lines, ids, context);
  await deleteLines(context.db, owner, ids);
  return items;
}

async function withSkus(lines: readonly CartLineRow[], ids: readonly number[], context: Context): Promise<CartItem[]> {
  if (lines.length !== new Set(ids).size) throw unknownLine();
  const skus = await findSkus(
    context.db,
    lines.map((line) => line.skuId),
    context.language,
  );
  // Newest first, as in the cart: the remarks of an order are sent in the order of its shops.
  return lines
    .toSorted((a, b) => b.id - a.id)
    .map((line) => {
      const sku = skus.get(line.skuId);
      if (!sku) throw unknownLine();
      return { sku, quantity: line.quantity };
    });
}
