import { catalogue, operations } from '@mall/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';
import { isEnvelope } from '../../src/responses/envelope.ts';
import { type Connection, openConnection, type WireResponse } from './connection.ts';
import { type MalformedRequest, malformedRequests } from './random-requests.ts';

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
function send(request: Omit<MalformedRequest, 'kind'>): Promise<WireResponse> {
  sent += 1;
  return connections[sent % connections.length]?.send(request) ?? expect.fail('no connection');
}

/** Paths whose responses are JSON without an envelope. */
const pathsWithoutEnvelope = /^\/+(control|scenarios|calls|\?|$)/;

/** Describes the error in a response to a malformed request; undefined without one. Faster than an `expect` for each of 10,000 responses. */
function describeProblem({ method, path }: MalformedRequest, { status, body }: WireResponse): string | undefined {
  if (status >= 500) return `${status} ${body}`;
  if (method === 'HEAD' || (pathsWithoutEnvelope.test(path) && status !== 404)) return undefined;
  const envelope: unknown = JSON.parse(body);
  return isEnvelope(envelope) && catalogue.has(String(envelope.code)) ? undefined : `no envelope: ${body.slice(0, 300)}`;
}

it('responds to 10,000 malformed requests without an internal error', async () => {
  const calledOperations = new Set<string>();
  await fc.assert(
    fc.asyncProperty(malformedRequests, async (request) => {
      const problem = describeProblem(request, await send(request));
      if (problem !== undefined) throw new Error(problem);
      if (request.api !== undefined) calledOperations.add(request.api);
    }),
    { numRuns: 10_000, seed: 20_261_121 },
  );
  expect(sent).toBe(10_000);
  expect(calledOperations.size).toBe(operations.size);
  // No request has set a rule, and a valid call still succeeds.
  expect(await send({ method: 'GET', path: '/control', headers: {}, body: '' })).toEqual({
    status: 200,
    body: '{"key":null,"rules":[],"states":{}}',
  });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const validResponse = await send({ method: 'POST', path: '/api/', headers: form, body: 'api=mall.Product.index&pro_id=1001' });
  expect(JSON.parse(validResponse.body)).toMatchObject({ code: '200', data: { pro: { pro_id: 1001 } } });
}, 120_000);
