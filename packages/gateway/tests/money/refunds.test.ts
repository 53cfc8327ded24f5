import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { rowsOf } from '../../src/db/database.ts';
import { sql } from '../../src/db/drizzle.ts';
import { sqlState } from '../../src/db/errors.ts';
import { walletOf } from '../../src/ledger/ledger.ts';
import { refundedAmountOf, requestRefund } from '../../src/refunds/refunds.ts';
import { formatMoney } from '../../src/shared/money.ts';
import { makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { placePaidByQr, refundsOf, sendRefunds, storedOrder } from '../support/fixtures/refunding.ts';
import type { Reply, TestGateway } from '../support/gateway.ts';
import { openGatewayWithProvider, type TestProvider } from '../support/provider.ts';

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
const refundPart = async (orderId: number, amount: bigint, afterSaleId: number) => {
  const order = await storedOrder(gateway, orderId);
  return gateway.db.transaction((tx) => requestRefund(tx, { order, amount, reason: 'after_sale', afterSaleId }, gateway.clock.now()));
};
const refused = { fault: 'state_refuses' };

describe('cancelling a paid order', () => {
  test('credits the wallet immediately after payment from the wallet', async () => {
    const placed = await mine.placePaid();
    expect(await balance()).toBe('946.00');
    await mine.cancel(placed);
    expect(await balance()).toBe('1000.00');
    expect(await refundOf(placed)).toMatchObject({ state: 'completed', method: 'wallet', amount: 5400n, reason: 'cancellation' });
    await send();
    expect(provider.refunds.asked).toEqual([]);
    expect(await lettersTo()).toContainEqual(expect.objectContaining({ content: expect.stringContaining('54.00') }));
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('returns the money through the provider after payment by QR code', async () => {
    const placed = await cancelPaidByQr();
    expect(await refundOf(placed)).toMatchObject({ state: 'pending', method: 'provider' });
    expect(await balance()).toBe('1000.00');
    expect(await verify(gateway.db)).toEqual([]);
    await send();
    const { reference: refundReference, chargeReference } = await refundOf(placed);
    expect(provider.refunds.asked).toEqual([{ reference: chargeReference, refundReference, amount: '54.00' }]);
    expect(provider.refunds.made.get(refundReference)).toBe('54.00');
    expect(await refundOf(placed)).toMatchObject({ state: 'completed', attempts: 1, nextAttemptAt: null, lastError: '' });
    expect(await balance()).toBe('1000.00');
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('notifies the customer how the money is refunded, and when the provider has returned it', async () => {
    await cancelPaidByQr();
    const before = (await lettersTo()).length;
    await send();
    const [newest, ...others] = await lettersTo();
    expect(others).toHaveLength(before);
    expect(newest.content).toContain('54.00');
  });

  test('refunds only the rest after a partial refund', async () => {
    const placed = await mine.placePaid();
    await refundPart(placed.data.order_id, 2000n, 900_001);
    expect(await balance()).toBe('966.00');
    await mine.cancel(placed);
    expect(await balance()).toBe('1000.00');
    expect((await refundsOf(gateway, placed)).map(({ amount }) => amount)).toEqual([2000n, 3400n]);
  });

  test('refunds each part of a split order by the charge that paid the whole', async () => {
    const cart_id = (
      await Promise.all([
        mine.call('mall.Product.addCart', { pro_id: 1011, attribute_id: 10111, num: 1 }),
        mine.call('mall.Product.addCart', { pro_id: 1019, attribute_id: 10191, num: 1 }),
      ])
    )
      .map(({ data }) => data.cart_id)
      .join(',');
    const placed = await placePaidByQr(gateway, mine, { product: undefined, cart_id });
    const { children } = await mine.detailsOf(placed);
    expect(children.length).toBeGreaterThan(1);
    for (const { id } of children) expect((await mine.call('mall.Order.removeOrder', { order_id: id })).code).toBe('200');
    await send();
    const whole = await storedOrder(gateway, placed.data.order_id);
    expect(new Set(provider.refunds.asked.map(({ reference }) => reference))).toEqual(new Set([whole.chargeReference]));
    expect(provider.refunds.asked).toHaveLength(children.length);
    expect((await refundedAmountOf(gateway.db, [whole.id])).get(whole.id)).toBe(whole.total);
    expect(await verify(gateway.db)).toEqual([]);
  });
});

describe('a refund request', () => {
  test('claim 22: is refused when all refunds of the order together would exceed the paid amount', async () => {
    const placed = await mine.placePaid();
    const id = placed.data.order_id;
    await refundPart(id, 5000n, 900_010);
    await expect(refundPart(id, 401n, 900_011)).rejects.toMatchObject(refused);
    expect(await refundPart(id, 400n, 900_012)).toMatchObject({ amount: 400n, state: 'completed' });
    expect(await balance()).toBe('1000.00');
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('is refused for an unpaid order', async () => {
    const placed = await mine.place();
    await expect(refundPart(placed.data.order_id, 1n, 900_020)).rejects.toMatchObject(refused);
  });

  test('for the same after-sale returns the first refund, and is refused with another amount', async () => {
    const placed = await mine.placePaid();
    const id = placed.data.order_id;
    const first = await refundPart(id, 1000n, 900_030);
    expect(await refundPart(id, 1000n, 900_030)).toEqual(first);
    await expect(refundPart(id, 1001n, 900_030)).rejects.toMatchObject(refused);
    expect(await balance()).toBe('956.00');
  });

  test('of zero moves no money', async () => {
    const placed = await placePaidByQr(gateway, mine);
    expect(await refundPart(placed.data.order_id, 0n, 900_040)).toMatchObject({ state: 'completed', amount: 0n });
    await send();
    expect(provider.refunds.asked).toEqual([]);
    expect(await verify(gateway.db)).toEqual([]);
  });

  test.each([
    ['changed', 'update refunds set amount = 1'],
    ['moved to another order', 'update refunds set order_id = order_id + 1'],
    ['deleted', 'delete from refunds'],
    ['emptied out', 'truncate refunds cascade'],
  ])('cannot be %s in the database', async (_how, statement) => {
    await cancelPaidByQr();
    const outcome = await gateway.db.execute(sql.raw(statement)).then(() => undefined, sqlState);
    expect(outcome).toBe('23001');
    expect(await rowsOf(gateway.db, sql`select 1 from refunds where amount = 1`)).toEqual([]);
  });
});

test('money and stock are consistent after all tests', async () => {
  expect(await verify(gateway.db)).toEqual([]);
});
