import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../src/index.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

interface Listed {
  readonly id: number;
  readonly session: string;
}

async function calls(query = '', method = 'GET'): Promise<readonly Listed[]> {
  const answer = await fetch(`${mock.url}/calls${query}`, { method });
  expect(answer.status).toBe(200);
  return JSON.parse(await answer.text());
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

  it.each(['?apy=x', '?limit=0', '?limit=many', '?key=', '?key=a&key=b'])('%s is refused', async (query) => {
    expect((await fetch(`${mock.url}/calls${query}`)).status).toBe(400);
  });
});

it('names the rule that answered', async () => {
  const api = 'mall.Login.getCode';
  mock.setRules([
    { api: 'mall.Product.index', answer: { code: '4003' } },
    { api, answer: { code: '4003' } },
  ]);
  await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api }) });
  mock.setRules([]);
  expect(mock.calls()[0]).toMatchObject({ steeredBy: 'rule', rule: 1 });
});

describe('a mock in a test runner', () => {
  it('starts without options, uses a scenario by name, and lists and deletes its calls', async () => {
    const own = await startMock();
    own.setScenario('maintenance', 'anna');
    const ask = async (headers = {}) => {
      const body = new URLSearchParams({ api: 'mall.Login.getCode' });
      return (await fetch(`${own.url}/api/`, { method: 'POST', body, headers })).json();
    };
    expect([(await ask({ cookie: 'mall_mock=anna' })).code, (await ask()).code]).toEqual(['4003', '200']);
    expect(own.calls('anna')).toMatchObject([{ verdict: '4003', rule: 0 }]);
    own.deleteCalls('anna');
    expect(own.calls()).toHaveLength(1);
    expect(() => own.setScenario('maintenence')).toThrow('the nearest is maintenance.');
    expect(() => own.setRules([], 'a b')).toThrow(TypeError);
    await own.close();
  });
});

describe('DELETE /calls', () => {
  it('deletes every call, and goes on counting', async () => {
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
