import { vi } from 'vitest';
import { runJobs } from '../../src/composition/jobs.ts';
import { and, asc, eq, inArray, isNull } from '../../src/db/drizzle.ts';
import { Fault } from '../../src/dispatch/fault.ts';
import { approveAfterSale, receiveReturn, refuseAfterSale, sendReplacement } from '../../src/domains/after-sales/act-as-shop.ts';
import { afterSales } from '../../src/domains/after-sales/schema.ts';
import { orderLines, orders } from '../../src/domains/orders/schema.ts';
import { shipOrder } from '../../src/domains/orders/ship-order.ts';
import { restMs } from '../../src/providers/exchange.ts';
import { openCustomerSession } from '../../src/sessions/sessions.ts';
import { openAfterSalesCustomer } from './after-sales.ts';
import { makeCustomers } from './customers.ts';
import type { Reply, TestGateway } from './gateway.ts';
import { sendProviderNotice, type TestProvider } from './provider.ts';
import { sendRefunds } from './refunding.ts';
import { setStock } from './stock.ts';

/** Returns a pseudo-random number generator that is deterministic for a seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** SKUs of several shops; two of them are of one product. */
const skus = [
  { pro_id: 1011, attribute_id: 10111 },
  { pro_id: 1002, attribute_id: 10021 },
  { pro_id: 1001, attribute_id: 10011 },
  { pro_id: 1019, attribute_id: 10191 },
  { pro_id: 1019, attribute_id: 10192 },
];
/** The permitted error codes of illegal steps. */
const refusals = ['state_refuses', 'parameter_refused', 'order_shipped', 'insufficient_stock'];
const refusedCodes = ['50486', '50010', '50084', '50150', '50871', '109'];
const hour = 60 * 60_000;

/** Takes random steps over orders, after-sales, time and the payment provider, legal and illegal ones. */
export interface Walker {
  /** Takes one step; returns its name. Throws on any response other than a success or a permitted refusal. */
  step(): Promise<string>;
  /** Makes the provider settle all pending charges and refunds. */
  settle(): Promise<void>;
  /** How often each step was taken, and how often it had an effect. */
  readonly counts: Map<string, { taken: number; done: number }>;
}

