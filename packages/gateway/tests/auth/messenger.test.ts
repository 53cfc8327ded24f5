import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { readOutbox } from '../../src/messenger/messenger.ts';
import { pendingMessages } from '../../src/messenger/schema.ts';
import { sendPendingMessages } from '../../src/messenger/send-message.ts';
import { checkSignature } from '../../src/providers/signature.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

interface Received {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

const received: Received[] = [];
let status = 204;
let location = '/';
const messenger = createServer(async (request, response) => {
  received.push({ body: await text(request), headers: request.headers });
  response.writeHead(status, { location }).end();
});

let gateway: TestGateway;
beforeAll(async () => {
  await new Promise<void>((resolve) => messenger.listen(0, '127.0.0.1', resolve));
  const address = messenger.address();
  if (typeof address !== 'object' || address === null) throw new Error('The messenger does not listen');
  gateway = await openTestGateway({ settings: { profile: 'production', messengerUrl: `http://127.0.0.1:${address.port}/` } });
});
afterAll(async () => {
  messenger.close();
  await gateway.close();
});

const requestCode = (phone: string) => gateway.call('mall.User.secretKey', { smsType: 1, phone });

test('production sends a signed code to the messenger and stores none in the outbox', async () => {
  expect(await requestCode('13600000001')).toMatchObject({ code: '200' });
  const [message] = received;
  expect(JSON.parse(message?.body ?? '')).toEqual({ to: '+86 13600000001', text: expect.stringMatching(/\d{6}/) });
  const { messengerSecret, secret } = gateway.settings;
  const check = (key: string) => checkSignature(message?.body ?? '', message?.headers ?? {}, key, gateway.clock.now());
  // A messenger that verifies the signature must not have the secret that encrypts cards.
  expect([check(messengerSecret), check(secret)]).toEqual(['right', 'wrong']);
  expect(await readOutbox(gateway.db, 10)).toEqual([]);
});

const sendPending = () => sendPendingMessages(gateway.db, gateway.settings, gateway.clock.now());
const sentTo = (phone: string) => received.filter(({ body }) => JSON.parse(body).to === `+86 ${phone}`);
const second = 1000;

describe('a code that the messenger refuses', () => {
  test('is not sent to a redirect target', async () => {
    [status, location] = [307, '/elsewhere'];
    await requestCode('13600000008');
    expect(sentTo('13600000008')).toHaveLength(1);
    status = 204;
    gateway.clock.advance(5 * second);
    await sendPending();
    expect(sentTo('13600000008')).toHaveLength(2);
  });

  test('is sent again a few seconds later, and only once', async () => {
    status = 500;
    expect(await requestCode('13600000002')).toMatchObject({ code: '200' });
    status = 204;
    await sendPending();
    expect(sentTo('13600000002')).toHaveLength(1);
    gateway.clock.advance(5 * second);
    await Promise.all([sendPending(), sendPending()]);
    gateway.clock.advance(60 * second);
    await sendPending();
    const [first, again, ...more] = sentTo('13600000002').map(({ body }) => body);
    expect([again, more]).toEqual([first, []]);
  });

  test('is encrypted in the database, discarded when it expires, and listed for the operator without its text', async () => {
    status = 500;
    await requestCode('13600000006');
    const code = /\d{6}/.exec(sentTo('13600000006')[0]?.body.split('text')[1] ?? '')?.[0];
    expect(code).toBeDefined();
    const [stored] = await gateway.db.select().from(pendingMessages);
    expect(stored?.encryptedText).not.toBe('');
    expect(JSON.stringify(stored)).not.toContain(code);
    for (let round = 0; round < 10; round += 1) {
      gateway.clock.advance(60 * second);
      await sendPending();
    }
    expect(sentTo('13600000006').length).toBeGreaterThan(2);
    expect(await gateway.db.select().from(pendingMessages)).toMatchObject([{ nextAttemptAt: null, encryptedText: '' }]);
    const { lines } = await runCommand('outbox', ['--failed'], gateway);
    expect(lines).toEqual([expect.stringMatching(/\+86 13600000006 {2}a code {2}\d attempts: The messenger answered 500$/)]);
    expect(lines.join()).not.toContain(code);
  });
});

test.each([
  ['mall.User.secretKey', { smsType: 1, phone: '13600000003' }],
  ['mall.Login.secretKey', { phone: '13600000004' }],
  ['mall.User.send_email_verification_code', { e_mail: 'su.yue@example.com', type: 0 }],
])('production never returns the code: %s', async (api, fields) => {
  status = 204;
  const { code, data } = await gateway.call(api, fields);
  expect({ code, data }).toEqual({ code: '200', data: {} });
});
