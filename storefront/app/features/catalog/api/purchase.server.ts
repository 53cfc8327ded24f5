import { randomUUID } from 'node:crypto';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import type { Product, ProductSku } from '../product.ts';
import type { PurchaseOutcome } from '../purchase.ts';

/** What the form asks for. */
export interface Purchase {
  readonly sku: ProductSku | undefined;
  readonly count: number;
  readonly buyNow: boolean;
  readonly idempotencyKey: string | undefined;
}

/** Reads the purchase form: options by their names' values, as the page without JavaScript sends them. */
export function readPurchase(form: FormData, product: Product): Purchase {
  const values = product.options.map((_, at) => String(form.get(`option-${at}`) ?? ''));
  const key = form.get(idempotencyField);
  return {
    sku: product.skus.find((sku) => sku.values.every((value, at) => value === values[at])),
    count: Math.max(1, Math.trunc(Number(form.get('num')) || 1)),
    buyNow: form.get('intent') === 'buy',
    idempotencyKey: typeof key === 'string' ? key : undefined,
  };
}

const next = () => ({ at: Date.now(), nextKey: randomUUID() });

/** Puts the SKU into the visitor's cart. */
export async function addToCart({ mall }: Gateway, product: Product, { sku, count, idempotencyKey }: Purchase): Promise<PurchaseOutcome> {
  try {
    const key = idempotencyKey === undefined ? {} : { idempotencyKey };
    await mall.cart.add({ pro_id: product.id, attribute_id: sku?.skuId ?? 0, num: count }, key);
    return { kind: 'added', count, ...next() };
  } catch (error) {
    return { kind: 'refused', message: refusalOf(error).message, ...next() };
  }
}

/** What the checkout page takes for buying one SKU at once: base64 of the wire's `product`. */
export async function checkBuyNow(
  { mall }: Gateway,
  product: Product,
  { sku, count }: Purchase,
): Promise<{ readonly product: string } | PurchaseOutcome> {
  const wanted = [{ pid: product.id }, { cid: sku?.skuId ?? 0 }, { num: count }];
  try {
    await mall.checkout.checkBuyNow({ product: wanted });
    return { product: Buffer.from(JSON.stringify(wanted)).toString('base64') };
  } catch (error) {
    return { kind: 'refused', message: refusalOf(error).message, ...next() };
  }
}
