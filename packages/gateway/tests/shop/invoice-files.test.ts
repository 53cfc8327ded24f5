import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { sql } from '../../src/db/drizzle.ts';
import { sendDueEmails } from '../../src/emails/emails.ts';
import { readOutbox } from '../../src/messenger/messenger.ts';
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
  issueInvoice,
  pdf,
  refund,
  revoked,
} from '../support/fixtures/invoicing.ts';
import { ok } from '../support/fixtures/owning.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { internalKey } from '../support/settings.ts';

const minute = 60 * 1000;
const megabyte = 1024 * 1024;

let gateway: TestGateway;
let customer: TestCustomer;
let stranger: TestCustomer;
let me: Invoicing;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  const [a, b] = await makeCustomers(gateway, 2);
  if (!a || !b) throw new Error('no customers');
  [customer, stranger, me] = [a, b, invoicing(gateway, a)];
});
afterAll(async () => {
  expect(await verify(gateway.db)).toEqual([]);
  await gateway.close();
});

const command = (...args: string[]) => runCommand('invoice', args, gateway);
const issue = (id: number, text?: string) => issueInvoice(gateway, id, text);

const get = (url: string, token: string | undefined = customer.token, method: 'GET' | 'HEAD' | 'POST' | 'DELETE' = 'GET') =>
  gateway.server.inject({ method, url, headers: { 'x-internal-key': internalKey, ...(token !== undefined && { 'x-access-id': token }) } });

describe('issuing an invoice', () => {
  test('stores the file, completes the request and notifies the customer', async () => {
    const { order, id } = await me.requested();
    expect((await command('list')).lines.join('\n')).toContain(`${id}  requested  ${billed}  order ${order.number}`);
    expect(await issue(id)).toEqual({ ok: true, lines: [`Invoice ${id} for order ${order.number}, ${billed} is issued.`] });
    expect(await me.list(applied)).toEqual([]);
    expect(await me.list(issued)).toMatchObject([{ id, invoice_status: issued, invoice_amount: billed, correction: 0 }]);
    const { invoice } = await ok(me.call('mall.Order.orderDetails', { order_id: order.id }));
    expect(invoice).toMatchObject({ id, invoice_status: issued, correction: 0 });
    const message = await me.newestMessage();
    expect(message.title).toBe('Your invoice is ready');
    for (const word of [order.number, billed]) expect(message.content).toContain(word);
    expect((await command('list')).lines.join('\n')).not.toContain(order.number);
    expect(await me.call('mall.InvoiceInfo.revoke', { id })).toMatchObject({ code: '50486' });
    expect(await me.apply(order, { id })).toMatchObject({ code: '50486' });
  });

  test('is refused for a file that is not a PDF, is incomplete, too large or missing', async () => {
    const { id } = await me.requested();
    const files: [Buffer, string][] = [
      [Buffer.from('<html>%PDF-1.7 %%EOF</html>'), 'is not a PDF'],
      [Buffer.alloc(0), 'is not a PDF'],
      [Buffer.from('%PDF-1.7\n1 0 obj'), 'is an incomplete PDF'],
      [Buffer.concat([pdf(), Buffer.alloc(5 * megabyte), pdf()]), 'is larger than 5 MB'],
    ];
    for (const [content, words] of files)
      expect(await command('issue', String(id), await fileOf(content))).toMatchObject({
        ok: false,
        lines: [expect.stringContaining(words)],
      });
    const folder = dirname(await fileOf(pdf()));
    for (const path of [join(folder, 'missing.pdf'), folder])
      expect(await command('issue', String(id), path)).toMatchObject({ ok: false, lines: [expect.stringContaining('cannot be read')] });
    expect(await command('issue', String(id), 'invoice.pdf')).toMatchObject({
      ok: false,
      lines: [expect.stringContaining('absolute path')],
    });
    expect(await me.list(applied)).toHaveLength(1);
  });

  test('accepts a file of exactly the maximum size', async () => {
    const { id } = await me.requested();
    const end = Buffer.from('%%EOF\n');
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * megabyte - 9 - end.length), end]);
    expect(content).toHaveLength(5 * megabyte);
    expect(await command('issue', String(id), await fileOf(content))).toMatchObject({ ok: true });
    expect((await get(await me.fileAddress(id))).rawPayload.equals(content)).toBe(true);
  });

  test('is refused for an invoice that is unknown, revoked or issued', async () => {
    const { id } = await me.requested();
    expect(await issue(2_000_000_001)).toEqual({ ok: false, lines: ['There is no invoice 2000000001.'] });
    await me.call('mall.InvoiceInfo.revoke', { id });
    expect(await issue(id)).toMatchObject({ ok: false, lines: [expect.stringContaining('is revoked')] });
    const second = await me.requested();
    await issue(second.id);
    expect(await issue(second.id)).toMatchObject({ ok: false, lines: [expect.stringContaining('is issued')] });
    for (const args of [[], ['issue'], ['issue', 'x', '/a.pdf'], ['show'], ['show', 'x'], ['shop', '1'], ['shop', '999', 'on'], ['sing']])
      expect(await command(...args)).toMatchObject({ ok: false, lines: [expect.stringMatching(/\.$/)] });
  });
});

