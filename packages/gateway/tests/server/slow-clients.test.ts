import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  gateway = await openTestGateway({ settings: { requestTimeoutMs: 500 } });
  port = Number(new URL(await gateway.server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => gateway.close());

const head = 'POST /api/ HTTP/1.1\r\nHost: mall\r\n';
const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\n';

test.each([
  ['headers', head],
  ['body', `${head}${form}api=mall.`],
])('the gateway closes the connection of a client that does not finish its %s', async (_part, sent) => {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    response += chunk;
  });
  socket.write(sent);
  await once(socket, 'end');
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
});
