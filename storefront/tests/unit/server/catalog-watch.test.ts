import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCatalog } from '../../../server/page-cache/catalog-watch.ts';

const internalKey = 'internal-key-for-tests-only-000000';

let gateway: Server;
let streams: ServerResponse[];
let keys: unknown[];
let changes: number;
let stop: () => Promise<void>;

beforeEach(async () => {
  [streams, keys, changes] = [[], [], 0];
  gateway = createServer((request, response) => {
    keys.push([request.url, request.headers['x-internal-key']]);
    streams.push(response);
    response.writeHead(200).write('changed\n');
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const address = gateway.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  const gatewayUrl = new URL(`http://127.0.0.1:${address.port}/api/`);
  const onChange = () => {
    changes += 1;
  };
  stop = watchCatalog({ gatewayUrl, internalKey, onChange });
  await vi.waitFor(() => expect(changes).toBe(1), 5000);
});
afterEach(async () => {
  await stop();
  gateway.closeAllConnections();
  gateway.close();
});

describe('watchCatalog', () => {
  it('reports each change, and authenticates with the internal key', async () => {
    streams[0]?.write('alive\nchanged\nalive\n');
    await vi.waitFor(() => expect(changes).toBe(2), 5000);
    expect(keys).toEqual([['/internal/catalog-changes', internalKey]]);
  });

  it('reconnects after the connection ended, and reports that changes may have been missed', async () => {
    streams[0]?.destroy();
    await vi.waitFor(() => expect(changes).toBe(2), 5000);
    streams[1]?.write('changed\n');
    await vi.waitFor(() => expect(changes).toBe(3), 5000);
  });

  it('reconnects when the gateway sends nothing', async () => {
    await vi.waitFor(() => expect(changes).toBe(2), 12_000);
  }, 15_000);
});
