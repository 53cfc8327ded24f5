import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startMock } from '../../src/index.ts';
import { call, mock, page, product, rowOf, useControlPage } from './control-page.ts';

useControlPage();

/** Opens the details of a call, and returns the part of the table with them. */
async function openDetails(name: RegExp) {
  await rowOf(name).getByRole('button').press('Enter');
  return page.locator('tbody', { has: page.getByRole('button', { name: 'Copy as curl' }) });
}
const textOf = (details: Awaited<ReturnType<typeof openDetails>>, title: string) =>
  details.locator(`dt:text-is("${title}") + dd`).first().textContent();

describe('the details of a call', () => {
  it('show its result, the rule that answered it and the rules that did not', async () => {
    mock.setRules([{ api: product.api, when: { pro_id: { equals: 7 } }, response: { code: '4003' } }], 'anna');
    mock.setRules([{ api: product.api, response: { example: 'unknown_product' } }]);
    await call(product, 'mall_mock=anna');
    const details = await openDetails(/anna/);
    expect(await textOf(details, 'Result')).toMatch(/^HTTP 200, code 101 in \d+ ms$/);
    expect(await textOf(details, 'Answered by')).toBe('rules.0 of all sessions');
    expect(await textOf(details, 'Session key')).toBe('anna');
    expect(await textOf(details, 'Rules that did not apply')).toBe(
      'rules.0 of the session key anna: pro_id: expected {"equals":7}, received 1001',
    );
    expect(await textOf(details, 'pro_id')).toBe('1001');
    expect(await textOf(details, 'Response')).toContain('"code": "101",\n');
  });

  it('show the errors of the request, its headers and the source of the response', async () => {
    await call({ ...product, pro_id: 'x' }, 'mall_mock=bert');
    const details = await openDetails(/bert/);
    expect(await textOf(details, 'Errors')).toBe('pro_id must be of type integer.');
    expect(await textOf(details, 'Answered by')).toBe('the refusal of an invalid request');
    await details.getByText(/^Show \d+$/).click();
    expect(await textOf(details, 'cookie')).toBe('[redacted]');
  });

  it('name the gateway as the source of a response that the mock forwarded', async () => {
    const forwarding = await startMock({ proxy: `${mock.url}/api/` });
    await page.goto(forwarding.url);
    await fetch(`${forwarding.url}/api/`, { method: 'POST', body: new URLSearchParams(product) });
    const details = await openDetails(/by proxy/);
    expect(await textOf(details, 'Answered by')).toBe('the gateway to which the mock forwards (--proxy)');
    await page.goto('about:blank');
    await forwarding.close();
  });

  it('stay open when the call ends, and close by keyboard', async () => {
    mock.setRules([{ api: product.api, response: { delayMs: 20_000 } }]);
    const client = new AbortController();
    const body = new URLSearchParams(product);
    const aborted = fetch(`${mock.url}/api/`, { method: 'POST', body, signal: client.signal }).catch(() => undefined);
    const details = await openDetails(/pending/);
    expect(await textOf(details, 'Answered by')).toBe('not answered yet');
    client.abort();
    await aborted;
    await details.getByText(/^aborted in/).waitFor();
    await page.keyboard.press('Enter');
    await details.waitFor({ state: 'detached' });
  });
});

describe('the filter of calls', { tags: 'matrix' }, () => {
  it('shows the calls of the session key, and all calls when the checkbox is cleared', async () => {
    await call(product, 'mall_mock=bert');
    await call(product, 'mall_mock=anna');
    await rowOf(/bert/).waitFor();
    expect(await page.getByRole('search').getByRole('checkbox').count()).toBe(0);
    await page.getByLabel('Session key').fill('anna');
    await page.getByLabel('Session key').press('Enter');
    await rowOf(/bert/).waitFor({ state: 'detached' });
    await rowOf(/anna/).waitFor();
    await page.getByRole('checkbox', { name: 'Only calls of the session key anna' }).uncheck();
    await rowOf(/bert/).waitFor();
  });

  it('shows the calls with a text in their operation, verdict or key', async () => {
    await call(product, 'mall_mock=bert');
    await call({ ...product, pro_id: 'x' }, 'mall_mock=carl');
    const field = page.getByRole('searchbox', { name: 'Operation, verdict or key' });
    await field.fill('50010');
    await rowOf(/bert/).waitFor({ state: 'detached' });
    await rowOf(/carl/).waitFor();
    await field.fill('nothing');
    await page.getByText('No call matches.').waitFor();
  });
});

