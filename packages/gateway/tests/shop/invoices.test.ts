// @spec 3.22 4.28 5.28 7.32

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { eq } from '../../src/db/drizzle.ts';
import { orderLines } from '../../src/domains/orders/schema.ts';
import { makeCustomers, type TestCustomer } from '../support/fixtures/customers.ts';
import {
  applied,
  billed,
  company,
  email,
  fileOf,
  type Invoicing,
  invoicing,
  issued,
  pdf,
  person,
  type Received,
  receivedBefore,
  refund,
  revoked,
} from '../support/fixtures/invoicing.ts';
import { ordering } from '../support/fixtures/ordering.ts';
import { ok } from '../support/fixtures/owning.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

const day = 24 * 60 * 60 * 1000;
const refused = { code: '50486' };
const unknown = (field: string) => ({ code: '50010', data: { errors: [{ field, rule: 'exists' }] } });

let gateway: TestGateway;
let customer: TestCustomer;
let me: Invoicing;
let other: Invoicing;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  const [a, b] = await makeCustomers(gateway, 2);
  if (!a || !b) throw new Error('no customers');
  customer = a;
  [me, other] = [invoicing(gateway, a), invoicing(gateway, b)];
});
afterAll(async () => {
  expect(await verify(gateway.db)).toEqual([]);
  await gateway.close();
});

const command = (...args: string[]) => runCommand('invoice', args, gateway);
const detailsOf = async ({ id }: Received) => ok(me.call('mall.Order.orderDetails', { order_id: id }));

describe('billable orders', () => {
  test('lists received orders with the paid and the billed amount, newest first', async () => {
    const [first, second] = [await me.received(), await me.received()];
    const list = await me.billable();
    expect(list.map(({ sNo }) => sNo)).toEqual([second.number, first.number]);
    expect(list[0]).toMatchObject({ order_id: second.id, old_total: '54.00', z_price: billed, invoiceTimeout: 0 });
    expect(list[0].shop_name).not.toBe('');
    expect(await other.billable()).toEqual([]);
  });

  test('omits orders that are not received', async () => {
    const orders = ordering(gateway, customer.token);
    await orders.place();
    await orders.placePaid();
    await orders.placeShipped();
    expect(await me.billable()).toEqual([]);
  });

  test('lists the parts of an order of several shops, each with its own amount', async () => {
    const orders = ordering(gateway, customer.token);
    const lines = [];
    for (const [pro_id, attribute_id] of [
      [1002, 10021],
      [1001, 10011],
    ])
      lines.push((await ok(me.call('mall.Product.addCart', { pro_id, attribute_id, num: 1 }))).cart_id);
    const placed = await orders.placePaid({ product: undefined, cart_id: lines.join(',') });
    const parts: { id: number; sNo: string }[] = (await orders.detailsOf(placed)).children;
    for (const { id, sNo } of parts) {
      await runCommand('ship', [sNo, 'SF', 'SF1'], gateway);
      await ok(me.call('mall.Order.okOrder', { order_id: id }));
    }
    const billable = await me.billable();
    expect(new Set(billable.map(({ sNo }) => sNo))).toEqual(new Set(parts.map(({ sNo }) => sNo)));
    expect(new Set(billable.map(({ z_price }) => z_price))).toEqual(new Set(['98.00', '128.00']));
    await me.title();
    const [part] = parts;
    await ok(me.apply({ id: part?.id ?? 0, number: part?.sNo ?? '' }));
    const whole = await orders.detailsOf(placed);
    expect(whole).toMatchObject({ isInvoice: 0, children: [{ isInvoice: 0, invoice: { invoice_status: applied } }, { isInvoice: 1 }] });
    expect(whole.invoice).toBeUndefined();
    expect(await me.apply({ id: 0, number: placed.data.sNo })).toMatchObject(refused);
  });

  test('omits orders of a shop that issues no invoices, and refuses to bill them', async () => {
    const order = await me.received();
    await me.title();
    const [line] = await gateway.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const shop = String(line?.shopId);
    expect(await command('shop', shop, 'off')).toMatchObject({ ok: true });
    expect(await me.billable()).toEqual([]);
    expect(await me.apply(order)).toMatchObject(refused);
    expect(await detailsOf(order)).toMatchObject({ isInvoice: 0 });
    expect(await command('shop', shop, 'on')).toMatchObject({ ok: true });
    expect(await me.billable()).toHaveLength(1);
  });

  test('excludes refunds, and omits fully refunded orders', async () => {
    const order = await me.received();
    await refund(gateway, order, '30.00');
    expect(await me.billable()).toMatchObject([{ old_total: '54.00', z_price: '12.00' }]);
    await refund(gateway, order, '24.00');
    expect(await me.billable()).toEqual([]);
    await me.title();
    expect(await me.apply(order)).toMatchObject(refused);
  });

  test('omits orders received more than twenty days ago', async () => {
    const order = await me.received();
    await me.title();
    await receivedBefore(gateway, order, 20 * day - 1);
    expect(await me.billable()).toMatchObject([{ invoiceTimeout: 0 }]);
    expect(await detailsOf(order)).toMatchObject({ isInvoice: 1, invoiceTimeout: 0 });
    await receivedBefore(gateway, order, 20 * day);
    expect(await me.billable()).toMatchObject([{ invoiceTimeout: 1 }]);
    expect(await detailsOf(order)).toMatchObject({ isInvoice: 1, invoiceTimeout: 1 });
    expect(await me.apply(order)).toMatchObject(refused);
  });
});

