import { setTimeout as pause } from 'node:timers/promises';
import { paymentPassword } from '../fixtures/customers.ts';
import type { Reply } from '../gateway.ts';
import type { GatewayProcess } from './process.ts';

/** A SKU in the form fields of the cart. */
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
  /** Each kind of refusal: HTTP status and Retry-After, code of a business error, or "no response". */
  readonly refusals: Set<string>;
  readonly orders: readonly PlacedOrder[];
  /** Returns the number of acknowledged orders of a gateway, by its position in the list. */
  ordersAt(gateway: number): number;
  stop(): Promise<void>;
}

/** The pause between two orders of a customer: leaves capacity for the tests that run in parallel. */
const pauseMs = 50;

/** Returns the recorded form of a refusal; undefined for a success. */
export function refusalIn({ http, code, headers }: Pick<Reply, 'http' | 'code' | 'headers'>): string | undefined {
  if (http === 200 && code === '200') return undefined;
  return `${http === 200 ? `code ${code}` : http}, Retry-After: ${headers['retry-after']}`;
}

/**
 * Starts customers who place orders sequentially until they are stopped, each order at the next gateway of the list, and pay every second
 * order of each gateway from the wallet. The list can change in the meantime: a replaced gateway is used from the next order.
 */
export function startOrderLoad(gateways: readonly GatewayProcess[], tokens: readonly string[], sku: LoadSku): OrderLoad {
  const refusals = new Set<string>();
  const orders: PlacedOrder[] = [];
  const counts = gateways.map(() => 0);
  let isStopped = false;

  /** Calls an operation and records its refusal; returns undefined when it was refused or got no response. */
  async function call(gateway: GatewayProcess, token: string, api: string, fields: object): Promise<Reply['data'] | undefined> {
    const reply = await gateway.call(api, { ...fields }, { token }).catch(() => undefined);
    const refusal = reply ? refusalIn(reply) : 'no response';
    if (refusal === undefined) return reply?.data;
    refusals.add(refusal);
    return undefined;
  }

  async function placeOrder(gateway: GatewayProcess, token: string): Promise<Reply['data'] | undefined> {
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
      const placed = await placeOrder(gateway, token);
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
