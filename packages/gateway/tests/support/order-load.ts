import type { GatewayProcess } from './process.ts';

/** A SKU as the form of the cart names it. */
export interface LoadSku {
  readonly pro_id: number;
  readonly attribute_id: number;
}

/** An order that a gateway has acknowledged, with the session that placed it. */
export interface PlacedOrder {
  readonly token: string;
  readonly id: number;
}

export interface OrderLoad {
  /** HTTP statuses of refused calls with their Retry-After, and "no answer". */
  readonly refusals: Set<string>;
  readonly orders: readonly PlacedOrder[];
  /** Acknowledged orders of each gateway, by its place in the list. */
  ordersAt(gateway: number): number;
  stop(): Promise<void>;
}

/**
 * Customers who place orders one after another until they are stopped, each at a gateway of the list in turn. The list may change meanwhile:
 * a gateway that was replaced is used from the next order on.
 */
export function startOrderLoad(gateways: readonly GatewayProcess[], tokens: readonly string[], sku: LoadSku): OrderLoad {
  const refusals = new Set<string>();
  const orders: PlacedOrder[] = [];
  const counts = gateways.map(() => 0);
  let isStopped = false;
  const placeOne = async (gateway: GatewayProcess, token: string): Promise<number | undefined> => {
    const cart = await gateway.call('mall.Product.addCart', { ...sku, num: 1 }, { token });
    const reply =
      cart.http === 200
        ? await gateway.call('mall.Order.payment', { cart_id: cart.data.cart_id, pay_type: 'wallet_pay' }, { token })
        : cart;
    if (reply.http !== 200) refusals.add(`${reply.http}, Retry-After: ${reply.headers['retry-after']}`);
    return reply.http === 200 && reply.code === '200' ? reply.data.order_id : undefined;
  };
  const shop = async (token: string, first: number) => {
    for (let at = first; !isStopped; at += 1) {
      const place = at % gateways.length;
      const gateway = gateways[place];
      if (!gateway) throw new Error('There is no gateway');
      const id = await placeOne(gateway, token).catch(() => void refusals.add('no answer'));
      if (id === undefined) continue;
      orders.push({ token, id });
      counts[place] = (counts[place] ?? 0) + 1;
    }
  };
  const customers = Promise.all(tokens.map(shop));
  return {
    refusals,
    orders,
    ordersAt: (gateway) => counts[gateway] ?? 0,
    async stop() {
      isStopped = true;
      await customers;
    },
  };
}
