import { operations } from '@mall/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const origin = 'https://prototype.example';
const corsHeaders = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
const headersOf = (response: Response) => Object.fromEntries(response.headers);

it('GET /health returns 200 with the number of operations', async () => {
  const response = await fetch(`${mock.url}/health`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok', operations: operations.size }]);
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
  ])('may read the response to %s %s', async (method, path, status) => {
    const response = await fetch(mock.url + path, { method, headers: { origin } });
    expect([response.status, headersOf(response)]).toMatchObject([status, corsHeaders]);
    expect(response.headers.get('vary')).toContain('Origin');
  });

  it.each(['/api/', '/api/mall.Product.index', '/control'])('gets an allowed preflight for %s with all requested headers', async (path) => {
    const preflight = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'prefer, content-type' };
    const response = await fetch(mock.url + path, { method: 'OPTIONS', headers: { origin, ...preflight } });
    expect([response.status, headersOf(response)]).toMatchObject([
      204,
      { ...corsHeaders, 'access-control-allow-methods': 'GET, POST, PUT, DELETE', 'access-control-allow-headers': 'prefer, content-type' },
    ]);
  });
});

it('a request without Origin gets no CORS headers', async () => {
  const response = await fetch(`${mock.url}/health`);
  expect(Object.keys(headersOf(response)).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