describe('a request for an invoice', () => {
  test('stores the amount that the server computes and a copy of the title', async () => {
    const headId = await me.title();
    const order = await me.received();
    expect(await detailsOf(order)).toMatchObject({ isInvoice: 1, invoiceTimeout: 0 });
    expect(await me.apply(order, { amount: '9999.00', companyName: 'Another name' })).toMatchObject({ code: '200', data: {} });
    await ok(me.call('mall.InvoiceHeader.addOrUpdate', { ...person, id: headId }));
    const [invoice] = await me.list(applied);
    expect(invoice).toMatchObject({
      order_id: order.id,
      s_no: order.number,
      invoice_status: applied,
      company_name: company.companyName,
      invoice_amount: billed,
      email,
      file: '',
      invoiceTimeout: 0,
      reason: '',
      correction: 0,
    });
    expect(await me.billable()).toEqual([]);
    const shown = { isInvoice: 0, invoice: { id: invoice.id, invoice_status: applied, invoice_amount: billed, correction: 0, reason: '' } };
    expect(await detailsOf(order)).toMatchObject(shown);
    expect((await ok(me.call('mall.Order.index'))).order).toMatchObject([shown]);
  });

  test('is returned alone by its id, and only in its state and to its customer', async () => {
    const { id } = await me.requested();
    await me.requested();
    expect(await me.list(applied, { id })).toMatchObject([{ id }]);
    expect(await me.list(issued, { id })).toEqual([]);
    expect(await other.list(applied, { id })).toEqual([]);
  });

  test('is refused a second time for the same order', async () => {
    const { order } = await me.requested();
    expect(await me.apply(order)).toMatchObject(refused);
    expect(await me.list(applied)).toHaveLength(1);
  });

  test('is refused for an order that is not received', async () => {
    await me.title();
    const { data } = await ordering(gateway, customer.token).placeShipped();
    expect(await me.apply({ id: data.order_id, number: data.sNo })).toMatchObject(refused);
  });

  test('is refused for an order, a title or an invoice of another customer', async () => {
    const [mine, theirs] = [await me.requested(), await other.requested()];
    const [headId, order] = [await other.title(), await me.received()];
    expect(await me.apply(theirs.order)).toMatchObject(unknown('sNo'));
    expect(await me.apply(order, { headId })).toMatchObject(unknown('headId'));
    expect(await me.apply(order, { id: theirs.id })).toMatchObject(unknown('id'));
    expect(await me.apply(order, { id: mine.id })).toMatchObject(unknown('id'));
    expect(await me.call('mall.InvoiceInfo.revoke', { id: theirs.id })).toMatchObject(unknown('id'));
  });

  test.each(['shopper', 'a@example', 'a b@example.com', `${'a'.repeat(65)}@example.com`])(
    'is refused with the e-mail address %s',
    async (wrong) => {
      const order = await me.received();
      await me.title();
      expect(await me.apply(order, { email: wrong })).toMatchObject({ code: '50010', data: { errors: [{ field: 'email' }] } });
    },
  );

  test('is revoked by its customer while it is pending, and made again with another title and address', async () => {
    const { order, id } = await me.requested();
    expect(await me.call('mall.InvoiceInfo.revoke', { id })).toMatchObject({ code: '200' });
    expect(await me.call('mall.InvoiceInfo.revoke', { id })).toMatchObject(refused);
    expect(await me.list(revoked)).toMatchObject([{ id, invoice_status: revoked, reason: '' }]);
    expect(await detailsOf(order)).toMatchObject({ isInvoice: 0, invoice: { id, invoice_status: revoked } });
    expect(await me.apply(order), 'without the id of the invoice').toMatchObject(refused);
    const headId = await me.title(person);
    expect(await me.apply(order, { id, headId, email: 'new@example.com' })).toMatchObject({ code: '200' });
    expect(await me.list(applied)).toMatchObject([{ id, company_name: person.companyName, email: 'new@example.com' }]);
    expect(await me.apply(order, { id })).toMatchObject(refused);
  });

  test('cannot be made again after the deadline', async () => {
    const { order, id } = await me.requested();
    await me.call('mall.InvoiceInfo.revoke', { id });
    await receivedBefore(gateway, order, 20 * day);
    expect(await me.list(revoked)).toMatchObject([{ invoiceTimeout: 1 }]);
    expect(await me.apply(order, { id })).toMatchObject(refused);
  });

  test('is reduced by a refund, and closed when nothing is left', async () => {
    const { order, id } = await me.requested();
    await refund(gateway, order, '10.00');
    expect(await me.list(applied)).toMatchObject([{ id, invoice_amount: '32.00' }]);
    await refund(gateway, order, '44.00');
    const [closed] = await me.list(revoked);
    expect(closed).toMatchObject({ id, reason: expect.stringContaining(order.number) });
    expect(await me.newestMessage()).toMatchObject({ title: 'Your invoice request is closed', content: closed.reason });
    expect(await me.apply(order, { id })).toMatchObject(refused);
  });

  test('is stored once when it is sent several times concurrently', async () => {
    await me.title();
    const order = await me.received();
    const replies = await Promise.all(Array.from({ length: 8 }, () => me.apply(order)));
    expect(replies.map(({ code }) => code).sort()).toEqual(['200', ...Array.from({ length: 7 }, () => refused.code)]);
    expect(await me.list(applied)).toHaveLength(1);
  });

  test('ends in one state when it is revoked, refused and issued concurrently', async () => {
    const { id } = await me.requested();
    const file = await fileOf(pdf());
    await Promise.all([
      me.call('mall.InvoiceInfo.revoke', { id }),
      command('issue', String(id), file),
      command('refuse', String(id), '--reason', 'No'),
    ]);
    expect((await me.list(issued)).length + (await me.list(revoked)).length).toBe(1);
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('has the amount after a concurrent refund', async () => {
    await me.title();
    const order = await me.received();
    await Promise.all([me.apply(order), refund(gateway, order, '10.00')]);
    expect(await me.list(applied)).toMatchObject([{ invoice_amount: '32.00' }]);
  });
});
