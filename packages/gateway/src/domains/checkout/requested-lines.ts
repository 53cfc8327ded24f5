import type { RequestOf } from '@mall/contract';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { takeCartLines, viewCartLines } from '../cart/service.ts';
import { memberPrice, memberProducts } from '../catalog/member-service.ts';
import { sellables } from '../catalog/service.ts';
import { flashPrice } from '../flash-sale/service.ts';
import { membershipOf } from '../membership/service.ts';
import type { Wanted } from './pricing.ts';

type What = Pick<RequestOf<'mall.Order.payment'>, 'product' | 'cart_id' | 'vipSource'>;
type BuyNow = RequestOf<'mall.Product.immediatelyCart'>['product'];

/**
 * What a request wants to buy, checked to be on sale and in stock. From the cart with `hold`, the lines are locked and leave the cart with
 * the order. Throws what stands in the way.
 */
export async function readWanted(request: What, context: Context, hold: boolean): Promise<Wanted[]> {
  const wanted = await readAtPrice(request, context, hold);
  return (await buysAsMember(request, context)) ? atMemberPrices(wanted, context) : wanted;
}

/** Whether a request buys at what members pay: asked for, by a member. */
export async function buysAsMember({ vipSource }: Pick<What, 'vipSource'>, { db, session, clock }: Context): Promise<boolean> {
  return vipSource === 1 && session.kind === 'customer' && (await membershipOf(db, session.customerId, clock.now())).isMember;
}

/** At what members pay, where the product has such a price. A price of the flash sale stays. */
async function atMemberPrices(wanted: readonly Wanted[], { db }: Context): Promise<Wanted[]> {
  const reduced = await memberProducts(
    db,
    wanted.map(({ sku }) => sku.productId),
  );
  return wanted.map((want) => {
    const { sku, flashItemId } = want;
    return flashItemId === undefined && reduced.has(sku.productId) ? { ...want, sku: { ...sku, price: memberPrice(sku.price) } } : want;
  });
}

async function readAtPrice({ product, cart_id }: Omit<What, 'vipSource'>, context: Context, hold: boolean): Promise<Wanted[]> {
  if (product) return [await readBuyNow(product, context)];
  if (!cart_id) throw new Fault('parameter_refused', { errors: [{ field: 'cart_id', rule: 'required' }] });
  const wanted = await (hold ? takeCartLines : viewCartLines)(cart_id, context);
  for (const { sku } of wanted) if (!sku.onSale) throw new Fault('not_on_sale');
  if (firstShort(wanted) !== undefined) throw new Fault('cart_line_short_of_stock');
  return wanted;
}

/** The one SKU that "buy now" means, at its price in the flash sale when the item of one is named. */
export async function readBuyNow(parts: BuyNow, context: Context): Promise<Wanted> {
  const { pid, cid, num, sec_id: itemId } = Object.assign({}, ...parts) as BuyNow[number];
  if (pid === undefined || cid === undefined || num === undefined)
    throw new Fault('parameter_refused', { errors: [{ field: 'product', rule: 'required' }] });
  const sku = (await sellables(context.db, [cid], context.language)).get(cid);
  if (!sku || sku.productId !== pid || sku.expired) throw new Fault('unknown_product');
  if (!sku.onSale) throw new Fault('not_on_sale');
  if (sku.available < num) throw new Fault('insufficient_stock');
  if (itemId === undefined) return { sku, quantity: num };
  const price = await flashPrice({ itemId, skuId: cid, quantity: num }, context);
  return { sku: { ...sku, price }, quantity: num, flashItemId: itemId };
}

/** Two lines on one SKU are checked on their sum. */
function firstShort(wanted: readonly Wanted[]): number | undefined {
  const sums = new Map<number, number>();
  for (const { sku, quantity } of wanted) sums.set(sku.skuId, (sums.get(sku.skuId) ?? 0) + quantity);
  return wanted.find(({ sku }) => (sums.get(sku.skuId) ?? 0) > sku.available)?.sku.skuId;
}
