import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { Fault } from '../../src/dispatch/fault.ts';
import { approveAfterSale } from '../../src/domains/after-sales/act-as-shop.ts';
import { refundedAmountOf } from '../../src/refunds/refunds.ts';
import { type AfterSalesCustomer, kind, openAfterSalesCustomer } from '../support/fixtures/after-sales.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { placePaidByQr, sendRefunds, storedOrder } from '../support/fixtures/refunding.ts';
import { setStock } from '../support/fixtures/stock.ts';
import type { Reply, TestGateway } from '../support/gateway.ts';
import { isLong } from '../support/long.ts';
import { openGatewayWithProvider } from '../support/provider.ts';

const rounds = isLong ? 10 : 1;
const crowd = 50;

let gateway: TestGateway;
let me: AfterSalesCustomer;
beforeAll(async () => {
  ({ gateway } = await openGatewayWithProvider());
  for (const { attribute_id } of skus) await setStock(gateway, attribute_id, 100_000);
});
afterAll(async () => {
  await gateway.close();
});
beforeEach(async () => {
  const [customer] = await makeCustomers(gateway, 1, '90000.00');
  me = openAfterSalesCustomer(gateway, customer?.token ?? '');
});

const times = <Result>(count: number, work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const succeeded = (replies: readonly Reply[]) => replies.filter(({ code }) => code === '200').length;
const onlyRefusals = (replies: readonly Reply[]) => replies.every(({ code }) => code === '200' || code === '50486');

const skus = [
  { pro_id: 1011, attribute_id: 10111 },
  { pro_id: 1019, attribute_id: 10191 },
  { pro_id: 1019, attribute_id: 10192 },
];

/** Returns the fields of an order of three lines; two of one product. */
async function threeLines() {
  const ids = [];
  for (const line of skus) ids.push((await me.call('mall.Product.addCart', { ...line, num: 1 })).data.cart_id);
  return { product: undefined, cart_id: ids.join() };
}

test('claim 22: fifty concurrent applications for one line open one after-sale', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const lines = await me.lineIdsOf(await me.placeShipped());
    const replies = await times(crowd, (at) => me.apply(lines, { type: at % 2 === 0 ? kind.refundOnly : kind.returnAndRefund }));
    expect(succeeded(replies)).toBe(1);
    expect(onlyRefusals(replies)).toBe(true);
  }
  expect(await verify(gateway.db)).toEqual([]);
});

test('claim 22: fifty concurrent approvals of one after-sale refund it once', async () => {
  const placed = await me.placeShipped();
  const id = await me.opened(await me.lineIdsOf(placed), { type: kind.refundOnly });
  const outcomes = await times(crowd, () =>
    approveAfterSale(gateway.db, id, gateway.clock.now()).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Fault && error.fault === 'state_refuses') return false;
        throw error;
      },
    ),
  );
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await me.balance()).toBe('90000.00');
  expect(await verify(gateway.db)).toEqual([]);
});

test('claim 22: concurrent applications and cancellations of one unshipped order refund at most the paid amount', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const placed = await placePaidByQr(gateway, me, await threeLines());
    const whole = await storedOrder(gateway, placed.data.order_id);
    const details = await me.detailsOf(placed);
    const parts: number[] = details.children.length > 0 ? details.children.map(({ id }: { id: number }) => id) : [whole.id];
    const lines: number[] = details.list.map(({ id }: { id: number }) => id);
    const replies = await times(crowd, (at) =>
      at % 5 === 0
        ? me.call('mall.Order.removeOrder', { order_id: parts[at % parts.length] })
        : me.apply([lines[at % lines.length] ?? 0], { type: kind.refundOnly }),
    );
    expect(onlyRefusals(replies)).toBe(true);
    expect((await refundedAmountOf(gateway.db, [whole.id])).get(whole.id)).toBe(whole.total);
  }
  await sendRefunds(gateway);
  expect(await verify(gateway.db)).toEqual([]);
});

test('claim 22: concurrent refunds of several orders of one customer do not deadlock on stock and wallet', async () => {
  const placed = [];
  for (let at = 0; at < 16 * rounds; at += 1) placed.push(await me.placePaid(await threeLines()));
  const lines = await Promise.all(placed.map((order) => me.lineIdsOf(order)));
  // Some refund two lines, others only the second: each locks stock and the same wallet.
  const replies = await times(lines.length, (at) => me.apply(lines[at]?.slice(at % 2 === 0 ? 0 : 1, 2) ?? [], { type: kind.refundOnly }));
  expect(replies.map(({ code, body }) => (code === '200' ? 'done' : body))).toEqual(lines.map(() => 'done'));
  expect(await verify(gateway.db)).toEqual([]);
});
