import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { eq } from '../../src/db/drizzle.ts';
import { flashItems } from '../../src/domains/flash-sale/schema.ts';
import { type AfterSalesCustomer, kind, openAfterSalesCustomer } from '../support/fixtures/after-sales.ts';
import { makeCustomer } from '../support/fixtures/customers.ts';
import { patches, patchesSku } from '../support/fixtures/ordering.ts';
import { placePaidByQr, refundsOf, sendRefunds } from '../support/fixtures/refunding.ts';
import { stockOf } from '../support/fixtures/stock.ts';
import type { TestGateway } from '../support/gateway.ts';
import { openGatewayWithProvider, type TestProvider } from '../support/provider.ts';

/** A product of the same shop as the patches. */
const [serum, serumSku] = [1007, 10071];

let provider: TestProvider;
let gateway: TestGateway;
let me: AfterSalesCustomer;
beforeAll(async () => {
  ({ gateway, provider } = await openGatewayWithProvider());
});
beforeEach(async () => {
  const customer = await makeCustomer(gateway);
  me = openAfterSalesCustomer(gateway, customer.token);
});
afterEach(async () => {
  expect(await verify(gateway.db)).toEqual([]);
});
afterAll(async () => {
  await gateway.close();
});

async function operator(...args: string[]): Promise<void> {
  const { ok, lines } = await runCommand('after-sale', args, gateway);
  expect(ok, lines.join('\n')).toBe(true);
}

/** Adds two products of one shop to the cart for one order. */
async function twoLines(): Promise<string> {
  const ids: number[] = [];
  for (const line of [
    { pro_id: patches, attribute_id: patchesSku },
    { pro_id: serum, attribute_id: serumSku },
  ])
    ids.push((await me.call('mall.Product.addCart', { ...line, num: 1 })).data.cart_id);
  return ids.join();
}

describe('several lines of one order', () => {
  test('are returned in one application, with an after-sale each, until all are refunded and back in stock', async () => {
    const stock = [await stockOf(gateway, patchesSku), await stockOf(gateway, serumSku)];
    const placed = await me.placeShipped({ product: undefined, cart_id: await twoLines() });
    const lines = await me.lineIdsOf(placed);
    expect(lines).toHaveLength(2);
    expect(await me.options(lines)).toMatchObject({ refundGoodsAmt: 1 });
    await me.opened(lines, { type: kind.returnAndRefund });
    const ids = await Promise.all(lines.map(async (line) => (await me.show(line)).id));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) {
      await operator('approve', String(id));
      expect((await me.sendBack(id)).code).toBe('200');
      await operator('received', String(id));
    }
    expect(await me.balance()).toBe('1000.00');
    expect([await stockOf(gateway, patchesSku), await stockOf(gateway, serumSku)]).toEqual(stock);
    expect(await me.detailsOf(placed)).toMatchObject({ status: 7 });
  });

  test('can have different outcomes: one refunded, one refused, which can be requested again', async () => {
    const placed = await me.placeShipped({ product: undefined, cart_id: await twoLines() });
    const lines = await me.lineIdsOf(placed);
    await me.opened(lines, { type: kind.refundOnly });
    const [first, second] = await Promise.all(lines.map(async (line) => (await me.show(line)).id));
    await operator('approve', String(first));
    await operator('refuse', String(second), '--reason', 'Worn.');
    expect(await me.show(lines[0] ?? 0)).toMatchObject({ r_type: 9 });
    expect(await me.show(lines[1] ?? 0)).toMatchObject({ r_type: 8, r_content: 'Worn.' });
    expect(await me.options(lines.slice(1))).toMatchObject({ refund: 1 });
    expect(await me.detailsOf(placed)).toMatchObject({ status: 2 });
  });
});

