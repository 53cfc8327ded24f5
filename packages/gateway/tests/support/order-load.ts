import { setTimeout as pause } from 'node:timers/promises';
import { paymentPassword } from './customers.ts';
import type { Reply } from './gateway.ts';
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
  readonly total: string;
  /** Whether a gateway has acknowledged its payment. */
  isPaid: boolean;
}

export interface OrderLoad {
  /** Each kind of refusal: HTTP status and Retry-After, code of a business error, or "no answer". */
  readonly refusals: Set<string>;
  readonly orders: readonly PlacedOrder[];
  /** Acknowledged orders of each gateway, by its place in the list. */
  ordersAt(gateway: number): number;
  stop(): Promise<void>;
}

/** Between two orders of a customer: a load that leaves the tests in parallel a part of the machine. */
const pauseMs = 50;

/** How a refusal is recorded; undefined for a success. */
export function refusalIn({ http, code, headers }: Pick<Reply, 'http' | 'code' | 'headers'>): string | undefined {
  if (http === 200 && code === '200') return undefined;
  return `${http === 200 ? `code ${code}` : http}, Retry-After: ${headers['retry-after']}`;
}

/**
 * Customers who place orders one after another until they are stopped, each at a gateway of the list in turn, and pay every second order of
 * each gateway from the wallet. The list may change meanwhile: a gateway that was replaced is used from the next order on.
 */
export function startOrderLoad(gateways: readonly GatewayProcess[], tokens: readonly string[], sku: LoadSku): OrderLoad {
  const refusals = new Set<string>();
  const orders: PlacedOrder[] = [];
  const counts = gateways.map(() => 0);
  let isStopped = false;

  /** Calls an operation and records its refusal; undefined when it was refused or not answered. */
  async function call(gateway: GatewayProcess, token: string, api: string, fields: object): Promise<Reply['data'] | undefined> {
    const reply = await gateway.call(api, { ...fields }, { token }).catch(() => undefined);
    const refusal = reply ? refusalIn(reply) : 'no answer';
    if (refusal === undefined) return reply?.data;
    refusals.add(refusal);
    return undefined;
  }

  async function place(gateway: GatewayProcess, token: string): Promise<Reply['data'] | undefined> {
    const cart = await call(gateway, token, 'mall.Product.addCart', { ...sku, num: 1 });
    return cart && call(gateway, token, 'mall.Order.payment', { cart_id: cart.cart_id, pay_type: 'wallet_pay' });
  }

  async function pay(gateway: GatewayProcess, token: string, placed: Reply['data']): Promise<boolean> {
    const permit = await call(gateway, token, 'mall.User.paymentPassword', { password: paymentPassword });
    const payment = { order_list: placed, type: 'wallet_pay', payment_money: placed.total };
    return permit !== undefined && (await call(gateway, token, 'mall.Pay.walletPay', payment)) !== undefined;
  }

  async function shop(token: string, first: number): Promise<void> {
    for (let at = first; !isStopped; at += 1) {
      const index = at % gateways.length;
      const gateway = gateways[index];
      if (!gateway) throw new Error('There is no gateway');
      await pause(pauseMs);
      const placed = await place(gateway, token);
      if (!placed) continue;
      const order: PlacedOrder = { token, id: placed.order_id, total: placed.total, isPaid: false };
      orders.push(order);
      counts[index] = (counts[index] ?? 0) + 1;
      const isToBePaid = Math.floor(at / gateways.length) % 2 === 0;
      if (isToBePaid) order.isPaid = await pay(gateway, token, placed);
    }
  }

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
