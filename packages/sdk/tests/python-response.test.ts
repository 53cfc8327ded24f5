/** `with_response` of the Python package. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { callFromAsyncPython, callFromPython, checkTypes } from './support/python.ts';

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-python-'));
  gateway = await startGateway();
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  gateway.received.length = 0;
  gateway.respond(() => ({ ...ok({ price: '128.00' }), status: 201, headers: { 'X-Served-By': 'a' } }));
});

const read = 'result = [found.data, found.status, found.headers["x-served-by"], found.request_id]';

/** The result of `read`, with the id that the client sent. */
const expected = () => [{ price: '128.00' }, 201, 'a', gateway.received.at(-1)?.headers['x-request-id']];

test('with_response returns data, status, headers and request id of a success', async () => {
  const program = `found = mall.with_response(lambda mall: mall.catalog.product(pro_id=1001))\n${read}`;
  expect(await callFromPython(gateway.baseUrl, program)).toEqual(expected());
});

test('with_response of an asynchronous client is a coroutine', async () => {
  const program = `found = await mall.with_response(lambda mall: mall.raw_call("mall.New.thing"))\n${read}`;
  expect(await callFromAsyncPython(gateway.baseUrl, program)).toEqual(expected());
});

test('with_response returns the success after a retry, and stores its session', async () => {
  gateway.respond((_, count) => (count === 1 ? refuse('50032') : { ...ok({ access_id: 'issued' }), status: 201 }));
  const program = `
found = mall.with_response(lambda mall: mall.cart.add(pro_id=1001, attribute_id=100101, num=1))
result = [found.status, mall.session.get()]`;
  expect(await callFromPython(gateway.baseUrl, program)).toEqual([201, 'issued']);
});

test('with_response refuses a function that does not call the mall', async () => {
  const program = `
try:
    mall.with_response(lambda mall: mall.orders.iterate_list())
except TypeError as error:
    result = str(error)`;
  const message = 'with_response: the function made no call, expected one such as lambda mall: mall.cart.list()';
  expect(await callFromPython(gateway.baseUrl, program)).toBe(message);
});

test.each([
  ['the data of a call', callFromPython, 'mall.catalog.product(pro_id=1001)', 'dict'],
  ['a coroutine', callFromAsyncPython, 'mall.catalog.product(pro_id=1001)', 'coroutine'],
])('with_response refuses %s in place of a function', async (_, run, argument, kind) => {
  const program = `
import warnings
warnings.simplefilter("error")
try:
    ${kind === 'dict' ? '' : 'await '}mall.with_response(${argument})
except TypeError as error:
    result = str(error)`;
  const message = `with_response: call is a ${kind}, expected a function: with_response(lambda mall: mall.cart.list())`;
  expect(await run(gateway.baseUrl, program)).toBe(message);
});

test('a success without data is an error of the response, and is not retried', async () => {
  gateway.respond(() => ({ json: { code: '200', message: 'Success.' } }));
  const program = `
try:
    mall.catalog.product(pro_id=1001)
except NetworkError as error:
    result = [error.status, error.retryable, str(error)]`;
  expect(await callFromPython(gateway.baseUrl, program)).toEqual([
    200,
    false,
    expect.stringMatching(/^mall\.Product\.index was answered with HTTP 200 and a success without data\. Check base_url/),
  ]);
  expect(gateway.received).toHaveLength(1);
});

test('with_response has the type of the data', async () => {
  const file = join(folder, 'response.py');
  const program = `
from mall import AsyncMall, Mall, MallResponse
from mall.models import Cart

found: MallResponse[Cart] = Mall("").with_response(lambda mall: mall.cart.list())

async def main() -> None:
    awaited: MallResponse[Cart] = await AsyncMall("").with_response(lambda mall: mall.cart.list())
`;
  await writeFile(file, program);
  expect(await checkTypes([file], join(folder, 'mypy'))).toContain('no issues found');
}, 120_000);
