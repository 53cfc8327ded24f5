import { expect } from 'vitest';
import { parseMoney } from '../../../src/shared/money.ts';
import { makeCustomers } from '../fixtures/customers.ts';
import { isLong } from '../long.ts';
import { type OrderLoad, startOrderLoad } from './order-load.ts';
import { type GatewayProcess, mall, until } from './process.ts';
import { startTopUpLoad, type TopUpLoad, topUpAmount } from './top-up-load.ts';
import { first, loadSku, providerSecret, second, type TwoGateways } from './two-gateways.ts';

/** The long run injects each fault five times; every run injects each once. */
export const faultOptions = { repeats: isLong ? 4 : 0, timeout: 120_000 };

const buyerCount = 6;
const topUpCustomerCount = 2;
const wallet = '900000.00';
const ordersBeforeFault = 10;
/** Jobs have a round every 15 seconds; on a busy machine, recovery can need two. */
const recoveryWithinMs = 60_000;

const [unpaid, paid] = [0, 1];

export interface Fault {
  /** The name printed with the recovery time. */
  readonly name: string;
  /** Injects the fault and ends it. */
  inject(load: OrderLoad): Promise<void>;
  /** Returns whether the failed part works again, when orders do not show it. */
  readonly isRecovered?: () => Promise<boolean>;
  /** Endings of refusals without a retry time, e.g. "no response" of a killed gateway. */
  readonly alsoAllowed?: readonly string[];
}

/**
 * Injects a fault while customers place orders, pay and recharge at both gateways, and prints the time from its end until both gateways
 * accept orders and the failed part works again. Verifies that every refusal had a retry time, that every acknowledged order, payment and
 * recharge is preserved, and that money and stock are consistent. Returns the refusals.
 */
export async function injectUnderLoad(two: TwoGateways, fault: Fault): Promise<ReadonlySet<string>> {
  const tokens = (await makeCustomers(two.world, buyerCount + topUpCustomerCount, wallet)).map(({ token }) => token);
  const [buyers, toppingUp] = [tokens.slice(0, buyerCount), tokens.slice(buyerCount)];
  const load = startOrderLoad(two.gateways, buyers, loadSku);
  const topUps = startTopUpLoad(two.gateways, toppingUp, providerSecret);
  try {
    await expectWithin(async () => load.orders.length >= ordersBeforeFault && topUps.acknowledged.size > 0);
    await injectAndRecover(fault, load);
  } finally {
    await Promise.all([load.stop(), topUps.stop()]);
  }
  const refusals = new Set([...load.refusals, ...topUps.refusals]);
  expect([...refusals].filter((refusal) => !isAllowed(refusal, fault))).toEqual([]);
  await Promise.all(buyers.map((token) => expectOrdersKept(two.gatewayAt(second), token, load)));
  await Promise.all(toppingUp.map((token) => expectTopUpsKept(two.gatewayAt(second), token, topUps)));
  expect(await mall(two.environmentAt(first), 'verify')).toMatchObject({ code: 0, stderr: '' });
  return refusals;
}

async function injectAndRecover({ name, inject, isRecovered }: Fault, load: OrderLoad): Promise<void> {
  const began = performance.now();
  await inject(load);
  const ended = performance.now();
  await expectOrdersAtBoth(load);
  if (isRecovered) await expectWithin(isRecovered);
  const [during, after] = [Math.round(ended - began), Math.round(performance.now() - ended)];
  process.stderr.write(`${name}: injected for ${during} ms, recovered ${after} ms later\n`);
}

/** Expects that a condition is met within the maximum recovery time. */
export async function expectWithin(condition: () => Promise<boolean>): Promise<void> {
  expect(await until(condition, recoveryWithinMs)).toBe(true);
}

const isAllowed = (refusal: string, { alsoAllowed = [] }: Fault) =>
  /(503|429|code 50002), Retry-After: \d+$/.test(refusal) || alsoAllowed.some((end) => refusal.endsWith(end));

/** Expects that each gateway acknowledges another order. */
export async function expectOrdersAtBoth(load: OrderLoad): Promise<void> {
  const before = [load.ordersAt(first), load.ordersAt(second)];
  await expectWithin(async () => before.every((count, place) => load.ordersAt(place) > count));
}

const balanceAt = async (gateway: GatewayProcess, token: string) =>
  parseMoney((await gateway.call('mall.User.index', {}, { token })).data.user.money);

/** Expects that every acknowledged order and payment is preserved, and that the wallet paid only for paid orders. */
async function expectOrdersKept(gateway: GatewayProcess, token: string, load: OrderLoad): Promise<void> {
  let expected = parseMoney(wallet);
  for (const { id, total, isPaid } of load.orders.filter((order) => order.token === token)) {
    const { data } = await gateway.call('mall.Order.orderDetails', { order_id: id }, { token });
    expect(data).toMatchObject({ id, z_price: total });
    // A payment without a response might have been made.
    expect(isPaid ? [paid] : [unpaid, paid]).toContain(data.status);
    if (data.status === paid) expected -= parseMoney(total);
  }
  expect(await balanceAt(gateway, token)).toBe(expected);
}

/** Expects that the balance contains every acknowledged recharge, once. */
async function expectTopUpsKept(gateway: GatewayProcess, token: string, { acknowledged }: TopUpLoad): Promise<void> {
  const toppedUp = parseMoney(topUpAmount) * BigInt(acknowledged.get(token) ?? 0);
  expect(await balanceAt(gateway, token)).toBe(parseMoney(wallet) + toppedUp);
}
