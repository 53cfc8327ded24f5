/** The asynchronous client of the Python package: its calls of the mock server. */
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningMock, startMock } from './support/mock.ts';
import { recordedCalls, resetMock, setRules } from './support/mock-control.ts';
import { callFromAsyncPython } from './support/python.ts';
import { type RunningServer, startServer } from './support/serve.ts';

let mock: RunningMock;
let server: RunningServer | undefined;

beforeAll(async () => {
  mock = await startMock('--require-session');
}, 60_000);
afterAll(() => mock?.stop());
beforeEach(() => resetMock(mock));
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const productPage = JSON.stringify({ code: '200', message: '', data: { pro: { name: 'Cloud Cleansing Milk' } } });

describe('an asynchronous Python client', () => {
  test('signs in, adds to the cart, places an order and uploads with one session', async () => {
    const result = await callFromAsyncPython(
      mock.baseUrl,
      `
captcha = await mall.auth.captcha()
await mall.auth.login(type=3, phone="shopper01", password="mall2026", imgCode="k7mp", verificationCode=captcha["code"])
signed_in = mall.session.get()
added = await mall.cart.add(pro_id=1001, attribute_id=100101, num=1)
order = await mall.checkout.place_order(cart_id=[added["cart_id"]], pay_type="wallet_pay")
picture = await mall.uploads.add(file=File(bytes.fromhex("89504e470d0a1a0a") + bytes(100), "balm.png", "image/png"))
result = [order["total"], "/media/" in picture["url"], signed_in, mall.session.get()]`,
    );
    const [total, isUploaded, signedIn, added] = [...Object(result)];
    expect([total, isUploaded, signedIn]).toEqual(['256.00', true, expect.any(String)]);
    const sessions = (await recordedCalls(mock)).map(({ fields }) => Object.fromEntries(fields).access_id);
    expect(sessions.slice(2)).toEqual([signedIn, added, added]);
  });

  test('has calls in parallel that are gathered', async () => {
    const waiting: ServerResponse[] = [];
    // Responds to none of the three requests before it has all.
    server = await startServer((response) => {
      waiting.push(response);
      if (waiting.length === 3) for (const each of waiting) each.end(productPage);
    });
    const program = `
products = await asyncio.gather(*(mall.catalog.product(pro_id=id) for id in (1001, 1002, 1003)))
result = [product["pro"]["name"] for product in products]`;
    expect(await callFromAsyncPython(server.baseUrl, program)).toEqual(Array(3).fill('Cloud Cleansing Milk'));
  });

  test('raises the error of a refusal, beside the results of other gathered calls', async () => {
    await setRules(mock, [{ api: 'mall.Product.index', response: { code: '101' } }]);
    const program = `
refused, found = await asyncio.gather(mall.catalog.product(pro_id=1), mall.catalog.search(), return_exceptions=True)
result = [type(refused).__name__, refused.status, refused.name, found["total"]]`;
    expect(await callFromAsyncPython(mock.baseUrl, program)).toEqual(['BusinessError', 409, 'unknown_product', 2]);
  });

  test('names an argument that cannot be serialized', async () => {
    const program = 'try:\n    await mall.catalog.search(s_type={1})\nexcept TypeError as error:\n    result = str(error)';
    const expected = 'mall.Index.search: the request field s_type cannot be serialized: Object of type set is not JSON serializable';
    expect(await callFromAsyncPython(mock.baseUrl, program)).toBe(expected);
  });

  test('repeats an operation with one idempotency key', async () => {
    await setRules(mock, [{ api: 'mall.Order.okOrder', response: [{ fault: 'drop' }, { example: 'ok' }] }]);
    await callFromAsyncPython(mock.baseUrl, 'mall.session.set("token")\nresult = await mall.orders.receive(order_id=42)');
    const keys = (await recordedCalls(mock)).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test('iterates the items of all pages', async () => {
    await setRules(mock, [{ api: 'mall.Order.index', response: { patch: { order_num: 2 } } }]);
    const program = 'mall.session.set("token")\nresult = [order["sNo"] async for order in mall.orders.iterate_list()]';
    expect(await callFromAsyncPython(mock.baseUrl, program)).toHaveLength(1);
    expect((await recordedCalls(mock)).map(({ fields }) => Object.fromEntries(fields).pageNum)).toEqual(['1', '2']);
  });

  test('raises a timeout after its time limit and retries', async () => {
    server = await startServer(() => {});
    const program = `
try:
    await mall.with_options(timeout=0.2, max_retries=1).catalog.search()
except MallError as error:
    result = [type(error).__name__, error.attempt]`;
    expect(await callFromAsyncPython(server.baseUrl, program)).toEqual(['TimeoutError', 2]);
  });
});

describe('a cancelled call of an asynchronous Python client', () => {
  /** Adds to the cart without a response, starts `cancel` when the server has the request, and lets the server respond after it. */
  async function cancelWhileSent(cancel: string): Promise<{ readonly result: unknown; readonly attempts: number }> {
    const added: ServerResponse[] = [];
    const arrived: ServerResponse[] = [];
    server = await startServer((response, { url }) => {
      if (url?.endsWith('mall.Product.addCart')) added.push(response);
      if (url?.endsWith('/arrived')) arrived.push(response);
      if (added.length > 0) for (const each of arrived) each.end();
      if (!url?.endsWith('/respond')) return;
      for (const each of added) each.end(JSON.stringify({ code: '200', message: '', data: { access_id: 'issued' } }));
      response.end();
    });
    const result = await callFromAsyncPython(
      server.baseUrl,
      `
import urllib.request

async def request(path):
    await asyncio.to_thread(urllib.request.urlopen, os.environ["GATEWAY_URL"] + path)

call = asyncio.create_task(mall.cart.add(pro_id=1001, attribute_id=100101, num=1))
await request("arrived")
${cancel}
await request("respond")
await mall.close()
result = [error, call.cancelled(), mall.session.get()]`,
    );
    return { result, attempts: added.length };
  }

  test('ends at once without a retry, and its late response does not change the session', async () => {
    const cancel = 'call.cancel()\ntry:\n    await call\nexcept asyncio.CancelledError as cancelled:\n    error = type(cancelled).__name__';
    expect(await cancelWhileSent(cancel)).toEqual({ result: ['CancelledError', true, null], attempts: 1 });
  });

  test('ends at the time limit of asyncio.wait_for', async () => {
    const cancel = 'try:\n    await asyncio.wait_for(call, 0.05)\nexcept asyncio.TimeoutError:\n    error = "asyncio.TimeoutError"';
    expect(await cancelWhileSent(cancel)).toEqual({ result: ['asyncio.TimeoutError', true, null], attempts: 1 });
  });
});
