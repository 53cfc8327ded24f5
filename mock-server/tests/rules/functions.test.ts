import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnsweredCall, type Mock, type Step, startMock } from '../../src/index.ts';

let mock: Mock;
let asked: AnsweredCall[];
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());
beforeEach(() => {
  asked = [];
  mock.deleteCalls();
});

const api = 'mall.Product.index';

/** Sets a rule whose function remembers its calls. */
function respondWith(respond: (call: AnsweredCall) => Step | Promise<Step>, others: readonly Step[] = []): void {
  const remembered = (call: AnsweredCall) => {
    asked.push(call);
    return respond(call);
  };
  mock.setRules([{ api, response: [{ respond: remembered }, ...others] }]);
}

async function call(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ api, ...fields });
  const response = await fetch(`${mock.url}/api/`, { method: 'POST', body, headers });
  return { status: response.status, envelope: JSON.parse(await response.text()) };
}

describe('a function in a rule', () => {
  it('returns the step for each call, by its decoded request, headers and number', async () => {
    respondWith(async ({ request, headers, counter }) => ({
      patch: { pro: { name: `${request.pro_id} ${typeof request.pro_id} ${request.language} ${headers['x-test']} ${counter}` } },
    }));
    expect((await call({ pro_id: '1001', language: 'ko' }, { 'X-Test': 'a' })).envelope.data.pro.name).toBe('1001 number ko a 1');
    expect((await call({ pro_id: '1002', language: 'en' })).envelope.data.pro.name).toBe('1002 number en undefined 2');
    expect(asked.map((asked) => asked.api)).toEqual([api, api]);
    expect(mock.calls().map(({ steeredBy, code, rule }) => [steeredBy, code, rule])).toEqual([
      ['rule', '200', 0],
      ['rule', '200', 0],
    ]);
  });

  it('can return any step: an error code, a status, a state that a later call receives', async () => {
    respondWith(({ states, counter }) =>
      counter === 1 ? { setState: { shown: 'yes' }, code: '101' } : { http: { body: states, status: 418 } },
    );
    expect((await call({ pro_id: '1' })).envelope.code).toBe('101');
    expect(await call({ pro_id: '1' })).toEqual({ status: 418, envelope: { shown: 'yes' } });
  });

  it('is one of the steps of a list', async () => {
    respondWith(() => ({ code: '101' }), [{ code: '4003' }]);
    expect([(await call({ pro_id: '1' })).envelope.code, (await call({ pro_id: '1' })).envelope.code]).toEqual(['101', '4003']);
  });

  it('is not called for an invalid request', async () => {
    respondWith(() => ({ code: '101' }));
    expect((await call({ pro_id: '0' })).envelope.code).toBe('50010');
    expect(asked).toEqual([]);
  });

  it.each<[string, () => Step, string]>([
    [
      'throws',
      () => {
        throw new Error('no stock data');
      },
      'rules.0.response.respond failed: no stock data',
    ],
    [
      'returns a value that violates the contract',
      () => ({ patch: { pro: { price: true } } }),
      'rules.0.response.respond returned an invalid step. step.patch.pro.price',
    ],
    [
      'returns a member that does not exist',
      () => Object({ exmaple: 'ok' }),
      'returned an invalid step. step.exmaple: there is no member "exmaple". Did you mean example?',
    ],
    ['returns a function again', () => ({ respond: () => ({}) }), 'returned a step with respond'],
  ])('that %s is HTTP 500 with the reason, also in the log', async (_, respond, reason) => {
    respondWith(respond);
    const { status, envelope } = await call({ pro_id: '1' });
    expect([status, envelope.data.errors[0].message]).toEqual([500, expect.stringContaining(reason)]);
    expect(mock.calls()[0]).toMatchObject({ verdict: 'HTTP 500', status: 500, faults: [{ message: expect.stringContaining(reason) }] });
  });

  it('cannot be set with other members, and is refused as JSON', async () => {
    expect(() => mock.setRules([{ api, response: { respond: () => ({}), delayMs: 5 } }])).toThrow(
      'rules.0.response cannot have both respond and delayMs.',
    );
    const body = JSON.stringify({ rules: [{ api, response: { respond: 'code' } }] });
    const refused = await fetch(`${mock.url}/control`, { method: 'PUT', body });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('rules.0.response.respond must be a function, in the process of the mock');
  });
});
