import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { findSkus } from '../catalog/find-skus.ts';
import { type ProductSkus, skusOf } from '../catalog/product-skus.ts';
import { requireOwner, unknownLine } from './cart-owner.ts';
import { deleteLines, findLine, lockLineOfSku, lockLines, updateLine } from './repository.ts';

/** Returns the SKUs that a line can be changed to; undefined when its product has none left. */
export async function listSkusOfLine(lineId: number, context: Context): Promise<ProductSkus | undefined> {
  const line = await findLine(context.db, requireOwner(context), lineId);
  if (!line) throw unknownLine();
  return (await skusOf(context.db, [line.productId], context.language)).get(line.productId);
}

/**
 * Changes the SKU of a line to another of its product, in the caller's transaction. If the cart already has a line of that SKU, the pieces
 * are added to it.
 * @throws Fault `parameter_refused` when line or SKU are unknown; `insufficient_stock` when the SKU cannot be bought.
 */
export async function changeSku(lineId: number, skuId: number, context: Context): Promise<void> {
  const owner = requireOwner(context);
  const [line] = await lockLines(context.db, owner, [lineId]);
  if (!line) throw unknownLine();
  const sku = (await findSkus(context.db, [skuId], context.language)).get(skuId);
  if (!sku || sku.productId !== line.productId)
    throw new Fault('parameter_refused', { errors: [{ field: 'attribute_id', rule: 'exists' }] });
  if (line.skuId === skuId) return;
  if (!sku.onSale || sku.available < 1) throw new Fault('insufficient_stock');
  const other = await lockLineOfSku(context.db, owner, skuId);
  if (!other) return updateLine(context.db, line.id, { skuId, quantity: Math.min(line.quantity, sku.available) });
  await deleteLines(context.db, owner, [line.id]);
  await updateLine(context.db, other.id, { quantity: Math.min(other.quantity + line.quantity, sku.available) });
}
