// @module-tag matrix

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../src/db/database.ts';
import { eq, sql } from '../../../src/db/drizzle.ts';
import { orderStatus, orders } from '../../../src/domains/orders/schema.ts';
import { buyNow, makeCustomers } from '../../support/fixtures/customers.ts';
import { expectWithin, faultOptions, injectUnderLoad } from '../../support/processes/inject-fault.ts';
import { mall } from '../../support/processes/process.ts';
import { first, loadSku, openTwoGateways, type TwoGateways } from '../../support/processes/two-gateways.ts';

/** Jobs that run every 15 seconds or more often; others run every ten minutes. */
const promptJobs = ['flash-sale-slots', 'after-sales', 'charges', 'emails', 'refunds', 'pending-messages'];

let two: TwoGateways;

beforeAll(async () => {
  two = await openTwoGateways();
});
afterAll(() => two.close());

async function placeOrder(): Promise<number> {
  const [customer] = await makeCustomers(two.world, 1);
  const fields = { product: buyNow(loadSku.pro_id, loadSku.attribute_id, 1), pay_type: 'wallet_pay' };
  return (await two.gatewayAt(first).call('mall.Order.payment', fields, { token: customer?.token ?? '' })).data.order_id;
}

/** Makes two orders due to be closed; every attempt to close one of them fails. */
async function makeDue(failing: number, other: number): Promise<void> {
  const { db } = two.world;
  await db.execute(sql`
    create function fail_update() returns trigger language plpgsql as $$ begin raise exception 'cannot be updated'; end $$`);
  await db.execute(sql`
    create trigger fail_update before update of status on orders for each row when (old.id = ${sql.raw(String(failing))})
    execute function fail_update()`);
  await db.execute(sql`update orders set expires_at = now() - interval '1 minute' where id in (${failing}, ${other})`);
}

async function isClosed(id: number): Promise<boolean> {
  const [order] = await two.world.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
  return order?.status === orderStatus.closed;
}

async function isSetAside(id: number): Promise<boolean> {
  const rows = await rowsOf(two.world.db, sql`select 1 from failed_records where job = 'unpaid-orders' and record_id = ${id}`);
  return rows.length > 0;
}

/** Returns whether each prompt job has had a round since a given time, and none of its rounds failed. */
async function haveOthersRun(since: Date): Promise<boolean> {
  const rows = await rowsOf<{ job: string }>(
    two.world.db,
    sql`select job from job_runs where started_at > ${since.toISOString()} and failures = 0`,
  );
  return promptJobs.every((name) => rows.some(({ job }) => job === name));
}

describe('two gateways under load', faultOptions, () => {
  test('close the other orders, run the other jobs and report the record when one order cannot be closed', async () => {
    const [failing, other] = [await placeOrder(), await placeOrder()];
    const inject = async () => {
      const began = new Date();
      await makeDue(failing, other);
      const isReported = async () => (await isClosed(other)) && (await isSetAside(failing)) && (await haveOthersRun(began));
      await expectWithin(isReported);
      const jobs = await mall(two.environmentAt(first), 'jobs');
      expect(jobs.stdout).toMatch(new RegExp(`unpaid-orders ${failing} .* cannot be updated`));
      const status = await mall(two.environmentAt(first), 'status');
      expect(status).toMatchObject({ code: 1, stderr: expect.stringMatching(/1 {2}records that a job could not process/) });
      const retry = await mall(two.environmentAt(first), 'jobs', 'retry', 'unpaid-orders', String(failing));
      expect(retry).toMatchObject({ code: 0 });
      await two.world.db.execute(sql`drop function fail_update cascade`);
    };
    const isRecovered = async () => (await isClosed(failing)) && !(await isSetAside(failing));
    await injectUnderLoad(two, { name: 'job that always fails', inject, isRecovered });
  });
});
