/** Headers of requests and of failed calls in the Python package. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { callFromPython, errorOf } from './support/python.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
  gateway.respond(() => ok({ total: 0 }));
});

test('with_options adds its headers to those of the client, and replaces those of the same name', async () => {
  const program = `
shared = mall.with_options(headers={"X-Tenant": "a", "X-Trace": "b"})
shared.with_options(headers={"x-trace": "c", "X-Channel": "d"}).catalog.search()
shared.catalog.search()`;
  await callFromPython(gateway.baseUrl, program);
  const sent = gateway.received.map(({ headers }) => [headers['x-tenant'], headers['x-trace'], headers['x-channel']]);
  expect(sent).toEqual([
    ['a', 'c', 'd'],
    ['a', 'b', undefined],
  ]);
});

test('headers of another request that concern its body and connection are not sent', async () => {
  const program = `
forwarded = {"Content-Length": "3", "transfer-encoding": "chunked", "Host": "shop.example", "Connection": "close", "X-Trace": "a"}
result = mall.with_options(headers=forwarded, max_retries=0).catalog.search()`;
  expect(await callFromPython(gateway.baseUrl, program)).toEqual({ total: 0 });
  const headers = gateway.received[0]?.headers ?? {};
  expect([headers['x-trace'], headers.host, headers['transfer-encoding']]).toEqual(['a', new URL(gateway.baseUrl).host, undefined]);
});

test('a key among the headers is that of the call and of its error, and an argument takes precedence', async () => {
  gateway.respond(() => ({ cut: true }));
  const program = `
keyed = mall.with_options(headers={"idempotency-key": "header-key-1"}, max_retries=0)
result = []
for options in ({}, {"idempotency_key": "argument-key-1"}):
    try:
        keyed.cart.add(pro_id=1001, attribute_id=100101, num=1, **options)
    except MallError as error:
        result.append(error.idempotency_key)`;
  const keys = ['header-key-1', 'argument-key-1'];
  expect(await callFromPython(gateway.baseUrl, program)).toEqual(keys);
  expect(gateway.received.map(({ headers }) => headers['idempotency-key'])).toEqual(keys);
});

test('with_options refuses headers that are no mapping', async () => {
  const message = 'TypeError: headers is a list, expected a mapping of names to texts';
  expect(await callFromPython(gateway.baseUrl, errorOf('mall.with_options(headers=[])'))).toBe(message);
});

test.each([
  ['a refusal', () => refuse('101', null, { headers: { 'X-Served-By': 'a' } })],
  ['a response that is not the mall’s', () => ({ status: 404, text: '<html>', headers: { 'X-Served-By': 'a' } })],
])('the error of %s has the headers of the response, which it does not print and which cannot be changed', async (_, response) => {
  gateway.respond(response);
  const program = `
import pickle
try:
    mall.with_options(max_retries=0).catalog.search()
except MallError as error:
    copied = pickle.loads(pickle.dumps(error))
    result = [error.headers["x-served-by"], copied.headers["X-Served-By"], hasattr(error.headers, "__setitem__"), "X-Served-By" in repr(error)]`;
  expect(await callFromPython(gateway.baseUrl, program)).toEqual(['a', 'a', false, false]);
});

test('the error of a call without a response has no headers', async () => {
  gateway.respond(() => ({ cut: true }));
  const program = `
try:
    mall.with_options(max_retries=0).catalog.search()
except NetworkError as error:
    result = [error.headers]`;
  expect(await callFromPython(gateway.baseUrl, program)).toEqual([null]);
});
