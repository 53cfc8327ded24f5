import { operations } from '@mall/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const origin = 'https://prototype.example';
const isReadable = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
const headersOf = (answer: Response) => Object.fromEntries(answer.headers);

it('GET /health answers 200 with the number of operations', async () => {
  const answer = await fetch(`${mock.url}/health`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', operations: operations.size }]);
});

describe('a page of another origin', () => {
  it.each([
    ['POST', '/api/mall.Login.getCode', 200],
    ['POST', '/api/', 200],
    ['PUT', '/api/', 405],
    ['PUT', '/control', 400],
    ['GET', '/openapi.json', 200],
    ['GET', '/media/none', 404],
    ['GET', '/nowhere', 404],
  ])('may read the answer to %s %s', async (method, path, status) => {
    const answer = await fetch(mock.url + path, { method, headers: { origin } });
    expect([answer.status, headersOf(answer)]).toMatchObject([status, isReadable]);
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it.each(['/api/', '/api/mall.Product.index', '/control'])(
    'gets its preflight for %s allowed, with every header it names',
    async (path) => {
      const preflight = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'prefer, content-type' };
      const answer = await fetch(mock.url + path, { method: 'OPTIONS', headers: { origin, ...preflight } });
      expect([answer.status, headersOf(answer)]).toMatchObject([
        204,
        { ...isReadable, 'access-control-allow-methods': 'GET, POST, PUT, DELETE', 'access-control-allow-headers': 'prefer, content-type' },
      ]);
    },
  );
});

it('a request without Origin gets no CORS headers', async () => {
  const answer = await fetch(`${mock.url}/health`);
  expect(Object.keys(headersOf(answer)).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
