import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/db/database.ts';
import { sql } from '../../src/db/drizzle.ts';
import { sqlState } from '../../src/db/errors.ts';
import { buyOne } from '../support/fixtures/checkout.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  const [customer] = await makeCustomers(gateway, 1);
  // A paid order leaves a row in every ledger table.
  const token = customer?.token ?? '';
  await buyOne({ call: gateway.call, token });
  // A flash sale order leaves one in the last table.
  const [{ id: sec_id, pro_id: pid }] = (await gateway.call('plugin.sec.MallSec.home')).data.list;
  const { cid } = (await gateway.call('mall.Product.index', { pro_id: pid, type: 'MS', id: sec_id })).data.sec;
  await gateway.call('mall.Order.payment', { product: [{ pid }, { cid }, { num: 1 }, { sec_id }], pay_type: 'wallet_pay' }, { token });
});
afterAll(() => gateway.close());

const restrictViolation = '23001';

/** Returns the exact content of a table. */
const contentOf = (book: string) => rowsOf(gateway.db, sql.raw(`select * from ${book} order by id`));

/** Returns the SQLSTATE with which the database refuses a statement; undefined when it succeeds. */
const refusalOf = (statement: string) =>
  gateway.db.execute(sql.raw(statement)).then(
    () => undefined,
    (error: unknown) => sqlState(error),
  );

describe.each([
  ['ledger_postings', "at = 'epoch'"],
  ['ledger_entries', 'amount = amount + 1'],
  ['stock_movements', 'quantity = quantity + 1'],
  ['order_events', "at = 'epoch'"],
  ['flash_movements', 'quantity = quantity + 1'],
])('claim 4: a row of %s', (book, change) => {
  test.each([
    ['changed', `update ${book} set ${change}`],
    ['deleted', `delete from ${book}`],
    ['emptied out', `truncate ${book} cascade`],
  ])('cannot be %s', async (_how, statement) => {
    const before = await contentOf(book);
    expect(before).not.toEqual([]);
    expect(await refusalOf(statement)).toBe(restrictViolation);
    expect(await contentOf(book)).toEqual(before);
  });
});
