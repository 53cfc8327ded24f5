import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { sql } from '../../src/db/drizzle.ts';
import { walletOf } from '../../src/ledger/ledger.ts';
import { nextAttemptAfter } from '../../src/refunds/send-due-refunds.ts';
import { formatMoney } from '../../src/shared/money.ts';
import { makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { placePaidByQr, refundsOf, sendRefunds } from '../support/fixtures/refunding.ts';
import type { Reply, TestGateway } from '../support/gateway.ts';
import { openGatewayWithProvider, type TestProvider } from '../support/provider.ts';

const minute = 60_000;

let provider: TestProvider;
let gateway: TestGateway;
let me: TestCustomer;
let mine: Ordering;
beforeAll(async () => {
  ({ gateway, provider } = await openGatewayWithProvider());
});
afterAll(async () => {
  await gateway.close();
});
beforeEach(async () => {
  const customer = await makeCustomer(gateway);
  me = customer;
  mine = ordering(gateway, me.token);
  provider.status = 200;
  provider.refunds.manner = 'prompt';
  provider.refunds.onRequest = () => undefined;
  provider.refunds.asked.length = 0;
  provider.refunds.queries.length = 0;
});

const send = () => sendRefunds(gateway);
const balance = async () => formatMoney((await walletOf(gateway.db, me.id)).balance);
const lettersTo = async () => (await mine.call('mall.Message.index')).data.message;
const refundOf = async (placed: Reply) => {
  const [refund, ...others] = await refundsOf(gateway, placed);
  if (!refund || others.length > 0) throw new Error('The order does not have exactly one refund');
  return refund;
};
/** Cancels an order that was paid by QR code, so that its refund is pending. From then on the provider responds with the status. */
async function cancelPaidByQr(status = 200): Promise<Reply> {
  const placed = await placePaidByQr(gateway, mine);
  provider.status = status;
  expect((await mine.cancel(placed)).code).toBe('200');
  return placed;
}
const mall = (...args: string[]) => {
  const [name = '', ...rest] = args;
  return runCommand(name, rest, gateway);
};

describe('the payment provider', () => {
  test('makes a refund once when it responds late', async () => {
    provider.refunds.manner = 'late';
    const placed = await cancelPaidByQr();
    await send();
    expect(await refundOf(placed)).toMatchObject({ state: 'pending', attempts: 1, lastError: '' });
    await send();
    expect(provider.refunds.queries).toEqual([]);
    provider.refunds.complete();
    gateway.clock.advance(minute);
    await send();
    expect(provider.refunds.asked).toHaveLength(1);
    expect(await refundOf(placed)).toMatchObject({ state: 'completed', attempts: 2 });
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('that refuses permanently causes a credit to the wallet and a message to the customer', async () => {
    provider.refunds.manner = 'refusing';
    const placed = await cancelPaidByQr();
    await send();
    expect(await refundOf(placed)).toMatchObject({ state: 'returned_to_wallet', lastError: expect.stringContaining('account closed') });
    expect(await balance()).toBe('1054.00');
    expect((await lettersTo())[0].content).toContain('54.00');
    gateway.clock.advance(600 * minute);
    await send();
    expect(provider.refunds.asked).toHaveLength(1);
    expect(await balance()).toBe('1054.00');
    expect((await mine.call('mall.User.details', { type: 1, typeName: 2 })).data.list).toMatchObject([{ type: 4, money: '54.00' }]);
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('claim 23: whose response to a refund was lost is queried, and the refund is not made twice', async () => {
    provider.refunds.manner = 'responseLost';
    const placed = await cancelPaidByQr();
    await send();
    expect(await refundOf(placed)).toMatchObject({ state: 'pending', lastError: expect.stringContaining('cannot be reached') });
    provider.refunds.manner = 'prompt';
    gateway.clock.advance(minute);
    await send();
    expect(provider.refunds.asked).toHaveLength(1);
    expect(await refundOf(placed)).toMatchObject({ state: 'completed', lastError: '' });
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('that never received the refund gets it again with the same reference', async () => {
    const placed = await cancelPaidByQr(503);
    await send();
    expect(await refundOf(placed)).toMatchObject({ state: 'pending', lastError: 'The payment provider answered with status 503.' });
    provider.status = 200;
    gateway.clock.advance(minute);
    await send();
    const { reference, state } = await refundOf(placed);
    expect(state).toBe('completed');
    expect(provider.refunds.queries).toEqual([reference]);
    expect(provider.refunds.asked.map(({ refundReference }) => refundReference)).toEqual([reference]);
  });

  test.each([
    ['wrong', 'The payment provider refunded 0.01 instead of 54.00.'],
    ['unknownState', 'The payment provider answered with state "maybe".'],
  ] as const)('whose response is %s leaves the refund pending with the error', async (manner, lastError) => {
    provider.refunds.manner = manner;
    const placed = await cancelPaidByQr();
    await send();
    expect(await refundOf(placed)).toMatchObject({ state: 'pending', lastError });
    expect(await verify(gateway.db)).toEqual([]);
    provider.refunds.manner = 'prompt';
    gateway.clock.advance(minute);
    await send();
    expect(await refundOf(placed)).toMatchObject({ state: 'completed' });
  });

  test('that cannot be reached does not prevent a cancellation, and is called at growing intervals', async () => {
    const placed = await cancelPaidByQr(500);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await send();
      const { nextAttemptAt } = await refundOf(placed);
      const pause = (nextAttemptAt?.getTime() ?? 0) - gateway.clock.now().getTime();
      pauses.push(pause / minute);
      gateway.clock.advance(pause);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16]);
    provider.status = 200;
    await send();
    expect(await refundOf(placed)).toMatchObject({ state: 'completed', attempts: 6 });
  });

  test('that fails on one refund still gets the others', async () => {
    const first = await cancelPaidByQr();
    const second = await cancelPaidByQr();
    const { reference } = await refundOf(first);
    provider.refunds.onRequest = () => {
      provider.refunds.manner = provider.refunds.asked.length === 0 ? 'unknownState' : 'prompt';
    };
    await send();
    expect(provider.refunds.asked[0]?.refundReference).toBe(reference);
    expect(await refundOf(first)).toMatchObject({ state: 'pending' });
    expect(await refundOf(second)).toMatchObject({ state: 'completed' });
    gateway.clock.advance(minute);
    await send();
    expect(await refundOf(first)).toMatchObject({ state: 'completed' });
  });

  test('claim 23: gets each refund once when several processes send concurrently', async () => {
    const placed = [await cancelPaidByQr(), await cancelPaidByQr(), await cancelPaidByQr()];
    await Promise.all([send(), send(), send(), send()]);
    expect(provider.refunds.asked).toHaveLength(3);
    expect(new Set(provider.refunds.asked.map(({ refundReference }) => refundReference)).size).toBe(3);
    for (const order of placed) expect(await refundOf(order)).toMatchObject({ state: 'completed' });
  });

  test('that responds to a slow process after a faster one has settled the refund changes nothing', async () => {
    const placed = await cancelPaidByQr();
    let settledMeanwhile = false;
    provider.refunds.onRequest = async () => {
      if (settledMeanwhile) return;
      settledMeanwhile = true;
      gateway.clock.advance(minute);
      await send();
    };
    await send();
    expect(await refundOf(placed)).toMatchObject({ state: 'completed', attempts: 2 });
    expect(provider.refunds.made.get((await refundOf(placed)).reference)).toBe('54.00');
    expect(await verify(gateway.db)).toEqual([]);
  });
});

describe('mall refund', () => {
  test('lists pending refunds with attempts and error, and retries one that was set aside', async () => {
    await send();
    expect(await mall('refund', 'list')).toMatchObject({ ok: true });
    provider.refunds.manner = 'unknownState';
    const placed = await cancelPaidByQr();
    await send();
    const { id } = await refundOf(placed);
    await gateway.db.execute(sql`update refunds set attempts = 40, next_attempt_at = null where id = ${id}`);
    const list = await mall('refund', 'list');
    expect(list.lines).toContainEqual(
      expect.stringMatching(new RegExp(`^${id}  54.00 for order ${placed.data.sNo} .* 40 attempts  set aside  .*maybe`)),
    );
    gateway.clock.advance(600 * minute);
    provider.refunds.manner = 'prompt';
    await send();
    expect(await refundOf(placed)).toMatchObject({ state: 'pending' });
    expect(await mall('refund', 'retry', String(id))).toMatchObject({ ok: true });
    await send();
    expect(await refundOf(placed)).toMatchObject({ state: 'completed' });
    expect(await mall('refund', 'retry', String(id))).toEqual({ ok: false, lines: [`There is no pending refund ${id}.`] });
  });

  test('prints its usage when it is called incorrectly', async () => {
    expect(await mall('refund')).toEqual({ ok: false, lines: ['refund is followed by list or retry.'] });
    expect(await mall('refund', 'retry', 'x')).toEqual({ ok: false, lines: ['refund retry needs the number of a refund.'] });
  });

  test('sets a refund aside after forty attempts, which take about eight days', () => {
    const now = gateway.clock.now();
    const pauses = Array.from({ length: 39 }, (_, index) => (nextAttemptAfter(index + 1, now)?.getTime() ?? 0) - now.getTime());
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * 60 * minute);
    expect(days).toBeGreaterThan(7);
    expect(days).toBeLessThan(9);
    expect(nextAttemptAfter(40, now)).toBeNull();
  });
});

test('money and stock are consistent after all tests', async () => {
  expect(await verify(gateway.db)).toEqual([]);
});
