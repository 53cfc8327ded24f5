// @spec 4.27

import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { runJobs } from '../../src/composition/jobs.ts';
import { eq } from '../../src/db/drizzle.ts';
import { flashItems } from '../../src/domains/flash-sale/schema.ts';
import { makeBuyers } from '../support/fixtures/customers.ts';
import { setStock, stockOf } from '../support/fixtures/stock.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

const [bathSalt, bathSaltSku] = [1019, 10192];
const [buyers, pieces, atOnce] = [1000, 100, 50];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function flashItem(): Promise<number> {
  const { list } = (await gateway.call('plugin.sec.MallSec.home')).data;
  return list.find(({ pro_id }: { pro_id: number }) => pro_id === bathSalt).id;
}

const availableOf = async (id: number) => (await gateway.db.select().from(flashItems).where(eq(flashItems.id, id)))[0]?.available;

test('claim 20: a thousand buyers of a hundred pieces create exactly a hundred orders, and unpaid pieces are released', async () => {
  const sec_id = await flashItem();
  await gateway.db.update(flashItems).set({ quantity: pieces, available: pieces }).where(eq(flashItems.id, sec_id));
  await setStock(gateway, bathSaltSku, 2 * pieces);
  const product = [{ pid: bathSalt }, { cid: bathSaltSku }, { num: 1 }, { sec_id }];
  const waiting = await makeBuyers(gateway, buyers);
  const counts = new Map<string, number>();
  const buy = async () => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
      const { code } = await gateway.call('mall.Order.payment', { product, pay_type: 'wallet_pay' }, { token });
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, buy));
  expect(Object.fromEntries(counts)).toEqual({ '200': pieces, '50150': buyers - pieces });
  expect([await availableOf(sec_id), await stockOf(gateway, bathSaltSku)]).toEqual([0, pieces]);
  expect(await verify(gateway.db)).toEqual([]);

  gateway.clock.advance(15 * 60_000);
  await runJobs(gateway.db, gateway.clock.now());
  expect([await availableOf(sec_id), await stockOf(gateway, bathSaltSku)]).toEqual([pieces, 2 * pieces]);
  expect(await verify(gateway.db)).toEqual([]);
});
