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

test.each(['POST http://localhost/api/', 'GET https://evil.example/healthz', 'OPTIONS *', 'GET *'])(
  'the gateway refuses a request target that is not a path: %s',
  async (line) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      response += chunk;
    });
    socket.write(`${line} HTTP/1.1\r\nHost: mall\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    await once(socket, 'end');
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('50010');
  },
);
