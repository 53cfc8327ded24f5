import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGateway } from '../../support/recording-gateway.ts';
import { makeServer } from '../../support/server.ts';

const internalKey = 'internal-key-for-tests-only-000000';

let gateway: Awaited<ReturnType<typeof startGateway>>;
let servers: Awaited<ReturnType<typeof makeServer>>[];
beforeEach(async () => {
  gateway = await startGateway();
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  gateway.close();
});

/** Sends a path unchanged, without the normalization of `fetch`; returns the status. */
async function send(method: 'GET' | 'POST', path: string, environment: Record<string, string> = {}): Promise<number | undefined> {
  const server = await makeServer({ GATEWAY_URL: gateway.url, MALL_INTERNAL_KEY: internalKey, ...environment });
  servers.push(server);
  const address = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const headers = { origin: 'http://localhost:3000', cookie: 'pc_user=token-of-the-visitor' };
  const outgoing = request({ host: address.hostname, port: address.port, method, path, headers }).end();
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  response?.resume();
  return response?.statusCode;
}

describe('the gateway proxy', () => {
  test.each([
    ['GET', '/media/products/1001/pack?w=320'],
    ['GET', '/demo-pay/abc123'],
    ['POST', '/demo-pay/abc123'],
  ] as const)('forwards %s %s', async (method, path) => {
    await send(method, path);
    expect(gateway.received.map(({ url }) => url)).toEqual([path]);
  });

  test.each([
    ['POST', '/demo-pay/%2e%2e/api/'],
    ['POST', '/demo-pay/%2e%2e/notices/payments'],
    ['POST', '/demo-pay/..%2fapi%2f'],
    ['POST', '/demo-pay/%2E%2E/api/?api=mall.Index.home'],
    ['GET', '/demo-pay/abc/..%5c..%5capi'],
    ['GET', '/media/%2e%2e/readyz'],
    ['GET', '/media/..%2freadyz'],
    ['GET', '/media/uploads/%2e%2e/%2e%2e/readyz'],
  ] as const)('does not forward %s %s, which leaves its folder', async (method, path) => {
    await send(method, path);
    expect(gateway.received).toEqual([]);
  });

  test('does not attach the internal key to a path that only begins like a private one', async () => {
    await send('GET', '/media/uploads/../products/1001/pack');
    expect(gateway.received.map(({ headers }) => headers['x-internal-key'])).toEqual([undefined]);
  });

  test('serves no payer page in production', async () => {
    await send('GET', '/demo-pay/abc123', { MALL_PROFILE: 'production' });
    expect(gateway.received).toEqual([]);
  });
});