describe('the deletion of calls', () => {
  it('deletes all calls without a session key', async () => {
    await call(product, 'mall_mock=bert');
    await page.getByRole('button', { name: 'Delete all calls' }).click();
    await page.getByText('No calls yet.').waitFor();
    expect(mock.calls()).toEqual([]);
  });

  it('deletes the calls of the session key only', async () => {
    await call(product, 'mall_mock=bert');
    await call(product, 'mall_mock=anna');
    await page.getByLabel('Session key').fill('anna');
    await page.getByLabel('Session key').press('Enter');
    await page.getByRole('button', { name: 'Delete calls of anna' }).click();
    await page.getByText('The calls of the session key anna are deleted.').waitFor();
    expect(mock.calls().map(({ session }) => session)).toEqual(['bert']);
  });
});

/** Sends a request, and copies it from the page. */
async function copyOf(path: string, init: RequestInit) {
  const response = await fetch(mock.url + path, { method: 'POST', ...init });
  const received = `${await response.text()}\n${response.status}`;
  const details = await openDetails(/mall\./);
  await details.getByRole('button', { name: 'Copy as curl' }).click();
  await page.getByText('Copied.').waitFor();
  return { response: received, copied: await page.evaluate(() => navigator.clipboard.readText()) };
}

async function run(command: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', `${command} -s -w '\\n%{http_code}'`]);
  return stdout;
}

const json = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json', ...headers },
});
const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  body: new URLSearchParams(fields),
  headers,
});
function multipart(fields: Record<string, string>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { body };
}
const preference = { Prefer: 'example=unknown_product', 'Accept-Language': 'ko' };

describe('the copy of a call as curl', { tags: 'matrix' }, () => {
  it('has the key, the headers and the fields, quoted for the shell', async () => {
    const headers = { ...preference, cookie: 'mall_mock=bert', 'user-agent': 'test' };
    const { copied } = await copyOf('/api/', form({ ...product, pro_id: "it's" }, headers));
    expect(copied.split(' \\\n  ')).toEqual([
      `curl -g '${mock.url}/api/'`,
      "-b 'mall_mock=bert'",
      "-H 'prefer: example=unknown_product'",
      "-H 'accept-language: ko'",
      "-H 'user-agent: test'",
      "--data-urlencode 'api=mall.Product.index'",
      "--data-urlencode 'pro_id=it'\\''s'",
    ]);
  });

  it('has the JSON body as it was sent', async () => {
    const body = '{"cart_id": "501", "address_id": 1, "pay_type": "wallet_pay"}';
    const { copied } = await copyOf('/api/mall.Order.payment', { ...json({}), body });
    expect(copied.split(' \\\n  ').at(-1)).toBe(`--data-raw '${body}'`);
  });

  it.each<[string, string, RequestInit]>([
    ['a form with a preference and a language', '/api/', form(product, preference)],
    ['a form without fields', '/api/mall.Product.index', {}],
    ['an operation in the query', '/api/?api=mall.Product.index', form({ pro_id: '1001' })],
    ['a field with brackets, an ampersand and a sign', '/api/', form({ ...product, 'a[]&b': '@x + y\n"z"' })],
    ['an invalid form at a virtual path', '/mall.Product.index', form({ pro_id: 'x' })],
    ['a JSON body', '/api/mall.Product.index', json({ pro_id: 1001 }, preference)],
    ['a JSON body that the contract refuses', '/mall.Order.index', json({ page: 'x', keyword: 7 })],
    ['a JSON list', '/mall.Cart.delcart', json({ cart_id: [1, 'two'] })],
    ['a multipart form', '/api/', multipart({ ...product, pro_id: '<1001' })],
  ])('gets the same response: %s', { tags: 'matrix' }, async (_case, path, init) => {
    const { response, copied } = await copyOf(path, init);
    expect(await run(copied)).toBe(response);
  });
});
