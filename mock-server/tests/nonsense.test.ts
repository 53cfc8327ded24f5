import { catalogue, operations } from '@mall/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isEnvelope } from '../src/envelope.ts';
import { type Mock, startMock } from '../src/index.ts';
import { type Answer, type Connection, openConnection } from './connection.ts';
import { type Nonsense, nonsense } from './nonsense.ts';

let mock: Mock;
let connections: Connection[];
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  connections = Array.from({ length: 4 }, () => openConnection(Number(new URL(mock.url).port)));
});
afterAll(async () => {
  for (const connection of connections) connection.close();
  await mock.close();
});

let sent = 0;
function send(request: Omit<Nonsense, 'kind'>): Promise<Answer> {
  sent += 1;
  return connections[sent % connections.length]?.send(request) ?? expect.fail('no connection');
}

/** Doors that answer JSON of their own. */
const otherDoors = /^\/+(control|scenarios|calls|\?|$)/;

/** What is wrong with an answer to nonsense; undefined when it is as it should be. Ten thousand `expect` would take their time. */
function fault({ method, path }: Nonsense, { status, body }: Answer): string | undefined {
  if (status >= 500) return `${status} ${body}`;
  if (method === 'HEAD' || (otherDoors.test(path) && status !== 404)) return undefined;
  const answered: unknown = JSON.parse(body);
  return isEnvelope(answered) && catalogue.has(String(answered.code)) ? undefined : `no envelope: ${body.slice(0, 300)}`;
}

it('answers ten thousand requests of nonsense, never with a fault of its own', async () => {
  const asked = new Set<string>();
  await fc.assert(
    fc.asyncProperty(nonsense, async (request) => {
      const found = fault(request, await send(request));
      if (found !== undefined) throw new Error(found);
      if (request.api !== undefined) asked.add(request.api);
    }),
    { numRuns: 10_000, seed: 20_261_121 },
  );
  expect(sent).toBe(10_000);
  expect(asked.size).toBe(operations.size);
  // Nothing of it has left a rule behind, and a good call is answered as ever.
  expect(await send({ method: 'GET', path: '/control', headers: {}, body: '' })).toEqual({
    status: 200,
    body: '{"key":null,"rules":[],"states":{}}',
  });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const good = await send({ method: 'POST', path: '/api/', headers: form, body: 'api=mall.Product.index&pro_id=1001' });
  expect(JSON.parse(good.body)).toMatchObject({ code: '200', data: { pro: { pro_id: 1001 } } });
}, 120_000);
