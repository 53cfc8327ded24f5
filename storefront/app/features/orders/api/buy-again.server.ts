import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import type { BoughtAgainLine, OrderLine } from '../order.ts';
import { toLine } from './map-order.ts';

/** The reason why the gateway refuses to add a SKU to the cart, by error code. */
const resultOfCode: Readonly<Record<string, BoughtAgainLine['result']>> = { '50150': 'soldOut', '50143': 'gone', '101': 'gone' };

/** A SKU of the cart: its quantity and the shop's stock. */
interface CartSku {
  readonly count: number;
  readonly stock: number;
}

/**
 * Adds the available lines of an order to the cart, and returns the result of each. Lines that succeed stay in the cart when others fail.
 * Throws when the order cannot be loaded, or the session has ended.
 */
export async function buyAgain(gateway: Gateway, orderId: number, key: string | undefined): Promise<readonly BoughtAgainLine[]> {
  const { list } = await gateway.mall.orders.show({ order_id: orderId });
  const lines = mergeSkus(list.map(toLine));
  const before = await loadCartSkus(gateway);
  const refused = new Map<OrderLine, BoughtAgainLine['result']>();
  for (const line of lines) {
    const result = await add(gateway, line, key);
    if (result) refused.set(line, result);
  }
  const after = refused.size < lines.length ? await loadCartSkus(gateway) : before;
  return lines.map((line) => ({
    title: line.title,
    spec: line.spec,
    productId: line.productId,
    ...(refused.has(line) ? { result: refused.get(line) ?? 'failed', inCart: 0 } : comparedToCart(line, before, after)),
  }));
}

/** Merges lines with the same SKU, so that each SKU is added once. */
function mergeSkus(lines: readonly OrderLine[]): readonly OrderLine[] {
  const merged = new Map<number, OrderLine>();
  for (const line of lines) {
    const id = line.skuId ?? -line.id;
    merged.set(id, { ...line, count: line.count + (merged.get(id)?.count ?? 0) });
  }
  return [...merged.values()];
}

/** Adds a line; returns undefined on success. */
async function add({ mall }: Gateway, line: OrderLine, key: string | undefined): Promise<BoughtAgainLine['result'] | undefined> {
  if (line.skuId === undefined) return 'choose';
  const own = key === undefined ? {} : { idempotencyKey: `${key}:${line.id}` };
  try {
    await mall.cart.add({ pro_id: line.productId, attribute_id: line.skuId, num: line.count }, own);
    return undefined;
  } catch (error) {
    return resultOfCode[refusalOf(error).code ?? ''] ?? 'failed';
  }
}

/** Compares a line with the cart, because the gateway lowers a quantity above the stock silently. */
function comparedToCart(
  { skuId = 0, count }: OrderLine,
  before: ReadonlyMap<number, CartSku>,
  after: ReadonlyMap<number, CartSku>,
): Pick<BoughtAgainLine, 'result' | 'inCart'> {
  const inCart = after.get(skuId);
  if (inCart === undefined) return { result: 'failed', inCart: 0 };
  const added = inCart.count - (before.get(skuId)?.count ?? 0);
  // A repeated request with the same key adds nothing: only a cart that contains the whole stock was lowered.
  const wasLowered = added < count && inCart.count >= inCart.stock;
  return { result: wasLowered ? 'fewer' : 'added', inCart: inCart.count };
}

async function loadCartSkus({ mall }: Gateway): Promise<ReadonlyMap<number, CartSku>> {
  const { list } = await mall.cart.list();
  return new Map(list.flatMap((shop) => shop.list).map(({ attribute_id, num, stock }) => [attribute_id, { count: num, stock }]));
}
