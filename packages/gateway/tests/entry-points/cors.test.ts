import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { sendRaw } from '../support/raw-request.ts';

const listed = 'https://shop.example';
const exposed = 'Retry-After, X-Request-Id, Idempotent-Replayed';
const allowed = {
  'access-control-allow-origin': listed,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': exposed,
  vary: 'Origin',
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ settings: { corsOrigins: [listed] } });
});
afterAll(() => gateway.close());

const corsHeaders = (headers: Record<string, unknown>) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));

test('a page of a listed site can read responses and send credentials', async () => {
  expect(await sendRaw(gateway, { headers: { origin: listed } })).toMatchObject({ http: 200, headers: allowed, json: { code: '200' } });
});

test('the preflight of a listed site allows the same', async () => {
  const reply = await sendRaw(gateway, { method: 'OPTIONS', headers: { origin: listed, 'access-control-request-method': 'POST' } });
  expect(reply).toMatchObject({ http: 204, headers: { ...allowed, 'access-control-allow-methods': 'POST' } });
});

test('a page of a listed site can read refusals as well', async () => {
  const wrongType = { headers: { origin: listed, 'content-type': 'text/plain' } };
  expect(await sendRaw(gateway, wrongType)).toMatchObject({ http: 415, headers: allowed });
  expect(await sendRaw(gateway, { method: 'PUT', headers: { origin: listed } })).toMatchObject({ http: 405, headers: allowed });
});

test.each(['https://evil.example', 'https://shop.example.evil.example', 'http://shop.example', 'null'])(
  'a page of the foreign site %s gets 403 and no CORS header',
  async (origin) => {
    for (const method of ['POST', 'OPTIONS'] as const) {
      const reply = await sendRaw(gateway, { method, headers: { origin } });
      expect(reply.http).toBe(403);
      expect(corsHeaders(reply.headers)).toEqual([]);
    }
  },
);

test("the mall's own pages and callers without an Origin get no CORS header", async () => {
  const own = new URL(gateway.settings.publicUrl).origin;
  expect(corsHeaders((await sendRaw(gateway, { headers: { origin: own } })).headers)).toEqual([]);
  expect(corsHeaders((await sendRaw(gateway, {})).headers)).toEqual([]);
});

test('a session in a cookie has no effect, because no cookie is read', async () => {
  const token = await gateway.signIn();
  const payload = 'api=mall.User.accountSecurity';
  const cookies = ['pc_user', '__Host-pc_user', 'access_id', 'mall_mock'].map((name) => `${name}=${token}`).join('; ');
  expect((await sendRaw(gateway, { headers: { origin: listed, cookie: cookies }, payload })).json.code).toBe('203');
  expect((await sendRaw(gateway, { headers: { origin: listed }, payload: `${payload}&access_id=${token}` })).json.code).toBe('200');
});