describe('refusing an invoice', () => {
  test('revokes the request with a reason shown to the customer, who can request it again', async () => {
    const { order, id } = await me.requested();
    expect(await command('refuse', String(id), '--reason', 'Wrong', 'tax number.')).toMatchObject({ ok: true });
    expect(await me.list(revoked)).toMatchObject([{ id, reason: 'Wrong tax number.' }]);
    const { invoice } = await ok(me.call('mall.Order.orderDetails', { order_id: order.id }));
    expect(invoice).toMatchObject({ invoice_status: revoked, reason: 'Wrong tax number.' });
    expect(await me.newestMessage()).toMatchObject({
      title: 'Your invoice request was declined',
      content: expect.stringContaining('Wrong tax number.'),
    });
    expect(await me.apply(order, { id })).toMatchObject({ code: '200' });
    expect(await me.list(applied)).toMatchObject([{ id, reason: '' }]);
  });

  test('requires a reason and a pending request', async () => {
    const { id } = await me.requested();
    for (const args of [[], ['--reason'], ['--reason', 'x'.repeat(501)], ['Wrong']])
      expect(await command('refuse', String(id), ...args)).toMatchObject({ ok: false });
    expect(await command('refuse', '2000000001', '--reason', 'No')).toMatchObject({
      ok: false,
      lines: ['There is no invoice 2000000001.'],
    });
    await issue(id);
    expect(await command('refuse', String(id), '--reason', 'No')).toMatchObject({
      ok: false,
      lines: [expect.stringContaining('is issued')],
    });
  });
});

describe('a refund after an invoice was issued', () => {
  test('marks it for correction, once, for customer and operator', async () => {
    const { order, id } = await me.requested();
    await issue(id);
    await refund(gateway, order, '10.00');
    const message = await me.newestMessage();
    expect(message).toMatchObject({ title: 'Your invoice will be corrected', content: expect.stringContaining(order.number) });
    await refund(gateway, order, '2.00');
    expect(
      (await ok(me.call('mall.Message.index'))).message.filter(({ title }: { title: string }) => title === message.title),
    ).toHaveLength(1);
    expect(await me.list(issued)).toMatchObject([{ id, invoice_amount: billed, correction: 1 }]);
    expect((await ok(me.call('mall.Order.orderDetails', { order_id: order.id }))).invoice).toMatchObject({ correction: 1 });
    expect((await command('list')).lines.join('\n')).toContain(`${id}  to be corrected  30.00  order ${order.number}`);
  });

  test('lets the operator replace the file, and retains the earlier one', async () => {
    const { order, id } = await me.requested();
    await issue(id, 'first');
    await refund(gateway, order, '10.00');
    expect(await issue(id, 'second')).toMatchObject({ ok: true, lines: [expect.stringContaining('the earlier file is kept')] });
    expect(await me.list(issued)).toMatchObject([{ id, invoice_amount: '32.00', correction: 0 }]);
    expect((await get(await me.fileAddress(id))).body).toContain('second');
    expect(await me.newestMessage()).toMatchObject({ title: 'Your corrected invoice is ready', content: expect.stringContaining('32.00') });
    const folder = dirname(await fileOf(pdf()));
    const { lines } = await command('show', String(id), folder);
    expect(lines.slice(-2)).toEqual([expect.stringMatching(/42\.00.+replaced/), expect.not.stringContaining('replaced')]);
    const files = (await readdir(folder)).filter((name) => name.startsWith('invoice-')).sort();
    expect(files).toEqual([`invoice-${order.number}-1.pdf`, `invoice-${order.number}-2.pdf`]);
    expect(await readFile(join(folder, files[0] ?? ''), 'utf8')).toContain('first');
    expect((await stat(join(folder, files[0] ?? ''))).mode & 0o777).toBe(0o600);
  });

  test('in full can still be corrected, by a file with a zero amount', async () => {
    const { order, id } = await me.requested();
    await issue(id);
    await refund(gateway, order, '54.00');
    expect(await issue(id, 'credit note')).toMatchObject({ ok: true });
    expect(await me.list(issued)).toMatchObject([{ invoice_amount: '0.00', correction: 0 }]);
  });
});

describe('the e-mail about an invoice', () => {
  test('is sent to the address of the request and links to the invoices page', async () => {
    const { order, id } = await me.requested({ email: `books${customer.id}@example.com` });
    await issue(id);
    await refund(gateway, order, '10.00');
    await issue(id);
    await sendDueEmails(gateway.db, gateway.settings, gateway.clock.now());
    const sent = (await readOutbox(gateway.db, 50)).filter(({ to }) => to === `books${customer.id}@example.com`);
    expect(new Set(sent.map(({ subject }) => subject))).toEqual(
      new Set(['Your invoice is ready', 'Your invoice will be corrected', 'Your corrected invoice is ready']),
    );
    for (const { text } of sent) {
      expect(text).toContain(order.number);
      expect(text).toMatch(/\n\nhttp:\/\/localhost:3000\/my\/my\/invoiceManagement$/);
      expect(text).not.toContain('signature');
    }
  });
});

