import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { Fault } from '../../src/dispatch/fault.ts';
import { refundedAmountOf, requestRefund } from '../../src/refunds/refunds.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { placePaidByQr, refundsOf, sendRefunds, storedOrder } from '../support/fixtures/refunding.ts';
import type { Reply, TestGateway } from '../support/gateway.ts';
import { isLong } from '../support/long.ts';
import { openGatewayWithProvider } from '../support/provider.ts';

const rounds = isLong ? 20 : 2;
const crowd = 50;

let gateway: TestGateway;
let mine: Ordering;
beforeAll(async () => {
  ({ gateway } = await openGatewayWithProvider());
  const [customer] = await makeCustomers(gateway, 1, '100000.00');
  mine = ordering(gateway, customer?.token ?? '');
});
afterAll(async () => {
  await gateway.close();
});

let nextAfterSale = 800_000;
/**
 * Requests refunds of one order concurrently, each for a separate after-sale; returns how many were made, and rethrows errors other than
 * refusals.
 */
async function refundAtOnce(orderIds: readonly number[], amount: bigint): Promise<number> {
  const orders = await Promise.all(orderIds.map((id) => storedOrder(gateway, id)));
  const outcomes = await Promise.all(
    orders.map((order) => {
      nextAfterSale += 1;
      const request = { order, amount, reason: 'after_sale', afterSaleId: nextAfterSale } as const;
      return gateway.db
        .transaction((tx) => requestRefund(tx, request, gateway.clock.now()))
        .then(
          () => true,
          (error: unknown) => {
            if (error instanceof Fault && error.fault === 'state_refuses') return false;
            throw error;
          },
        );
    }),
  );
  return outcomes.filter(Boolean).length;
}

const refundedOf = async (id: number) => (await refundedAmountOf(gateway.db, [id])).get(id) ?? 0n;

test.each([
  ['the wallet', () => mine.placePaid()],
  ['a QR code', () => placePaidByQr(gateway, mine)],
] as const)('claim 22: fifty concurrent refund requests for an order paid by %s never exceed the paid amount', async (_way, place) => {
  for (let round = 0; round < rounds; round += 1) {
    const placed: Reply = await place();
    const id = placed.data.order_id;
    // 54.00 were paid, enough for seven times 7.00.
    expect(
      await refundAtOnce(
        Array.from({ length: crowd }, () => id),
        700n,
      ),
    ).toBe(7);
    expect(await refundedOf(id)).toBe(4900n);
  }
  await sendRefunds(gateway);
  expect(await verify(gateway.db)).toEqual([]);
});

test('claim 22: concurrent refund requests for all parts of a split order never exceed the paid amount of each, or in total', async () => {
  const ids = [];
  for (const line of [
    { pro_id: 1002, attribute_id: 10021, num: 1 },
    { pro_id: 1001, attribute_id: 10011, num: 2 },
  ])
    ids.push((await mine.call('mall.Product.addCart', line)).data.cart_id);
  const placed = await mine.placePaid({ product: undefined, cart_id: ids.join(',') });
  const whole = await storedOrder(gateway, placed.data.order_id);
  const { children } = await mine.detailsOf(placed);
  const parts: number[] = children.map(({ id }: { id: number }) => id);
  const totals = await Promise.all(parts.map(async (id) => (await storedOrder(gateway, id)).total));
  const fits = totals.reduce((sum, total) => sum + Number(total / 3000n), 0);
  expect(
    await refundAtOnce(
      Array.from({ length: crowd }, (_, index) => parts[index % parts.length] ?? 0),
      3000n,
    ),
  ).toBe(fits);
  expect(await refundedOf(whole.id)).toBe(3000n * BigInt(fits));
  await expect(refundAtOnce([whole.id], 1n)).resolves.toBe(0);
  expect(await verify(gateway.db)).toEqual([]);
});

test('claim 22: an order cancelled many times concurrently is refunded once', async () => {
  const placed = await placePaidByQr(gateway, mine);
  const replies = await Promise.all(Array.from({ length: 20 }, () => mine.cancel(placed)));
  expect(replies.filter(({ code }) => code === '200')).toHaveLength(1);
  expect((await refundsOf(gateway, placed)).map(({ amount }) => amount)).toEqual([5400n]);
  expect(await verify(gateway.db)).toEqual([]);
});

test('claim 22: crossing refunds of the parts of split orders do not deadlock', async () => {
  const parts: number[][] = [];
  for (let at = 0; at < 2; at += 1) {
    const ids = [];
    for (const [pro_id, attribute_id] of [
      [1002, 10021],
      [1001, 10011],
    ])
      ids.push((await mine.call('mall.Product.addCart', { pro_id, attribute_id, num: 1 })).data.cart_id);
    const placed = await mine.placePaid({ product: undefined, cart_id: ids.join(',') });
    const { children } = await mine.detailsOf(placed);
    parts.push(children.map(({ id }: { id: number }) => id));
  }
  const crossing = Array.from({ length: crowd }, (_, index) => parts[index % 2]?.[Math.floor(index / 2) % 2] ?? 0);
  expect(await refundAtOnce(crossing, 10n)).toBe(crowd);
  expect(await verify(gateway.db)).toEqual([]);
});
