import { operations } from '@mall/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Report, startVerifier, type Verifier, type VerifierOptions } from '../../src/verify/index.ts';
import { example, form, json, post, type RawResponse, type Respond, startTarget, type Target, text } from '../support/target.ts';

let target: Target;
let verifier: Verifier;
beforeAll(async () => {
  target = await startTarget();
});
beforeEach(() => verify({}));
afterEach(() => verifier.close());
afterAll(() => target.close());

async function verify(options: Partial<VerifierOptions>): Promise<void> {
  verifier = await startVerifier({ target: target.url, port: 0, ...options });
}

/** Replaces the verifier by one with other options. */
async function restartVerifier(options: Partial<VerifierOptions>): Promise<void> {
  await verifier.close();
  await verify(options);
}

const product = 'mall.Product.index';
const call = (fields: Record<string, string>, url = verifier.url): Promise<RawResponse> =>
  post(url, form, [Buffer.from(new URLSearchParams(fields).toString())]);
const callProduct = (url?: string) => call({ api: product, pro_id: '1001' }, url);

const reportOfOperation = (report: Report, api: string) =>
  report.operations.find((operation) => operation.api === api) ?? expect.fail(`the report has no ${api}`);
const violationsOf = async (api: string = product) => reportOfOperation(await verifier.report(), api).violations;
const expectedViolation = (side: 'request' | 'response', path: string, expected: unknown, received: string) => ({
  side,
  path,
  expected,
  received,
  count: expect.any(Number),
});

describe('a target that conforms to the contract', () => {
  it('is reported with its calls by code and the operations that were never called', async () => {
    target.respondWith(json(example(product)));
    await callProduct();
    await callProduct();
    target.respondWith(json(example(product, 'unknown_product', '409')));
    await callProduct();
    target.respondWith(json(example('mall.Login.getCode')));
    await call({}, `${verifier.url}?api=mall.Login.getCode`);
    const report = await verifier.report();
    expect(report).toMatchObject({ target: target.url, calls: 4, others: 0, broken: 0 });
    expect(report.operations.map(({ api, calls, responses, violations }) => [api, calls, responses, violations])).toEqual([
      ['mall.Login.getCode', 1, { '200': 1 }, []],
      [product, 3, { '101': 1, '200': 2 }, []],
    ]);
    expect(report.neverCalled).toHaveLength(operations.size - 2);
    expect(report.neverCalled).not.toContain(product);
  });

  it('may respond with a rate limit, and refuse a foreign origin or a large body', async () => {
    const refusal = (code: string, status: number, headers = {}) => json({ code, message: 'No.', data: null }, status, headers);
    target.respondWith(refusal('50032', 429, { 'retry-after': '7' }));
    await callProduct();
    target.respondWith(refusal('50010', 403));
    await post(verifier.url, { ...form, origin: 'https://elsewhere.example' }, [Buffer.from(`api=${product}&pro_id=1`)]);
    expect((await verifier.report()).broken).toBe(0);
    target.respondWith(refusal('50010', 413));
    await restartVerifier({ responsesOnly: true });
    await post(verifier.url, form, [Buffer.alloc(10 * 1024 * 1024 + 1, 'a')]);
    expect(await verifier.report()).toMatchObject({ broken: 0, operations: [{ api: '(no operation)', responses: { '50010': 1 } }] });
  });
});

const withData = (change: (data: Record<string, unknown>) => void) => {
  const response = example(product);
  change(response.data);
  return json(response);
};
const abortResponse: Respond = (response) => void response.socket?.destroy();

