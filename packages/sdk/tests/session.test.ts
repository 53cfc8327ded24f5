import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ContractViolation, call, createMallClient, type MallError } from '../src/index.ts';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { aThing, readThing, signIn, wireThing } from './support/operations.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
});

function memory(first?: string) {
  const calls: (string | null)[] = [];
  let token = first;
  return {
    calls,
    get: () => token,
    set: (next: string | null) => {
      calls.push(next);
      token = next ?? undefined;
    },
  };
}

describe('the session', () => {
  test('is stored when a response issues a token, and sent from then on', async () => {
    const session = memory();
    const client = createMallClient({ baseUrl: gateway.baseUrl, session });
    gateway.respond(() => ok({ access_id: 'fresh' }));
    await call(client, signIn);
    expect(session.calls).toEqual(['fresh']);
    gateway.respond(() => ok(wireThing));
    await call(client, readThing);
    expect(gateway.received.at(-1)?.form.access_id).toBe('fresh');
  });

  test('is not changed by responses of operations that issue none', async () => {
    const session = memory('mine');
    gateway.respond(() => ok({ ...wireThing, access_id: 'another' }));
    await call(createMallClient({ baseUrl: gateway.baseUrl, session }), readThing);
    expect(session.calls).toEqual([]);
  });

  test('is deleted when the server reports it as invalid', async () => {
    const session = memory('old');
    gateway.respond(() => refuse('203'));
    await expect(call(createMallClient({ baseUrl: gateway.baseUrl, session }), readThing)).rejects.toMatchObject({
      name: 'SessionInvalidError',
    });
    expect(session.calls).toEqual([null]);
  });

  test('is preserved when it was replaced while the refused call was in flight', async () => {
    const session = memory('old');
    gateway.respond(() => ({ ...refuse('203'), delayMs: 80 }));
    const pending = call(createMallClient({ baseUrl: gateway.baseUrl, session }), readThing);
    setTimeout(() => session.set('new'), 20);
    await expect(pending).rejects.toMatchObject({ name: 'SessionInvalidError' });
    expect(session.get()).toBe('new');
  });

  test('clients and concurrent calls share no state', async () => {
    gateway.respond(({ form }, count) => ({
      ...ok({ id: Number(form.id), name: form.access_id ?? 'visitor', open: '0' }),
      delayMs: (count * 7) % 20,
    }));
    const clients = ['a', 'b', undefined].map((token) => createMallClient({ baseUrl: gateway.baseUrl, session: memory(token) }));
    const calls = Array.from({ length: 60 }, async (_, id) => {
      const client = clients[id % 3];
      if (!client) throw new Error('no client');
      expect(await call(client, readThing, { id })).toEqual({ id, name: ['a', 'b', 'visitor'][id % 3], open: false });
    });
    await Promise.all(calls);
    expect(new Set(gateway.received.map(({ headers }) => headers['x-request-id'])).size).toBe(60);
  });
});

function thrownError(error: Error): never {
  throw error;
}

describe('hooks', () => {
  test('are called for responses and failures, once per call', async () => {
    const events: unknown[] = [];
    const hooks = {
      afterResponse: ({ attempt, status, code }: { attempt: number; status: number; code: string | undefined }) =>
        void events.push([attempt, status, code]),
      onError: (error: MallError) => void events.push(error.name),
    };
    gateway.respond((_, count) => (count === 1 ? { status: 502, text: '' } : refuse('50010')));
    await expect(call(createMallClient({ baseUrl: gateway.baseUrl, hooks }), readThing)).rejects.toThrow();
    expect(events).toEqual([[1, 502, undefined], [2, 200, '50010'], 'BusinessError']);
  });

  test.each<[string, () => Promise<void>]>([
    ['throw', () => thrownError(new Error('oops'))],
    ['reject', () => Promise.reject(new Error('oops'))],
  ])('that %s do not fail the call, and cause no unhandled rejection', async (_, afterResponse) => {
    const warnings: string[] = [];
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    const hooks = { afterResponse };
    gateway.respond(() => ok(wireThing));
    const logger = { debug: () => {}, info: () => {}, warn: (message: string) => void warnings.push(message) };
    await expect(call(createMallClient({ baseUrl: gateway.baseUrl, hooks, logger }), readThing)).resolves.toEqual(aThing);
    await new Promise(setImmediate);
    expect(warnings).toEqual(['A hook of the mall client failed']);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('a response that violates the contract', () => {
  const unexpectedResponse = { id: 'seven', name: 'Balm', open: '1', extra: 'kept' };

  test('is reported and returned, decoded as far as possible', async () => {
    const violations: ContractViolation[] = [];
    gateway.respond(() => ok(unexpectedResponse));
    const hooks = { onContractViolation: (violation: ContractViolation) => void violations.push(violation) };
    await expect(call(createMallClient({ baseUrl: gateway.baseUrl, hooks }), readThing)).resolves.toEqual({
      ...unexpectedResponse,
      open: true,
    });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatchObject({
      api: 'test.Thing.read',
      path: 'id',
      expected: 'a whole number or its digits',
      received: 'string',
    });
    expect(violations[0]?.message).not.toContain('seven');
  });

  test('throws in strict mode, and is not retried', async () => {
    gateway.respond(() => ok({ ...unexpectedResponse, open: 2 }));
    await expect(call(createMallClient({ baseUrl: gateway.baseUrl, validation: 'strict' }), readThing)).rejects.toMatchObject({
      name: 'ContractViolation',
      issues: [{ path: 'id' }, { path: 'open', expected: 'a flag', received: 'number' }],
    });
    expect(gateway.received).toHaveLength(1);
  });

  test('is not reported when validation is off', async () => {
    const events: unknown[] = [];
    gateway.respond(() => ok(unexpectedResponse));
    const hooks = { onContractViolation: (violation: ContractViolation) => void events.push(violation) };
    await call(createMallClient({ baseUrl: gateway.baseUrl, hooks, validation: 'off' }), readThing);
    expect(events).toEqual([]);
  });
});