test('an order paid by QR code is returned, and the refund is pending at the provider until it confirms', async () => {
  const placed = await placePaidByQr(gateway, me);
  const ship = await runCommand('ship', [placed.data.sNo, 'SF', 'SF1'], gateway);
  expect(ship.ok, ship.lines.join('\n')).toBe(true);
  const [line = 0] = await me.lineIdsOf(placed);
  const id = await me.opened([line], { type: kind.returnAndRefund });
  await operator('approve', String(id));
  expect((await me.sendBack(id)).code).toBe('200');
  provider.refunds.manner = 'late';
  await operator('received', String(id));
  await sendRefunds(gateway);
  expect(await refundsOf(gateway, placed)).toMatchObject([{ state: 'pending', method: 'provider', amount: 5400n }]);
  provider.refunds.complete();
  gateway.clock.advance(60_000);
  await sendRefunds(gateway);
  const [refund] = await refundsOf(gateway, placed);
  expect(refund).toMatchObject({ state: 'completed', method: 'provider' });
  expect(provider.refunds.made.get(refund?.reference ?? '')).toBe('54.00');
  expect(await me.balance()).toBe('1000.00');
  expect(await me.show(line)).toMatchObject({ real_money: '54.00' });
});

describe('a flash sale order', () => {
  const flashItem = async () => {
    const { list } = (await gateway.call('plugin.sec.MallSec.home')).data;
    return list.find(({ pro_id }: { pro_id: number }) => pro_id === serum).id;
  };
  const leftOf = async (id: number) => (await gateway.db.select().from(flashItems).where(eq(flashItems.id, id)))[0]?.available;
  const wish = (item: number) => ({ product: [{ pid: serum }, { cid: serumSku }, { num: 1 }, { sec_id: item }] });

  test('that is not shipped is refunded immediately, and its pieces return to the slot and to stock', async () => {
    const item = await flashItem();
    const before = [await leftOf(item), await stockOf(gateway, serumSku)];
    const placed = await me.placePaid(wish(item));
    expect([await leftOf(item), await stockOf(gateway, serumSku)]).toEqual(before.map((count) => (count ?? 0) - 1));
    const lines = await me.lineIdsOf(placed);
    expect((await me.apply(lines, { type: kind.refundOnly })).data).toMatchObject({ RefundType: 15 });
    expect([await leftOf(item), await stockOf(gateway, serumSku)]).toEqual(before);
    expect(await me.balance()).toBe('1000.00');
  });

  test('that is shipped can only be exchanged, which takes no piece of the slot', async () => {
    const item = await flashItem();
    const [line = 0] = await me.lineIdsOf(await me.placeShipped(wish(item)));
    const before = await leftOf(item);
    expect(await me.options([line])).toMatchObject({ refundAmt: 0, refundGoodsAmt: 0, refundGoods: 1 });
    expect((await me.apply([line], { type: kind.refundOnly })).code).toBe('50486');
    const id = await me.opened([line], { type: kind.exchange });
    await operator('approve', String(id));
    expect((await me.sendBack(id)).code).toBe('200');
    await operator('send-replacement', String(id), 'ZTO', 'ZT9');
    expect((await me.call('mall.Order.exchangeReceipt', { id })).code).toBe('200');
    expect(await me.show(line)).toMatchObject({ r_type: 12 });
    expect(await leftOf(item)).toBe(before);
  });
});

test('an application sent again with its key returns the same bytes and opens nothing; another body is refused', async () => {
  const [line = 0] = await me.lineIdsOf(await me.placeShipped());
  const application = { type: kind.refundOnly, refund_apply_money: '10.00', idempotency_key: crypto.randomUUID() };
  const first = await me.apply([line], application);
  expect(first.code, first.body).toBe('200');
  const { id } = await me.show(line);
  const again = await me.apply([line], application);
  expect(again.body).toBe(first.body);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect((await me.apply([line], { ...application, refund_apply_money: '11.00' })).code).toBe('50010');
  expect(await me.show(line)).toMatchObject({ id, re_apply_money: '10.00' });
});