describe('mall invoice show', () => {
  test('prints the title, the address and the reason', async () => {
    const { id } = await me.requested();
    const { lines } = await command('show', String(id));
    for (const word of [company.companyName, company.companyTaxNumber, company.depositBank, company.bankNumber, email, 'company'])
      expect(lines.join('\n')).toContain(word);
    await command('refuse', String(id), '--reason', 'Wrong tax number.');
    expect((await command('show', String(id))).lines).toContain('Reason      Wrong tax number.');
    expect(await command('show', '2000000001')).toEqual({ ok: false, lines: ['There is no invoice 2000000001.'] });
    expect(await command('show', String(id), 'a/folder')).toMatchObject({ ok: false });
  });
});

describe('the file of an invoice', () => {
  test('is downloaded by its customer, uncached and not displayed in the browser', async () => {
    const { order, id } = await me.requested();
    await issue(id, 'the file');
    const reply = await get(await me.fileAddress(id));
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(pdf('the file'))).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="invoice-${order.number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await get(await me.fileAddress(id), customer.token, 'HEAD')).statusCode).toBe(200);
  });

  test("returns 404 without a session, in another customer's session, and without a trusted storefront", async () => {
    const { id } = await me.requested();
    await issue(id);
    const url = await me.fileAddress(id);
    const guest = (await gateway.call('mall.Product.addCart', { pro_id: 1001, attribute_id: 10011, num: 1 })).data.access_id;
    const missing = await get('/media/invoices/2000000001.pdf');
    expect(missing.statusCode).toBe(404);
    const forged = await gateway.server.inject({ url, headers: { 'x-access-id': customer.token } });
    for (const reply of [await get(url, ''), await get(url, stranger.token), await get(url, guest), forged]) {
      expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 404, body: missing.body });
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });

  test('returns 404 after ten minutes, and at a modified URL', async () => {
    const [{ id }, second] = [await me.requested(), await me.requested()];
    await issue(id);
    await issue(second.id);
    const url = await me.fileAddress(id);
    const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
    const changed = (change: Record<string, string>) =>
      `/media/invoices/${id}.pdf?${new URLSearchParams({ ...Object.fromEntries(query), ...change })}`;
    const tampered = [
      url.replace(`/${id}.pdf`, `/${second.id}.pdf`),
      url.replace(`/${id}.pdf`, `/0${id}.pdf`),
      url.replace(`/${id}.pdf`, `/${id}`),
      changed({ expires: String(Number(query.get('expires')) + 1) }),
      changed({ expires: 'never' }),
      changed({ signature: (query.get('signature') ?? '').replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }),
      changed({ signature: '' }),
      `${url}&expires=9999999999`,
      `${url}&signature=0`,
      `/media/invoices/${id}.pdf`,
      '/media/invoices/%2e%2e%2f1.pdf',
    ];
    for (const address of tampered) expect((await get(address)).statusCode, address).toBe(404);
    gateway.clock.advance(10 * minute - 1000);
    expect((await get(url)).statusCode).toBe(200);
    gateway.clock.advance(1000);
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(await me.fileAddress(id))).statusCode).toBe(200);
  });

  test('is refused for methods other than GET', async () => {
    const { id } = await me.requested();
    await issue(id);
    const url = await me.fileAddress(id);
    for (const method of ['POST', 'DELETE'] as const) expect([404, 405]).toContain((await get(url, customer.token, method)).statusCode);
  });
});

describe('mall verify', () => {
  const found = async () => (await verify(gateway.db)).map(({ check }) => check);

  test.each([
    [
      'an issued invoice without its file',
      sql`update invoice_files set replaced_at = now() where replaced_at is null`,
      'has one current file',
    ],
    ['a file of another amount', sql`update invoice_files set amount = amount + 1`, 'covers the amount paid without delivery'],
    ['a refunded order whose invoice is not marked', sql`update invoices set correction_since = null`, 'to be corrected when a refund'],
    ['a customer whose titles have no default', sql`update invoice_titles set is_default = false`, 'has one default'],
  ])('reports %s', async (_what, statement, check) => {
    const { order, id } = await me.requested();
    await issue(id);
    await refund(gateway, order, '10.00');
    expect(await found()).toEqual([]);
    const undo = new Error('undone');
    await expect(
      gateway.db.transaction(async (tx) => {
        await tx.execute(statement);
        expect((await verify(tx)).some((finding) => finding.check.includes(check))).toBe(true);
        throw undo;
      }),
    ).rejects.toBe(undo);
  });
});
