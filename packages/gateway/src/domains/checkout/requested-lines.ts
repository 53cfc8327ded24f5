import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { takeCartLines, viewCartLines } from '../cart/take-lines.ts';
import { findSkus } from '../catalog/find-skus.ts';
import { memberPrice, memberProducts } from '../catalog/member-prices.ts';
import { flashPrice } from '../flash-sale/hold-pieces.ts';
import { membershipOf } from '../membership/membership-state.ts';
import type { RequestedLine } from './pricing.ts';
import type { DirectPurchase, Purchase } from './purchase.ts';

/**
 * Returns the SKUs of a purchase, checked to be on sale and in stock. With `take`, cart lines are locked and removed in the caller's
 * transaction.
 */
export async function findRequestedLines(purchase: Purchase, context: Context, take: boolean): Promise<RequestedLine[]> {
  const lines = await findAtShopPrice(purchase, context, take);
  return (await buysAsMember(purchase, context)) ? atMemberPrices(lines, context) : lines;
}

/** Returns whether member prices apply to a purchase: they are requested, and the customer is a member. */
export async function buysAsMember(
  { atMemberPrices: requested }: Pick<Purchase, 'atMemberPrices'>,
  { db, session, clock }: Context,
): Promise<boolean> {
  return requested && session.kind === 'customer' && (await membershipOf(db, session.customerId, clock.now())).isMember;
}

/** Replaces prices by member prices for products that have one, except flash sale prices. */
async function atMemberPrices(lines: readonly RequestedLine[], { db }: Context): Promise<RequestedLine[]> {
  const reduced = await memberProducts(
    db,
    lines.map(({ sku }) => sku.productId),
  );
  return lines.map((line) => {
    const { sku, flashItemId } = line;
    return flashItemId === undefined && reduced.has(sku.productId) ? { ...line, sku: { ...sku, price: memberPrice(sku.price) } } : line;
  });
}

async function findAtShopPrice({ from }: Purchase, context: Context, take: boolean): Promise<RequestedLine[]> {
  if (!('cartLineIds' in from)) return [await findDirect(from, context)];
  const lines = await (take ? takeCartLines : viewCartLines)(from.cartLineIds, context);
  for (const { sku } of lines) if (!sku.onSale) throw new Fault('not_on_sale');
  if (exceedsStock(lines)) throw new Fault('cart_line_short_of_stock');
  return lines;
}

/**
 * Returns the SKU of a direct purchase, at its flash sale price when it names a flash sale item.
 * @throws Fault `unknown_product`, `not_on_sale`, `insufficient_stock`, or those of {@link flashPrice}.
 */
export async function findDirect({ productId, skuId, quantity, flashItemId }: DirectPurchase, context: Context): Promise<RequestedLine> {
  const sku = (await findSkus(context.db, [skuId], context.language)).get(skuId);
  if (!sku || sku.productId !== productId || sku.expired) throw new Fault('unknown_product');
  if (!sku.onSale) throw new Fault('not_on_sale');
  if (sku.available < quantity) throw new Fault('insufficient_stock');
  if (flashItemId === undefined) return { sku, quantity };
  const price = await flashPrice({ itemId: flashItemId, skuId, quantity }, context);
  return { sku: { ...sku, price }, quantity, flashItemId };
}

/** Returns whether the lines of a SKU together exceed its stock. */
function exceedsStock(lines: readonly RequestedLine[]): boolean {
  const sums = new Map<number, number>();
  for (const { sku, quantity } of lines) sums.set(sku.skuId, (sums.get(sku.skuId) ?? 0) + quantity);
  return lines.some(({ sku }) => (sums.get(sku.skuId) ?? 0) > sku.available);
}
