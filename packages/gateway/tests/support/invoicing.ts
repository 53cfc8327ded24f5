import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../../src/admin/command.ts';
import { runCommand } from '../../src/admin/commands.ts';
import { eq } from '../../src/db/drizzle.ts';
import { markInvoiceForCorrection } from '../../src/domains/invoices/mark-invoice-for-correction.ts';
import { orders } from '../../src/domains/orders/schema.ts';
import { revokeOrderPoints } from '../../src/domains/points/order-points.ts';
import { requestRefund } from '../../src/refunds/refunds.ts';
import { parseMoney } from '../../src/shared/money.ts';
import type { TestCustomer } from './customers.ts';
import type { Fields, Reply, TestGateway } from './gateway.ts';
import { ordering } from './ordering.ts';
import { type Owned, ok } from './owning.ts';

/** A company title in form fields. */
export const company = {
  type: 1,
  companyName: '杭州素月科技有限公司',
  companyTaxNumber: '91330106MA2CF0XY3K',
  registerAddress: '杭州市西湖区文三路 90 号',
  registerPhone: '0571-88001234',
  depositBank: '招商银行杭州西湖支行',
  bankNumber: '571900001234567',
};

/** A person's title in form fields. */
export const person = { type: 2, companyName: '林清' };

export const email = 'books@example.com';

/** The billed amount of an order created by `received`: 42.00, without 12.00 for delivery. */
export const billed = '42.00';

/** States of an invoice on the wire. */
export const [applied, issued, revoked] = [1, 2, 3] as const;

/** A received order. */
export interface Received {
  readonly id: number;
  readonly number: string;
}

/** The actions of one customer on invoices. */
export interface Invoicing {
  call(api: string, fields?: Fields): Promise<Reply>;
  /** Saves a title; returns its id. */
  title(fields?: Fields): Promise<number>;
  /** Orders, pays and receives one product. */
  received(fields?: Fields): Promise<Received>;
  /** Requests an invoice of an order, with the given title or the default one. */
  apply(order: Received, fields?: Fields): Promise<Reply>;
  /** Requests an invoice of a new order; returns both. */
  requested(fields?: Fields): Promise<{ order: Received; id: number }>;
  list(status: number, fields?: Fields): Promise<Reply['data'][]>;
  /** Returns the URL of the file of an issued invoice. */
  fileAddress(id: number): Promise<string>;
  billable(): Promise<Reply['data'][]>;
  /** Returns the title and the text of the newest message. */
  newestMessage(): Promise<{ title: string; content: string }>;
}

export function invoicing(gateway: TestGateway, { token }: Pick<TestCustomer, 'token'>): Invoicing {
  const me: Invoicing = {
    call: (api, fields) => gateway.call(api, fields, { token }),
    title: async (fields) => {
      const before = new Set((await ok(me.call('mall.InvoiceHeader.doRequest'))).list.map(({ id }: Received) => id));
      await ok(me.call('mall.InvoiceHeader.addOrUpdate', { ...company, ...fields }));
      const { list } = await ok(me.call('mall.InvoiceHeader.doRequest'));
      return list.find(({ id }: Received) => !before.has(id)).id;
    },
    received: async (fields) => {
      const { placed } = await ordering(gateway, token).receive(fields);
      return { id: placed.data.order_id, number: placed.data.sNo };
    },
    apply: async ({ number }, fields) => {
      const { id = 0 } = (await me.call('mall.InvoiceHeader.getDefault')).data;
      const right = { headId: id, type: 1, companyName: company.companyName, amount: '1.00', sNo: number, email };
      return me.call('mall.InvoiceInfo.applyInvoicing', { ...right, ...fields });
    },
    requested: async (fields) => {
      await ownedTitle(gateway, { token });
      const order = await me.received();
      await ok(me.apply(order, fields));
      const invoice = (await me.list(applied)).find(({ order_id }) => order_id === order.id);
      return { order, id: invoice.id };
    },
    list: async (status, fields) => (await ok(me.call('mall.InvoiceInfo.getInvoiceInfo', { status, ...fields }))).list,
    fileAddress: async (id) => (await me.list(issued, { id }))[0].file,
    billable: async () => (await ok(me.call('mall.InvoiceInfo.getToInvoiced'))).list,
    newestMessage: async () => (await ok(me.call('mall.Message.index'))).message[0],
  };
  return me;
}

/** Returns the default title of a customer; creates one if there is none. */
export async function ownedTitle(gateway: TestGateway, customer: Pick<TestCustomer, 'token'>): Promise<Owned> {
  const me = invoicing(gateway, customer);
  const { id } = await ok(me.call('mall.InvoiceHeader.getDefault'));
  return { id: id ?? (await me.title()) };
}

/** Returns a requested invoice of a customer, with the number of its order. */
export async function ownedInvoice(gateway: TestGateway, customer: Pick<TestCustomer, 'token'>): Promise<Owned> {
  const { order, id } = await invoicing(gateway, customer).requested();
  return { id, number: order.number };
}

/** Refunds a part of a received order, as the end of an after-sale does. */
export async function refund(gateway: TestGateway, order: Received, amount: string): Promise<void> {
  await gateway.db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
    if (!row) throw new Error('There is no such order');
    const now = gateway.clock.now();
    const afterSaleId = Number.parseInt(randomUUID().slice(0, 8), 16);
    const refunded = parseMoney(amount);
    await requestRefund(tx, { order: row, amount: refunded, reason: 'after_sale', afterSaleId }, now);
    await revokeOrderPoints(tx, { customerId: row.customerId, orderId: row.id, refunded }, now);
    await markInvoiceForCorrection(tx, row.id, now);
  });
}

/** Moves the receipt of an order into the past, because advancing the clock that far would expire the sessions. */
export async function receivedBefore(gateway: TestGateway, { id }: Received, milliseconds: number): Promise<void> {
  const receivedAt = new Date(gateway.clock.now().getTime() - milliseconds);
  await gateway.db.update(orders).set({ receivedAt }).where(eq(orders.id, id));
}

/** Returns a minimal valid PDF; the text makes it unique. */
export const pdf = (text = ''): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

/** Writes a file into a new folder; returns its path. */
export async function fileOf(content: Buffer, name = 'invoice.pdf'): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'invoice-')), name);
  await writeFile(path, content);
  return path;
}

/** Issues a requested invoice with the operator's command; the text makes its file unique. */
export async function issueInvoice(gateway: TestGateway, id: number, text = ''): Promise<Outcome> {
  return runCommand('invoice', ['issue', String(id), await fileOf(pdf(text))], gateway);
}