describe('a violation by the target is reported, and its response is forwarded unchanged:', () => {
  it.each<[string, Respond, object]>([
    ['a missing field', withData((data) => delete data.pro), expectedViolation('response', 'data.pro', 'a value', 'nothing')],
    [
      'a wrong type',
      withData((data) => (data.pro = 'secret')),
      expectedViolation('response', 'data.pro', 'type object', 'a text of 6 characters'),
    ],
    [
      'an undeclared code',
      json({ code: '109', message: 'No.', data: null }),
      expectedViolation('response', 'code', expect.stringMatching(/^one that the operation declares: 200, 101/), '109'),
    ],
    [
      'an invalid code',
      json({ code: 'mall2026', message: 'x' }),
      expectedViolation('response', 'code', 'a code of the catalogue', 'a text of 8 characters'),
    ],
    ['no envelope', json(['secret']), expectedViolation('response', 'body', 'an envelope {code, message, data}', 'a list of 1')],
    ['malformed JSON', text('{"code":"200",'), expectedViolation('response', 'body', 'JSON', 'a text of 14 characters that is none')],
    [
      'bytes that are no UTF-8',
      (response) => void response.writeHead(200).end(Buffer.from([34, 255, 34])),
      expectedViolation('response', 'body', 'JSON', expect.any(String)),
    ],
    [
      'an HTML content type',
      text(JSON.stringify(example(product)), 'text/html'),
      expectedViolation('response', 'content-type', 'application/json', 'another type'),
    ],
    [
      'an internal error',
      json({ code: '50002', message: 'x', data: null }, 500),
      expectedViolation('response', 'http status', '200', '500'),
    ],
    ['another HTTP status', json(example(product), 201), expectedViolation('response', 'http status', '200', '201')],
    [
      'a refusal of a valid form',
      json({ code: '50010', message: 'x', data: null }, 415),
      expectedViolation('response', 'http status', '200', '415'),
    ],
    [
      'a rate limit without Retry-After',
      json({ code: '50032', message: 'x' }, 429),
      expectedViolation('response', 'retry-after', 'seconds to wait', 'nothing'),
    ],
    [
      'another code with the status of a rate limit',
      json({ code: '101', message: 'x' }, 429, { 'retry-after': '1' }),
      expectedViolation('response', 'code', '220 or 416 or 50032 with 429', '101'),
    ],
  ])('%s', async (_name, respond, violation) => {
    target.respondWith(respond);
    const [direct, through] = [await callProduct(target.url), await callProduct()];
    const statusAndBody = ({ status, body }: RawResponse) => [status, body.toString('base64')];
    expect(statusAndBody(through)).toEqual(statusAndBody(direct));
    const report = await verifier.report();
    expect(reportOfOperation(report, product).violations).toEqual([violation]);
    expect(report.broken).toBe(1);
  });

  it('a broken connection', async () => {
    target.respondWith(abortResponse);
    await expect(callProduct()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await violationsOf()).toEqual([expectedViolation('response', 'connection', 'a response', 'a broken connection')]);
  });

  it('a truncated response', async () => {
    target.respondWith((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"code":', () => response.destroy());
    });
    await expect(callProduct()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await violationsOf()).toEqual([expectedViolation('response', 'connection', 'a whole response', 'a part of it')]);
  });

  it('a slow response', async () => {
    await restartVerifier({ slowMs: 50 });
    target.respondWith(
      (response) =>
        void setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(example(product))), 120),
    );
    expect((await callProduct()).status).toBe(200);
    expect(await violationsOf()).toEqual([expectedViolation('response', 'time', 'a response within 50 ms', 'a later one')]);
  });

  it('no response before the client aborts', async () => {
    await restartVerifier({ slowMs: 0 });
    target.respondWith(() => undefined);
    const body = new URLSearchParams({ api: product, pro_id: '1001' });
    await expect(fetch(verifier.url, { method: 'POST', body, signal: AbortSignal.timeout(100) })).rejects.toThrow();
    await expect.poll(async () => (await verifier.report()).calls).toBe(1);
    expect(reportOfOperation(await verifier.report(), product)).toMatchObject({
      responses: { abandoned: 1 },
      violations: [expectedViolation('response', 'time', 'a response within 0 ms', 'none until the client gave up')],
    });
  });

  it('equal violations of list items are one violation with a count', async () => {
    const response = example('mall.Index.loadHome');
    const list = response.data.list;
    if (!Array.isArray(list)) throw new Error('The example has no list.');
    response.data.list = [1, 2, 3].map(() => ({ ...list[0], price: false }));
    target.respondWith(json(response));
    await call({ api: 'mall.Index.loadHome', s_type: '2' });
    const [violation, ...sameViolations] = (await violationsOf('mall.Index.loadHome')).filter(({ side }) => side === 'response');
    expect([violation, sameViolations]).toEqual([
      { ...expectedViolation('response', 'data.list.*.price', 'type string', 'a boolean'), count: 3 },
      [],
    ]);
  });
});

it('the JSON types of other servers are a violation, unless they are permitted', async () => {
  target.respondWith(
    withData((data) => {
      data.login_status = true;
      data.pro = { ...Object(data.pro), price: 128, num: '12' };
    }),
  );
  await callProduct();
  expect((await violationsOf()).map(({ path, received }) => [path, received])).toEqual([
    ['data.login_status', 'a boolean'],
    ['data.login_status', 'a boolean'],
    ['data.pro.price', 'a whole number'],
    ['data.pro.num', 'a text of 2 characters'],
  ]);
  await restartVerifier({ compatible: true });
  await callProduct();
  expect((await verifier.report()).broken).toBe(0);
});

