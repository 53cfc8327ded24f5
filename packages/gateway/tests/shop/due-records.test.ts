import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { eq, sql } from '../../src/db/drizzle.ts';
import { expireOrders } from '../../src/domains/orders/expire-orders.ts';
import { receiveArrivedOrders } from '../../src/domains/orders/receive-arrived-orders.ts';
import { orderStatus, orders } from '../../src/domains/orders/schema.ts';
import { expirePoints } from '../../src/domains/points/expire-points.ts';
import { pointsRecords } from '../../src/domains/points/schema.ts';
import { findFailedRecords } from '../../src/due-records/repository.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
let me: Ordering;
beforeAll(async () => {
  gateway = await openTestGateway();
  await gateway.db.execute(sql`
    create function fail_update() returns trigger language plpgsql as $$ begin raise exception 'cannot be updated'; end $$`);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const [customer] = await makeCustomers(gateway, 1, '900.00');
  if (!customer) throw new Error('No customer was made');
  me = ordering(gateway, customer.token);
});

/** Runs a job while every update of one record fails; returns the job's error. */
async function runWhileFailing(table: 'orders' | 'points_records', id: number, job: () => Promise<unknown>): Promise<unknown> {
  await gateway.db.execute(sql`
    create trigger fail_update before update on ${sql.identifier(table)} for each row when (old.id = ${sql.raw(String(id))})
    execute function fail_update()`);
  try {
    return await job().then(
      () => undefined,
      (error: unknown) => error,
    );
  } finally {
    await gateway.db.execute(sql`drop trigger fail_update on ${sql.identifier(table)}`);
  }
}

const later = (days: number) => new Date(gateway.clock.now().getTime() + days * 86_400_000);
const statusOf = async (id: number) => (await gateway.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;

describe('a job with a failing due record', () => {
  test('closes the other unpaid orders, and the failed one in a later round', async () => {
    const [failing, other] = [(await me.place()).data.order_id, (await me.place()).data.order_id];
    const error = await runWhileFailing('orders', failing, () => expireOrders(gateway.db, later(1)));
    expect(error).toMatchObject({ errors: [{ message: `The order ${failing} could not be processed` }] });
    expect([await statusOf(failing), await statusOf(other)]).toEqual([orderStatus.unpaid, orderStatus.closed]);
    expect(await expireOrders(gateway.db, later(1))).toBe(0);
    expect(await expireOrders(gateway.db, new Date(later(1).getTime() + 15_000))).toBe(1);
    expect(await statusOf(failing)).toBe(orderStatus.closed);
    expect(await findFailedRecords(gateway.db)).toEqual([]);
  });

  test('lists a failed order with its attempts, and retries it at growing intervals', async () => {
    const failing = (await me.place()).data.order_id;
    const first = later(1);
    const after = (seconds: number) => new Date(first.getTime() + seconds * 1000);
    for (const now of [first, after(14), after(15), after(44), after(45)]) {
      await runWhileFailing('orders', failing, () => expireOrders(gateway.db, now));
    }
    const record = { job: 'unpaid-orders', recordId: failing, attempts: 3, firstFailedAt: first, nextAttemptAt: after(105) };
    expect(await findFailedRecords(gateway.db)).toEqual([{ ...record, lastError: 'cannot be updated' }]);
    expect(
      await runCommand('jobs', ['retry', 'unpaid-orders', String(failing)], { ...gateway, clock: { now: () => after(50) } }),
    ).toMatchObject({
      ok: true,
    });
    expect(await expireOrders(gateway.db, after(50))).toBe(1);
  });

  test('deletes the entry of a failed order that is no longer due', async () => {
    const placed = await me.place();
    const failing = placed.data.order_id;
    await runWhileFailing('orders', failing, () => expireOrders(gateway.db, later(1)));
    expect(await findFailedRecords(gateway.db)).toMatchObject([{ recordId: failing, attempts: 1 }]);
    await me.openPermit();
    expect((await me.pay(placed)).code).toBe('200');
    expect(await expireOrders(gateway.db, later(2))).toBe(0);
    expect(await findFailedRecords(gateway.db)).toEqual([]);
  });

  test('completes the other orders that have arrived', async () => {
    const [failing, other] = [(await me.placeShipped()).data.order_id, (await me.placeShipped()).data.order_id];
    const error = await runWhileFailing('orders', failing, () => receiveArrivedOrders(gateway.db, later(8)));
    expect(error).toMatchObject({ errors: [{ message: `The order ${failing} could not be processed` }] });
    expect([await statusOf(failing), await statusOf(other)]).toEqual([orderStatus.shipped, orderStatus.completed]);
  });

  test('expires the points of the other grants', async () => {
    await me.receive();
    await me.receive();
    const grants = await gateway.db.select().from(pointsRecords).where(sql`${pointsRecords.expiresAt} is not null`);
    const [failing] = grants.map(({ id }) => id).toSorted((a, b) => a - b);
    if (failing === undefined) throw new Error('No points were granted');
    expect(grants.length).toBeGreaterThan(1);
    const error = await runWhileFailing('points_records', failing, () => expirePoints(gateway.db, later(400)));
    expect(error).toMatchObject({ errors: [{ message: `The credit of points ${failing} could not be processed` }] });
    const due = await gateway.db.select().from(pointsRecords).where(sql`${pointsRecords.expiresAt} is not null`);
    expect(due.map(({ id }) => id)).toEqual([failing]);
  });
});
