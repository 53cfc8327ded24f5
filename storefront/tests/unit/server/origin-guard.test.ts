import { describe, expect, it, vi } from 'vitest';
import { makeServer } from '../../support/server.ts';

const own = 'http://localhost:3000';

async function status(method: 'GET' | 'POST' | 'DELETE' | 'HEAD', headers: Record<string, string>, url = '/language') {
  const renderPage = vi.fn(async () => new Response('page'));
  const app = await makeServer({}, renderPage);
  const { statusCode } = await app.inject({ method, url, headers });
  await app.close();
  return { statusCode, rendered: renderPage.mock.calls.length };
}

describe('a request from another site', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' },
    {},
  ])('is refused before anything is rendered: %j', async (headers) => {
    expect(await status('POST', headers)).toEqual({ statusCode: 403, rendered: 0 });
    expect(await status('DELETE', headers)).toEqual({ statusCode: 403, rendered: 0 });
  });

  it('is refused by the API proxy too', async () => {
    expect((await status('POST', { origin: 'https://evil.example' }, '/api/?api=mall.Index.search')).statusCode).toBe(403);
  });
});

describe('a request from the shop’s own pages', () => {
  it.each([{ origin: own }, { 'sec-fetch-site': 'same-origin' }])('is accepted: %j', async (headers) => {
    expect(await status('POST', headers)).toEqual({ statusCode: 200, rendered: 1 });
  });

  it('is accepted from any site when it only reads', async () => {
    expect((await status('GET', { origin: 'https://evil.example' })).statusCode).toBe(200);
    expect((await status('HEAD', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  });
});
