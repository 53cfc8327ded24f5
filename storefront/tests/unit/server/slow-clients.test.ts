import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeServer } from '../../support/server.ts';

let app: Awaited<ReturnType<typeof makeServer>>;
let port: number;
beforeAll(async () => {
  app = await makeServer({ MALL_REQUEST_TIMEOUT_MS: '500' }, async (request) => new Response(await request.text()));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

const head = 'POST /login/login HTTP/1.1\r\nHost: mall\r\nSec-Fetch-Site: same-origin\r\n';
const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\n';

it.each([
  ['headers', head],
  ['body', `${head}${form}phone=`],
])('closes the connection of a client that does not finish its %s', async (_part, sent) => {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    response += chunk;
  });
  socket.write(sent);
  await once(socket, 'end');
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
});
