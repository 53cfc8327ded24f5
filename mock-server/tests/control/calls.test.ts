import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

interface ListedCall {
  readonly id: number;
  readonly session: string;
}

async function calls(query = '', method = 'GET'): Promise<readonly ListedCall[]> {
  const response = await fetch(`${mock.url}/calls${query}`, { method });
  expect(response.status).toBe(200);
  return JSON.parse(await response.text());
}
const sessions = async (query?: string) => (await calls(query)).map(({ session }) => session);

beforeEach(async () => {
  await calls('', 'DELETE');
  for (const session of ['anna', 'bert', 'anna', '']) {
    const headers = session === '' ? {} : { cookie: `mall_mock=${session}` };
    await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api: 'mall.Login.getCode' }), headers });
  }
});

describe('GET /calls', () => {
  it('lists the calls of all sessions, newest first', async () => {
    expect(await sessions()).toEqual(['', 'anna', 'bert', 'anna']);
  });

  it('with a key lists the calls of that session', async () => {
    expect(await sessions('?key=anna')).toEqual(['anna', 'anna']);
    expect(await sessions('?key=carl')).toEqual([]);
  });
});

describe('a filter of GET /calls', () => {
  it('selects by operation, verdict and number', async () => {
    await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api: 'mall.Product.index' }) });
    expect(await calls('?api=mall.Product.index')).toMatchObject([{ verdict: '50010' }]);
    expect(await calls('?verdict=200&key=anna')).toHaveLength(2);
    expect(await calls('?limit=2')).toHaveLength(2);
  });

  it.each(['?apy=x', '?limit=0', '?limit=many', '?key=', '?key=a&key=b', '?verdict=foo', '?api=mall.Foo'])(
    '%s is refused',
    async (query) => {
      expect((await fetch(`${mock.url}/calls${query}`)).status).toBe(400);
    },
  );
});

it('logs the rule that answered a call', async () => {
  const api = 'mall.Login.getCode';
  mock.setRules([
    { api: 'mall.Product.index', response: { code: '4003' } },
    { api, response: { code: '4003' } },
  ]);
  await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api }) });
  mock.setRules([]);
  expect(mock.calls()[0]).toMatchObject({ steeredBy: 'rule', rule: 1 });
});

it('logs the response, redacted headers and the reasons of rules that did not match', async () => {
  const api = 'mall.Product.index';
  mock.setRules([
    { api, when: { pro_id: { equals: 7 } }, response: { code: '4003' } },
    { api, nth: 2, response: { code: '4003' } },
    { api: 'mall.Cart.index', response: { code: '4003' } },
  ]);
  const headers = { authorization: 'Bearer secret', cookie: 'mall_mock=anna', 'x-app': 'ios' };
  await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api, pro_id: '1001' }), headers });
  mock.setRules([]);
  const [logged] = mock.calls('anna');
  expect(logged).toMatchObject({
    verdict: '200',
    status: 200,
    code: '200',
    response: expect.stringContaining('"pro_id":1001'),
    headers: { authorization: '[redacted]', cookie: '[redacted]', 'x-app': 'ios' },
    unmatched: [
      { rule: 0, key: '', reason: 'pro_id: expected {"equals":7}, received 1001' },
      { rule: 1, key: '', reason: 'nth: expected call 2, received call 1' },
    ],
  });
  expect(Number.isInteger(logged?.milliseconds)).toBe(true);
});

it('logs calls in the order in which they are received, before their responses, and marks an aborted one', async () => {
  const api = 'mall.Login.getCode';
  mock.setRules([{ api, response: { delayMs: 400 } }]);
  const stop = new AbortController();
  const send = (name: string, signal?: AbortSignal) =>
    fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api: name }), ...(signal && { signal }) });
  const slowCall = send(api);
  const abortedCall = send(api, stop.signal).catch(() => undefined);
  await expect.poll(() => mock.calls().filter(({ verdict }) => verdict === 'pending').length).toBe(2);
  stop.abort();
  await send('mall.Index.home');
  await Promise.all([slowCall, abortedCall]);
  await expect
    .poll(() =>
      mock
        .calls()
        .map(({ verdict }) => verdict)
        .toSorted(),
    )
    .toContain('aborted');
  const ids = mock.calls().map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(mock.calls()[0]?.api).toBe('mall.Index.home');
  // When a call with the same delay has its response, the delay of the aborted one has passed.
  await send(api);
  expect(mock.calls().filter(({ verdict }) => verdict === 'aborted')).toHaveLength(1);
});

describe('a mock in a test runner', () => {
  it('starts without options, uses a scenario by name, and lists and deletes its calls', async () => {
    const otherMock = await startMock();
    otherMock.setScenario('maintenance', 'anna');
    const callProduct = async (headers = {}) => {
      const body = new URLSearchParams({ api: 'mall.Login.getCode' });
      return (await fetch(`${otherMock.url}/api/`, { method: 'POST', body, headers })).json();
    };
    expect([(await callProduct({ cookie: 'mall_mock=anna' })).code, (await callProduct()).code]).toEqual(['4003', '200']);
    expect(otherMock.calls('anna')).toMatchObject([{ verdict: '4003', rule: 0 }]);
    otherMock.deleteCalls('anna');
    expect(otherMock.calls()).toHaveLength(1);
    expect(() => otherMock.setScenario('maintenence')).toThrow('Did you mean maintenance?');
    expect(() => otherMock.setRules([], 'a b')).toThrow(TypeError);
    await otherMock.close();
  });
});

describe('DELETE /calls', () => {
  it('deletes every call and continues the ids', async () => {
    const [last] = await calls();
    expect(await calls('', 'DELETE')).toEqual([]);
    await fetch(`${mock.url}/api/`, { method: 'POST' });
    expect(await calls()).toMatchObject([{ id: (last?.id ?? 0) + 1 }]);
  });

  it('with a key deletes the calls of that session', async () => {
    expect(await calls('?key=anna', 'DELETE')).toEqual([]);
    expect(await sessions()).toEqual(['', 'bert']);
  });
});
