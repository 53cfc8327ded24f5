import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../src/messenger/messenger.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { secret } from '../support/settings.ts';

interface Received {
  readonly body: string;
  readonly signature: unknown;
}

const received: Received[] = [];
let status = 204;
const messenger = createServer(async (request, response) => {
  received.push({ body: await text(request), signature: request.headers['x-mall-signature'] });
  response.writeHead(status).end();
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

const ask = (phone: string) => gateway.call('mall.User.secretKey', { smsType: 1, phone });

test('in production a code is handed to the messenger, signed, and stays in no outbox', async () => {
  expect(await ask('13600000001')).toMatchObject({ code: '200' });
  const [message] = received;
  expect(JSON.parse(message?.body ?? '')).toEqual({ to: '+86 13600000001', text: expect.stringMatching(/\d{6}/) });
  expect(message?.signature).toBe(
    createHmac('sha256', secret)
      .update(message?.body ?? '')
      .digest('hex'),
  );
  expect(await readOutbox(gateway.db, 10)).toEqual([]);
});

test('a code that could not be sent is not called sent', async () => {
  status = 500;
  expect(await ask('13600000002')).toMatchObject({ code: '220' });
});

test.each([
  ['mall.User.secretKey', { smsType: 1, phone: '13600000003' }],
  ['mall.Login.secretKey', { phone: '13600000004' }],
  ['mall.User.send_email_verification_code', { e_mail: 'su.yue@example.com', type: 0 }],
])('production never answers with the code: %s', async (api, fields) => {
  status = 204;
  const { code, data } = await gateway.call(api, fields);
  expect({ code, data }).toEqual({ code: '200', data: {} });
});