export async function openWalker(gateway: TestGateway, provider: TestProvider, seed: number): Promise<Walker> {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)];
  const customers = await makeCustomers(gateway, 3, '90000.00');
  for (const { attribute_id } of skus) await setStock(gateway, attribute_id, 100_000);
  const ids = customers.map(({ id }) => id);
  const counts: Walker['counts'] = new Map();
  const { db, clock } = gateway;
  const now = () => clock.now();

  /** Returns a customer with a valid session at the current time of the clock. */
  async function someone(id: number) {
    return openAfterSalesCustomer(gateway, await openCustomerSession(db, id, now()));
  }
  const knownOrders = () =>
    db
      .select()
      .from(orders)
      .where(and(inArray(orders.customerId, ids), isNull(orders.splitAt)))
      .orderBy(asc(orders.id));
  const knownAfterSales = () => db.select().from(afterSales).where(inArray(afterSales.customerId, ids)).orderBy(asc(afterSales.id));
  /** Picks mostly recent items, so that processes reach their end. */
  const recent = <Item>(items: readonly Item[]): Item | undefined => pick(random(4) === 0 ? items : items.slice(-12));

  const isDone = (reply: Reply | undefined): boolean => {
    if (!reply || refusedCodes.includes(reply.code)) return false;
    if (reply.code !== '200') throw new Error(`${reply.http} ${reply.body}`);
    return true;
  };
  const isAllowed = async (work: Promise<void>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      if (error instanceof Fault && refusals.includes(error.fault)) return false;
      throw error;
    }
  };

  async function placeOrder(): Promise<boolean> {
    const me = await someone(pick(ids) ?? 0);
    const cart = [];
    for (const line of skus.filter((_, index) => random(3) === 0 || index === random(skus.length)))
      cart.push((await me.call('mall.Product.addCart', { ...line, num: 1 + random(2) })).data.cart_id);
    if (cart.length === 0) return false;
    const placed = await me.place({ product: undefined, cart_id: cart.join() });
    if (!isDone(placed)) return false;
    const action = random(8);
    if (action === 0) return true;
    if (action < 3) {
      await me.openPermit();
      return isDone(await me.pay(placed));
    }
    const code = await me.call('mall.Pay.index', { type: 'pc_alipay', total: placed.data.total, order_list: placed.data });
    // An unavailable provider opens no charge; the order stays unpaid.
    if (code.code !== '200') return false;
    await sendProviderNotice(gateway, { reference: code.data.split('/').at(-1), paid: placed.data.total });
    return true;
  }

  async function onOrder(api: string): Promise<boolean> {
    const order = recent(await knownOrders());
    if (!order) return false;
    return isDone(await (await someone(order.customerId)).call(api, { order_id: order.id }));
  }

  async function ship(): Promise<boolean> {
    const order = recent(await knownOrders());
    return order !== undefined && isAllowed(shipOrder(db, order.number, { courier: 'SF', parcelNumber: 'SF1' }, now()));
  }

  async function apply(): Promise<boolean> {
    const order = recent(await knownOrders());
    if (!order) return false;
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id));
    const chosen = lines.filter(() => random(2) === 0).map(({ id }) => id);
    if (chosen.length === 0) return false;
    const amount = random(2) === 0 ? { refund_apply_money: `${random(200)}.${10 + random(90)}` } : {};
    return isDone(await (await someone(order.customerId)).apply(chosen, { type: 1 + random(3), ...amount }));
  }

  async function onAfterSale(act: (id: number, customerId: number) => Promise<boolean>): Promise<boolean> {
    const afterSale = recent(await knownAfterSales());
    return afterSale !== undefined && act(afterSale.id, afterSale.customerId);
  }
  const byShop = (act: (id: number) => Promise<void>) => () => onAfterSale((id) => isAllowed(act(id)));
  const byCustomer = (act: (id: number, me: Awaited<ReturnType<typeof someone>>) => Promise<Reply>) => () =>
    onAfterSale(async (id, customerId) => isDone(await act(id, await someone(customerId))));

  const parcel = { courier: 'ZTO', parcelNumber: 'ZT9' };
  const steps: Readonly<Record<string, { readonly weight: number; run(): Promise<boolean> }>> = {
    place: { weight: 14, run: placeOrder },
    cancel: { weight: 3, run: () => onOrder('mall.Order.removeOrder') },
    ship: { weight: 10, run: ship },
    receive: { weight: 5, run: () => onOrder('mall.Order.okOrder') },
    remove: { weight: 1, run: () => onOrder('mall.Order.delOrder') },
    apply: { weight: 22, run: apply },
    approve: { weight: 14, run: byShop((id) => approveAfterSale(db, id, now())) },
    refuse: { weight: 4, run: byShop((id) => refuseAfterSale(db, id, { reason: 'Worn.', ...(random(2) === 0 && { parcel }) }, now())) },
    receiveReturn: { weight: 10, run: byShop((id) => receiveReturn(db, id, now())) },
    sendReplacement: { weight: 8, run: byShop((id) => sendReplacement(db, id, parcel, now())) },
    withdraw: { weight: 3, run: byCustomer((id, me) => me.call('mall.Order.cancellationOfApplication', { id })) },
    sendBack: { weight: 14, run: byCustomer((id, me) => me.sendBack(id)) },
    confirm: { weight: 6, run: byCustomer((id, me) => me.call('mall.Order.exchangeReceipt', { id })) },
    time: {
      weight: 4,
      run: async () => {
        clock.advance((1 + random(40)) * hour);
        await runJobs(db, now());
        return true;
      },
    },
    refunds: {
      weight: 5,
      run: async () => {
        await sendRefunds(gateway);
        return true;
      },
    },
    provider: {
      weight: 3,
      run: async () => {
        provider.refunds.complete();
        provider.refunds.manner = pick(['prompt', 'prompt', 'prompt', 'late', 'refusing', 'wrong', 'mute'] as const) ?? 'prompt';
        provider.status = random(6) === 0 ? 503 : 200;
        return true;
      },
    },
  };
  const names = Object.entries(steps).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));

  return {
    counts,
    step: async () => {
      const name = pick(names) ?? 'place';
      const done = await steps[name]?.run();
      const { taken, done: before } = counts.get(name) ?? { taken: 0, done: 0 };
      counts.set(name, { taken: taken + 1, done: before + (done ? 1 : 0) });
      return name;
    },
    settle: async () => {
      [provider.status, provider.refunds.manner] = [200, 'prompt'];
      provider.refunds.complete();
      // The circuit breaker reads the system's time, not the gateway's clock.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * restMs });
      try {
        for (let round = 0; round < 5; round += 1) {
          clock.advance(7 * hour);
          await sendRefunds(gateway);
        }
      } finally {
        vi.useRealTimers();
      }
    },
  };
}
