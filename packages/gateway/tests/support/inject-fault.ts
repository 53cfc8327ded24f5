import { expect } from 'vitest';
import { parseMoney } from '../../src/shared/money.ts';
import { makeCustomers } from './customers.ts';
import { isLong } from './long.ts';
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
/** Jobs have a round every 15 seconds, of which a busy machine may need two. */
const recoveryWithinMs = 60_000;

const [unpaid, paid] = [0, 1];

export interface Fault {
  /** As it is printed with the time of the recovery. */
  readonly name: string;
  /** Injects the fault and ends it. */
  inject(load: OrderLoad): Promise<void>;
  /** Whether the part that failed works again, where orders do not show it. */
  readonly isRecovered?: () => Promise<boolean>;
  /** Ends of refusals that name no time to try again, e.g. "no answer" of a gateway that was killed. */
  readonly alsoAllowed?: readonly string[];
}

/**
 * Injects a fault while customers place orders, pay and top up at both gateways, and prints the time from its end until both gateways take
 * orders and the part that failed works again. Checks that every refusal named a time to try again, that every acknowledged order, payment and top-up is kept, and that
 * money and goods add up. Gives the refusals.
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

/** Expects that a condition is met before the longest time of a recovery is over. */
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

/** Every acknowledged order is there, every acknowledged payment too, and the wallet paid for the paid orders alone. */
async function expectOrdersKept(gateway: GatewayProcess, token: string, load: OrderLoad): Promise<void> {
  let expected = parseMoney(wallet);
  for (const { id, total, isPaid } of load.orders.filter((order) => order.token === token)) {
    const { data } = await gateway.call('mall.Order.orderDetails', { order_id: id }, { token });
    expect(data).toMatchObject({ id, z_price: total });
    // A payment whose answer was lost may have been made.
    expect(isPaid ? [paid] : [unpaid, paid]).toContain(data.status);
    if (data.status === paid) expected -= parseMoney(total);
  }
  expect(await balanceAt(gateway, token)).toBe(expected);
}

/** The balance has every acknowledged top-up, once. */
async function expectTopUpsKept(gateway: GatewayProcess, token: string, { acknowledged }: TopUpLoad): Promise<void> {
  const toppedUp = parseMoney(topUpAmount) * BigInt(acknowledged.get(token) ?? 0);
  expect(await balanceAt(gateway, token)).toBe(parseMoney(wallet) + toppedUp);
}
