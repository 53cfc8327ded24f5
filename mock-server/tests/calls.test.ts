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
