import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { billed, fileOf, type Invoicing, invoicing, issued, issueInvoice, pdf, refund } from '../support/fixtures/invoicing.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { internalKey } from '../support/settings.ts';

let gateway: TestGateway;
let customer: TestCustomer;
let me: Invoicing;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  const made = await makeCustomer(gateway);
  [customer, me] = [made, invoicing(gateway, made)];
});
afterAll(async () => {
  expect(await verify(gateway.db)).toEqual([]);
  await gateway.close();
});

const command = (...args: string[]) => runCommand('invoice', args, gateway);
const issue = (id: number, text?: string) => issueInvoice(gateway, id, text);
const get = (url: string) =>
  gateway.server.inject({ method: 'GET', url, headers: { 'x-internal-key': internalKey, 'x-access-id': customer.token } });

describe('replacing the file of an invoice', () => {
  const replace = async (id: number, text: string) => command('replace', String(id), await fileOf(pdf(text)));

  test('serves the new file, notifies the customer, and retains the earlier file and the amount', async () => {
    const { order, id } = await me.requested();
    await issue(id, 'of another order');
    expect(await replace(id, 'of this order')).toEqual({
      ok: true,
      lines: [`Invoice ${id} for order ${order.number}, ${billed} has a new file; the earlier file is kept.`],
    });
    expect(await me.list(issued)).toMatchObject([{ id, invoice_amount: billed, correction: 0 }]);
    expect((await get(await me.fileAddress(id))).body).toContain('of this order');
    expect(await me.newestMessage()).toMatchObject({
      title: 'Your invoice file has been replaced',
      content: expect.stringContaining(order.number),
    });
    const { lines } = await command('show', String(id));
    expect(lines.slice(-2)).toEqual([expect.stringMatching(/42\.00.+replaced/), expect.not.stringContaining('replaced')]);
  });

  test('counts as the correction of an invoice that a refund made wrong', async () => {
    const { order, id } = await me.requested();
    await issue(id);
    await refund(gateway, order, '10.00');
    expect(await replace(id, 'corrected')).toMatchObject({ ok: true, lines: [expect.stringContaining('is corrected')] });
    expect(await me.list(issued)).toMatchObject([{ id, invoice_amount: '32.00', correction: 0 }]);
  });

  test('is refused for an invoice that is requested, revoked or unknown, and for a file that is not a PDF', async () => {
    const { id } = await me.requested();
    expect(await replace(id, '')).toMatchObject({ ok: false, lines: [expect.stringContaining('is requested')] });
    await me.call('mall.InvoiceInfo.revoke', { id });
    expect(await replace(id, '')).toMatchObject({ ok: false, lines: [expect.stringContaining('is revoked')] });
    expect(await replace(2_000_000_001, '')).toEqual({ ok: false, lines: ['There is no invoice 2000000001.'] });
    const second = await me.requested();
    await issue(second.id, 'kept');
    expect(await command('replace', String(second.id), await fileOf(Buffer.from('text')))).toMatchObject({
      ok: false,
      lines: [expect.stringContaining('is not a PDF')],
    });
    expect((await get(await me.fileAddress(second.id))).body).toContain('kept');
  });
});
