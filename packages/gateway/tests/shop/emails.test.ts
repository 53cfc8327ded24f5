import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { eq } from '../../src/db/drizzle.ts';
import { customers } from '../../src/domains/account/schema.ts';
import { notifyCustomer } from '../../src/domains/messages/notify-customer.ts';
import { sendDueEmails } from '../../src/emails/emails.ts';
import { emails } from '../../src/emails/schema.ts';
import { readOutbox } from '../../src/messenger/messenger.ts';
import { makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { openMessenger, type TestMessenger } from '../support/messenger.ts';

const minute = 60_000;

let messenger: TestMessenger;
let gateway: TestGateway;
let me: TestCustomer;
let address: string;
beforeAll(async () => {
  messenger = await openMessenger();
  gateway = await openTestGateway({ settings: { profile: 'production', messengerUrl: messenger.url } });
});
afterAll(async () => {
  messenger.close();
  await gateway.close();
});
beforeEach(async () => {
  const customer = await makeCustomer(gateway);
  me = customer;
  address = `customer${me.id}@example.com`;
  await gateway.db.update(customers).set({ email: address }).where(eq(customers.id, me.id));
});

const send = () => sendDueEmails(gateway.db, gateway.settings, gateway.clock.now());
const cancelled = (number: string) => ({ key: 'orderCancelled', values: { number } }) as const;
const notify = (number: string, { id } = me) => notifyCustomer(gateway.db, id, cancelled(number), gateway.clock.now());
const receivedFor = (to: string) => messenger.received.filter((message) => message.to === to);
const rowOf = async (to: string) => (await gateway.db.select().from(emails).where(eq(emails.recipient, to)))[0];

describe('an e-mail to a customer', () => {
  test('is sent to the messenger once, in the language of the last request', async () => {
    await gateway.call('mall.Index.index', { language: 'ko' }, { token: me.token });
    await gateway.call('mall.Index.index', { language: 'zh-CN' }, { token: me.token });
    await notify('GM1');
    await Promise.all([send(), send()]);
    await send();
    expect(receivedFor(address)).toEqual([{ to: address, subject: '订单已取消', text: '订单 GM1 已按您的要求取消。' }]);
  });

  test("is in the mall's default language when no request named one", async () => {
    await notify('GM2');
    await send();
    expect(receivedFor(address)).toMatchObject([{ subject: 'Your order has been cancelled' }]);
  });

  test('is not queued for a customer without an address', async () => {
    await gateway.db.update(customers).set({ email: null }).where(eq(customers.id, me.id));
    await notify('GM3');
    expect(await rowOf(address)).toBeUndefined();
  });

  test('is not sent when the transaction of its effect fails', async () => {
    const failed = gateway.db.transaction(async (tx) => {
      await notifyCustomer(tx, me.id, cancelled('GM4'), gateway.clock.now());
      throw new Error('the effect failed');
    });
    await expect(failed).rejects.toThrow('the effect failed');
    await send();
    expect(receivedFor(address)).toEqual([]);
    expect((await gateway.call('mall.Message.index', {}, { token: me.token })).data.total).toBe(0);
  });

  test('is retried at growing intervals when the messenger refuses it', async () => {
    messenger.refuses.add(address);
    await notify('GM5');
    await send();
    expect(await rowOf(address)).toMatchObject({ attempts: 1, lastError: 'The messenger answered 500', sentAt: null });
    await send();
    expect(await rowOf(address)).toMatchObject({ attempts: 1 });
    gateway.clock.advance(minute);
    await send();
    gateway.clock.advance(minute);
    await send();
    expect(await rowOf(address)).toMatchObject({ attempts: 2 });
    messenger.refuses.delete(address);
    gateway.clock.advance(minute);
    await send();
    expect(receivedFor(address)).toHaveLength(1);
    expect(await rowOf(address)).toMatchObject({ attempts: 3, lastError: '', nextAttemptAt: null });
  });

  test('does not delay others when it fails, and is listed by "mall outbox --failed" once it is given up', async () => {
    const other = await makeCustomer(gateway);
    await gateway.db.update(customers).set({ email: 'other@example.com' }).where(eq(customers.id, other.id));
    messenger.refuses.add(address);
    for (let at = 0; at < 30; at += 1) await notify(`GM6${at}`);
    await notify('GM7', other);
    await send();
    expect(receivedFor('other@example.com')).toHaveLength(1);
    expect(await runCommand('outbox', ['--failed'], gateway)).toEqual({ ok: true, lines: ['No message has failed permanently.'] });
    for (let attempt = 1; attempt < 8; attempt += 1) {
      gateway.clock.advance(2 ** attempt * minute);
      await send();
    }
    const { lines } = await runCommand('outbox', ['--failed'], gateway);
    expect(lines).toHaveLength(20);
    expect(lines[0]).toContain(`${address}  "Your order has been cancelled"  8 attempts: The messenger answered 500`);
    expect(await rowOf(address)).toMatchObject({ attempts: 8, nextAttemptAt: null, failedAt: gateway.clock.now() });
  });

  test('is stored in the outbox printed by "mall outbox" in the demo', async () => {
    await notify('GM8');
    await sendDueEmails(gateway.db, { ...gateway.settings, profile: 'demo' }, gateway.clock.now());
    expect(await readOutbox(gateway.db, 1)).toMatchObject([{ to: address, subject: 'Your order has been cancelled' }]);
    expect((await runCommand('outbox', [], gateway)).lines.at(-1)).toContain('Your order has been cancelled: Order GM8 has been cancelled');
  });
});
