import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  gateway = await openTestGateway();
  port = Number(new URL(await gateway.server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => gateway.close());

const head = 'Host: mall\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
const file = '--x\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\n';

/** Sends an endless form; returns the response. */
async function send(...pieces: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    response += text;
  });
  socket.write(`POST /api/?api=mall.Product.uploadImgs HTTP/1.1\r\n${head}`);
  for (const piece of pieces) socket.write(chunk(piece));
  await once(socket, 'close');
  return response;
}

test.each([
  ['more than 1,000 parts', [part.repeat(1001)]],
  ['more than ten megabytes', [file, 'y'.repeat(10 * 1024 * 1024)]],
])('the gateway refuses a form of %s before it has ended, and closes the connection', async (_name, pieces) => {
  const response = await send(...pieces);
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(response).toContain('50010');
});
