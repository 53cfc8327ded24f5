import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/db/database.ts';
import { sql } from '../../src/db/drizzle.ts';
import { sqlState } from '../../src/db/errors.ts';
import { buyOne } from '../support/checkout.ts';
import { makeCustomers } from '../support/customers.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  const [customer] = await makeCustomers(gateway, 1);
  // An order that was paid has left a row in every one of the books.
  const token = customer?.token ?? '';
  await buyOne({ call: gateway.call, token });
  // And one of the flash sale in the last.
  const [{ id: sec_id, pro_id: pid }] = (await gateway.call('plugin.sec.MallSec.home')).data.list;
  const { cid } = (await gateway.call('mall.Product.index', { pro_id: pid, type: 'MS', id: sec_id })).data.sec;
  await gateway.call('mall.Order.payment', { product: [{ pid }, { cid }, { num: 1 }, { sec_id }], pay_type: 'wallet_pay' }, { token });
});
afterAll(() => gateway.close());

const restrictViolation = '23001';

/** What the books hold, to the letter. */
const contentOf = (book: string) => rowsOf(gateway.db, sql.raw(`select * from ${book} order by id`));

/** The SQLSTATE with which the database refuses a statement; undefined when it does it. */
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
])('claim 4: what is booked in %s', (book, change) => {
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