describe('a request that violates the contract', () => {
  const refuse = json({ code: '50010', message: 'No.', data: { errors: [] } });

  it('is reported with its field, rule and type of value', async () => {
    target.respondWith(refuse);
    await call({ api: product, pro_id: 'mall2026' });
    expect(await violationsOf()).toEqual([expectedViolation('request', 'pro_id', 'type integer', 'a text of 8 characters')]);
  });

  it.each([
    ['names no operation', '', form, '(no operation)', expectedViolation('request', 'api', 'the name of an operation', 'nothing')],
    [
      'names an unknown operation',
      'api=mall.Product.indx',
      form,
      '(unknown operation)',
      expectedViolation('request', 'api', expect.stringContaining(product), 'a text of 17 characters'),
    ],
    [
      'names an operation without similar names',
      'api=mall.Nope',
      form,
      '(unknown operation)',
      expectedViolation('request', 'api', 'an operation of the contract', 'a text of 9 characters'),
    ],
  ])('is reported when it %s', async (_name, body, headers, name, violation) => {
    target.respondWith(refuse);
    await post(verifier.url, headers, [Buffer.from(body)]);
    expect(await violationsOf(name)).toEqual([violation]);
  });

  it('is reported when it is not a form, and so is a target that does not refuse it', async () => {
    target.respondWith(refuse);
    await post(verifier.url, { 'content-type': 'application/json' }, [Buffer.from('{}')]);
    expect(await violationsOf('(no operation)')).toEqual([
      expectedViolation('request', 'content-type', expect.any(String), 'no readable form'),
      expectedViolation('response', 'http status', '415', '200'),
    ]);
  });

  it('has a notice for each unknown field, whose name is omitted where it may be a value', async () => {
    target.respondWith(json(example('mall.Cart.upCart')));
    const fields = { cart: '[{"cart_id":"7","num":"2"}]', languge: 'en', '13912345678': 'x' };
    for (const _ of [1, 2]) await call({ api: 'mall.Cart.upCart', ...fields });
    const report = await verifier.report();
    expect(report.broken).toBe(0);
    expect(reportOfOperation(report, 'mall.Cart.upCart').notices).toEqual([
      { path: 'languge', suggestions: ['language'], count: 2 },
      { path: '{key}', suggestions: [], count: 2 },
    ]);
    await restartVerifier({ responsesOnly: true });
    await call({ api: 'mall.Cart.upCart', ...fields });
    expect(reportOfOperation(await verifier.report(), 'mall.Cart.upCart').notices).toEqual([]);
  });

  it('has no notice for a field that the contract refuses', async () => {
    target.respondWith(refuse);
    await call({ api: 'mall.Cart.upCart', cart: '[{"cart_idd":"7","cart_id":"7","num":"2"}]' });
    expect(reportOfOperation(await verifier.report(), 'mall.Cart.upCart')).toMatchObject({ violations: [{ path: 'cart.*' }], notices: [] });
  });

  it('is ignored with responsesOnly, unless the target accepts it', async () => {
    await restartVerifier({ responsesOnly: true });
    target.respondWith(refuse);
    await call({ api: product, pro_id: 'x' });
    expect((await verifier.report()).broken).toBe(0);
    target.respondWith(json(example(product)));
    await call({ api: product, pro_id: 'x' });
    expect(await violationsOf()).toEqual([
      expectedViolation('response', 'code', expect.stringMatching(/^a refusal, .*pro_id \(type integer\)/), '200'),
    ]);
  });
});

describe('startVerifier', () => {
  it.each(['localhost:4000', 'ftp://127.0.0.1/', 'nonsense'])('refuses %s as a target', async (invalidTarget) => {
    await expect(startVerifier({ target: invalidTarget, port: 0 })).rejects.toThrow(
      `target must be an http or https address such as http://127.0.0.1:4000/api/, not "${invalidTarget}".`,
    );
  });

  it.each(['http://user:secret@127.0.0.1/', 'user:secret@nonsense'])(
    'refuses a target with a password without its text',
    async (invalidTarget) => {
      await expect(startVerifier({ target: invalidTarget, port: 0 })).rejects.toThrow(
        'target must be an http or https address without a password.',
      );
    },
  );
});
