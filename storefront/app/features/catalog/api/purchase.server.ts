import { randomUUID } from 'node:crypto';
import { flashRefusalOf } from '#app/shared/gateway/flash-refusal.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Product, ProductSku } from '../product.ts';
import { flashItemField, type PurchaseOutcome } from '../purchase.ts';

/** The values of the purchase form. */
export interface Purchase {
  readonly sku: ProductSku;
  readonly count: number;
  readonly buyNow: boolean;
  readonly idempotencyKey: string | undefined;
  /** The flash item whose price the form showed; only when it belongs to the SKU. */
  readonly flashItem: number | undefined;
}

/**
 * Reads the purchase form: options as values by attribute name, as the page without JavaScript sends them. Returns undefined when one is
 * not chosen.
 */
export function readPurchase(form: FormData, product: Product): Purchase | undefined {
  const values = product.options.map((_, index) => String(form.get(`option-${index}`) ?? ''));
  const sku = product.skus.find((known) => known.values.every((value, index) => value === values[index]));
  if (!sku) return undefined;
  return {
    sku,
    count: Math.max(1, Math.trunc(Number(form.get('num')) || 1)),
    buyNow: form.get('intent') === 'buy',
    idempotencyKey: readIdempotencyKey(form).idempotencyKey,
    // Without JavaScript the shopper may have chosen another SKU since: that one has its ordinary price.
    flashItem: product.offer?.skuId === sku.skuId ? readId(form.get(flashItemField)) : undefined,
  };
}

const next = () => ({ at: Date.now(), nextKey: randomUUID() });

/** Returns the result for a form with an incomplete or nonexistent combination. */
export const unchosen = (): PurchaseOutcome => ({ kind: 'unchosen', ...next() });

/** Adds the SKU to the visitor's cart. */
export async function addToCart({ mall }: Gateway, product: Product, { sku, count, idempotencyKey }: Purchase): Promise<PurchaseOutcome> {
  try {
    const key = idempotencyKey === undefined ? {} : { idempotencyKey };
    await mall.cart.add({ pro_id: product.id, attribute_id: sku.skuId, num: count }, key);
    return { kind: 'added', count, ...next() };
  } catch (error) {
    return { kind: 'refused', message: refusalOf(error).message, ...next() };
  }
}

/** Returns the checkout page's parameter for buying one SKU directly: base64 of the wire's `product`. */
export async function checkBuyNow(
  { mall }: Gateway,
  product: Product,
  { sku, count, flashItem }: Purchase,
): Promise<{ readonly product: string } | PurchaseOutcome> {
  const wanted = [{ pid: product.id }, { cid: sku.skuId }, { num: count }, ...(flashItem === undefined ? [] : [{ sec_id: flashItem }])];
  try {
    await mall.checkout.checkBuyNow({ product: wanted });
    return { product: Buffer.from(JSON.stringify(wanted)).toString('base64') };
  } catch (error) {
    const reason = flashItem === undefined ? undefined : flashRefusalOf(error);
    return reason ? { kind: 'flashRefused', reason, ...next() } : { kind: 'refused', message: refusalOf(error).message, ...next() };
  }
}
