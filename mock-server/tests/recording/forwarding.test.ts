/** Calls without a rule are forwarded to a gateway. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';
import { example, json, startTarget, type Target } from '../support/target.ts';

const cart = 'mall.Cart.index';
const product = 'mall.Product.index';

describe('a mock with a proxy', () => {
  let target: Target;
  let mock: Mock;
  beforeAll(async () => {
    target = await startTarget();
    mock = await startMock({ proxy: `${target.url}?store_id=7` });
  });
  beforeEach(() => target.respondWith(json({ ...example(cart), message: 'From the gateway.' }, 200, { 'x-request-id': 'r1' })));
  afterAll(async () => {
    await mock.close();
    await target.close();
  });

  const post = (path: string, body: URLSearchParams | string, headers: Record<string, string> = {}) =>
    fetch(`${mock.url}${path}`, { method: 'POST', body, headers });
  const sourceOf = (response: Response) => response.headers.get('x-mock-answered-by');

  it('forwards a call without a rule with its query, headers and form, and marks the response', async () => {
    const headers = { 'idempotency-key': 'key-00001', origin: 'http://page.example', 'x-mall-mock-key': 'anna' };
    const response = await post('/api/?language=ko&mock_key=anna', new URLSearchParams({ api: cart, access_id: 'a' }), headers);
    expect([response.status, sourceOf(response), response.headers.get('x-request-id')]).toEqual([200, 'proxy', 'r1']);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://page.example');
    expect((await response.json()).message).toBe('From the gateway.');
    const { url, rawHeaders, body } = target.received();
    expect([url, body.toString()]).toEqual(['/api/?store_id=7&language=ko', `api=${cart}&access_id=a`]);
    const names = rawHeaders.map((header) => header.toLowerCase());
    expect(names).toContain('key-00001');
    for (const name of ['origin', 'x-mall-mock-key']) expect(names).not.toContain(name);
    expect(mock.calls('anna')[0]).toMatchObject({ api: cart, verdict: '200', status: 200, steeredBy: 'proxy' });
  });

  it('forwards JSON at a virtual path, and requests that the contract refuses', async () => {
    await post(`/api/${product}`, '{"pro_id":"x"}', { 'content-type': 'application/json' });
    const { url, body } = target.received();
    expect([url, body.toString()]).toEqual([`/api/${product}?store_id=7`, '{"pro_id":"x"}']);
  });

  it('marks the response of another mock as forwarded', async () => {
    target.respondWith(json(example(cart), 200, { 'X-Mock-Answered-By': 'example' }));
    expect(sourceOf(await post('/api/', new URLSearchParams({ api: cart })))).toBe('proxy');
  });

  it('does not forward calls with a rule or a preference', async () => {
    mock.setRules([{ api: product, response: { code: '101' } }]);
    const byRule = await post('/api/', new URLSearchParams({ api: product, pro_id: '1' }));
    const byPreference = await post('/api/', new URLSearchParams({ api: cart }), { prefer: 'example=empty' });
    expect([sourceOf(byRule), (await byRule.json()).code, sourceOf(byPreference)]).toEqual(['rule', '101', 'prefer']);
  });

  it('responds with 502 and the reason when the gateway closes the connection', async () => {
    target.respondWith((response) => response.destroy());
    const response = await post('/api/', new URLSearchParams({ api: cart }));
    const message = expect.stringMatching(/^The gateway at http:.* cannot be reached: /);
    expect([response.status, await response.json()]).toMatchObject([502, { data: { errors: [{ field: 'proxy', message }] } }]);
    expect(mock.calls()[0]).toMatchObject({ verdict: 'HTTP 502', steeredBy: 'proxy' });
  });
});

describe('a rule that forwards', () => {
  let target: Target;
  let mock: Mock;
  beforeAll(async () => {
    [target, mock] = await Promise.all([startTarget(), startMock()]);
    target.respondWith(json({ ...example(cart), message: 'From the gateway.' }));
  });
  afterAll(async () => {
    await mock.close();
    await target.close();
  });
  const call = (api: string, fields: object = {}) =>
    fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api, ...fields }) });
  const putRules = (headers: Record<string, string>) => {
    const rules = [{ api: cart, response: { forward: target.url } }];
    return fetch(`${mock.url}/control`, { method: 'PUT', headers, body: JSON.stringify({ rules }) });
  };

  it('sends its calls to the gateway, also refused ones, and no others', async () => {
    mock.setRules([{ api: 'mall.Cart.*', response: [{ forward: target.url }, { example: 'ok' }] }]);
    const forwarded = await call('mall.Cart.upCart');
    expect([forwarded.headers.get('x-mock-answered-by'), (await forwarded.json()).message]).toEqual(['proxy', 'From the gateway.']);
    expect(target.received().body.toString()).toBe('api=mall.Cart.upCart');
    expect(mock.calls()[0]).toMatchObject({ steeredBy: 'proxy', rule: 0, verdict: '200' });
    const answers = [await call(cart), await call(product, { pro_id: '1' })];
    expect(answers.map(({ headers }) => headers.get('x-mock-answered-by'))).toEqual(['rule', 'example']);
  });

  it('responds with 502 when its gateway cannot be reached', async () => {
    mock.setRules([{ api: cart, response: { forward: 'http://127.0.0.1:1/api/' } }]);
    const response = await call(cart);
    expect([response.status, (await response.json()).data.errors[0].field]).toEqual([502, 'forward']);
  });

  it('is refused from a page of another origin, but not from the control page', async () => {
    const foreign = await putRules({ origin: 'https://page.example' });
    expect([foreign.status, (await foreign.json()).errors[0].message]).toEqual([
      400,
      expect.stringMatching(/^forward: pages of other origins/),
    ]);
    expect((await putRules({ origin: mock.url })).status).toBe(200);
  });

  it.each([
    [{ forward: 'localhost:4000' }, 'rules.0.response.forward must be an http or https address such as '],
    [{ forward: 'http://127.0.0.1:1/api/', example: 'ok' }, 'rules.0.response cannot have both forward and example.'],
  ])('%j is refused', (response, message) => {
    expect(() => mock.setRules([{ api: cart, response }])).toThrow(message);
  });
});

it.each([
  ['/', ['The address ORIGIN/ of the gateway has no path, so calls are forwarded to /. Is ORIGIN/api/ meant?']],
  ['/api/', []],
])('warns about a gateway at the path %s if another one is probably meant', async (path, warnings) => {
  const target = await startTarget();
  const { origin } = new URL(target.url);
  const mock = await startMock({ proxy: `${origin}${path}` });
  expect(mock.warnings).toEqual(warnings.map((warning) => warning.replaceAll('ORIGIN', origin)));
  await mock.close();
  await target.close();
});

it.each([
  [
    'an invalid address',
    { proxy: 'localhost:4000' },
    'proxy must be an http or https address such as http://127.0.0.1:4000/api/, not "localhost:4000".',
  ],
  ['a gateway that cannot be reached', { proxy: 'http://127.0.0.1:1/api/' }, 'The gateway at http://127.0.0.1:1/api/ cannot be reached: '],
  ['a proxy with a recording', { proxy: 'http://127.0.0.1:1/', recording: '.' }, 'Set either proxy or recording: both answer'],
])('refuses %s', async (_, options, message) => {
  await expect(startMock(options)).rejects.toThrow(message);
});
