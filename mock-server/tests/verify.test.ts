import { operations } from '@mall/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Report, startVerifier, type Verifier, type VerifierOptions } from '../src/verify/index.ts';
import { example, form, type Got, json, post, type Respond, startTarget, type Target, text } from './target.ts';

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

/** Another verifier before the same target, instead of the usual one. */
async function verifyAnew(options: Partial<VerifierOptions>): Promise<void> {
  await verifier.close();
  await verify(options);
}

const product = 'mall.Product.index';
const call = (fields: Record<string, string>, url = verifier.url): Promise<Got> =>
  post(url, form, [Buffer.from(new URLSearchParams(fields).toString())]);
const askProduct = (url?: string) => call({ api: product, pro_id: '1001' }, url);

const ofOperation = (report: Report, api: string) =>
  report.operations.find((operation) => operation.api === api) ?? expect.fail(`${api} was not seen`);
const violationsOf = async (api: string = product) => ofOperation(await verifier.report(), api).violations;
const wrong = (side: 'request' | 'answer', path: string, expected: unknown, received: string) => ({
  ...{ side, path, expected, received },
  count: expect.any(Number),
});

describe('a target that keeps the contract', () => {
  it('has its calls counted by code, and the operations named that nobody called', async () => {
    target.answerWith(json(example(product)));
    await askProduct();
    await askProduct();
    target.answerWith(json(example(product, 'unknown_product', '409')));
    await askProduct();
    target.answerWith(json(example('mall.Login.getCode')));
    await call({}, `${verifier.url}?api=mall.Login.getCode`);
    const report = await verifier.report();
    expect(report).toMatchObject({ target: target.url, calls: 4, others: 0, broken: 0 });
    expect(report.operations.map(({ api, calls, answers, violations }) => [api, calls, answers, violations])).toEqual([
      ['mall.Login.getCode', 1, { '200': 1 }, []],
      [product, 3, { '101': 1, '200': 2 }, []],
    ]);
    expect(report.neverCalled).toHaveLength(operations.size - 2);
    expect(report.neverCalled).not.toContain(product);
  });

  it('may ask for patience, and refuse a foreign page or what is too large', async () => {
    const refusal = (code: string, status: number, headers = {}) => json({ code, message: 'No.', data: null }, status, headers);
    target.answerWith(refusal('50032', 429, { 'retry-after': '7' }));
    await askProduct();
    target.answerWith(refusal('50010', 403));
    await post(verifier.url, { ...form, origin: 'https://elsewhere.example' }, [Buffer.from(`api=${product}&pro_id=1`)]);
    expect((await verifier.report()).broken).toBe(0);
    target.answerWith(refusal('50010', 413));
    await verifyAnew({ answersOnly: true });
    await post(verifier.url, form, [Buffer.alloc(10 * 1024 * 1024 + 1, 'a')]);
    expect(await verifier.report()).toMatchObject({ broken: 0, operations: [{ api: '(no operation)', answers: { '50010': 1 } }] });
  });
});

const withData = (change: (data: Record<string, unknown>) => void) => {
  const answer = example(product);
  change(answer.data);
  return json(answer);
};
const breakOff: Respond = (response) => void response.socket?.destroy();

describe('a target that breaks the contract is found out, and the client gets what it sent:', () => {
  it.each<[string, Respond, object]>([
    ['a missing field', withData((data) => delete data.pro), wrong('answer', 'data.pro', 'it to be there', 'nothing')],
    ['a wrong type', withData((data) => (data.pro = 'secret')), wrong('answer', 'data.pro', 'type object', 'a text of 6 characters')],
    [
      'an undeclared code',
      json({ code: '109', message: 'No.', data: null }),
      wrong('answer', 'code', expect.stringMatching(/^one that the operation declares: 200, 101/), '109'),
    ],
    [
      'a code that is none',
      json({ code: 'mall2026', message: 'x' }),
      wrong('answer', 'code', 'a code of the catalogue', 'a text of 8 characters'),
    ],
    ['no envelope', json(['secret']), wrong('answer', 'body', 'an envelope {code, message, data}', 'a list of 1')],
    ['broken JSON', text('{"code":"200",'), wrong('answer', 'body', 'JSON', 'a text of 14 characters that is none')],
    [
      'bytes that are no UTF-8',
      (response) => void response.writeHead(200).end(Buffer.from([34, 255, 34])),
      wrong('answer', 'body', 'JSON', expect.any(String)),
    ],
    ['a page', text(JSON.stringify(example(product)), 'text/html'), wrong('answer', 'content-type', 'application/json', 'another type')],
    ['a fault of its own', json({ code: '50002', message: 'x', data: null }, 500), wrong('answer', 'http status', '200', '500')],
    ['a status of its own', json(example(product), 201), wrong('answer', 'http status', '200', '201')],
    ['a refusal of a good form', json({ code: '50010', message: 'x', data: null }, 415), wrong('answer', 'http status', '200', '415')],
    ['impatience without a time', json({ code: '50032', message: 'x' }, 429), wrong('answer', 'retry-after', 'seconds to wait', 'nothing')],
    [
      'another code at the door',
      json({ code: '101', message: 'x' }, 429, { 'retry-after': '1' }),
      wrong('answer', 'code', '220 or 416 or 50032 with 429', '101'),
    ],
  ])('%s', async (_name, respond, violation) => {
    target.answerWith(respond);
    const [direct, through] = [await askProduct(target.url), await askProduct()];
    const steady = ({ status, body }: Got) => [status, body.toString('base64')];
    expect(steady(through)).toEqual(steady(direct));
    const report = await verifier.report();
    expect(ofOperation(report, product).violations).toEqual([violation]);
    expect(report.broken).toBe(1);
  });

  it('a broken connection', async () => {
    target.answerWith(breakOff);
    await expect(askProduct()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await violationsOf()).toEqual([wrong('answer', 'connection', 'an answer', 'a broken connection')]);
  });

  it('half an answer', async () => {
    target.answerWith((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"code":', () => response.destroy());
    });
    await expect(askProduct()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await violationsOf()).toEqual([wrong('answer', 'connection', 'a whole answer', 'a part of it')]);
  });

  it('an answer that takes its time', async () => {
    await verifyAnew({ slowMs: 50 });
    target.answerWith(
      (response) =>
        void setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(example(product))), 120),
    );
    expect((await askProduct()).status).toBe(200);
    expect(await violationsOf()).toEqual([wrong('answer', 'time', 'an answer within 50 ms', 'a later one')]);
  });

  it('one that never answers, and the client gives up', async () => {
    await verifyAnew({ slowMs: 0 });
    target.answerWith(() => undefined);
    const body = new URLSearchParams({ api: product, pro_id: '1001' });
    await expect(fetch(verifier.url, { method: 'POST', body, signal: AbortSignal.timeout(100) })).rejects.toThrow();
    await expect.poll(async () => (await verifier.report()).calls).toBe(1);
    expect(ofOperation(await verifier.report(), product)).toMatchObject({
      answers: { abandoned: 1 },
      violations: [wrong('answer', 'time', 'an answer within 0 ms', 'none until the client gave up')],
    });
  });

  it('alike faults of a list are one, counted', async () => {
    const answer = example('mall.Index.loadHome');
    const list = answer.data.list;
    if (!Array.isArray(list)) throw new Error('The example has no list.');
    answer.data.list = [1, 2, 3].map(() => ({ ...list[0], price: false }));
    target.answerWith(json(answer));
    await call({ api: 'mall.Index.loadHome', s_type: '2' });
    const [violation, ...more] = (await violationsOf('mall.Index.loadHome')).filter(({ side }) => side === 'answer');
    expect([violation, more]).toEqual([{ ...wrong('answer', 'data.list.*.price', 'type string, number', 'a boolean'), count: 3 }, []]);
  });
});

describe('a request that breaks the contract', () => {
  const refuse = json({ code: '50010', message: 'No.', data: { errors: [] } });

  it('is told by its field, its rule and what kind of value came', async () => {
    target.answerWith(refuse);
    await call({ api: product, pro_id: 'mall2026' });
    expect(await violationsOf()).toEqual([wrong('request', 'pro_id', 'type integer', 'a text of 8 characters')]);
  });

  it.each([
    ['names no operation', '', form, '(no operation)', wrong('request', 'api', 'the name of an operation', 'nothing')],
    [
      'names one that there is not',
      'api=mall.Product.indx',
      form,
      '(unknown operation)',
      wrong('request', 'api', expect.stringContaining(product), 'a text of 17 characters'),
    ],
  ])('may be one that %s', async (_name, body, headers, name, violation) => {
    target.answerWith(refuse);
    await post(verifier.url, headers, [Buffer.from(body)]);
    expect(await violationsOf(name)).toEqual([violation]);
  });

  it('may be no form at all, and has to be answered as such', async () => {
    target.answerWith(refuse);
    await post(verifier.url, { 'content-type': 'application/json' }, [Buffer.from('{}')]);
    expect(await violationsOf('(no operation)')).toEqual([
      wrong('request', 'content-type', expect.any(String), 'no readable form'),
      wrong('answer', 'http status', '415', '200'),
    ]);
  });

  it('counts for nothing when only answers do, unless the target takes it', async () => {
    await verifyAnew({ answersOnly: true });
    target.answerWith(refuse);
    await call({ api: product, pro_id: 'x' });
    expect((await verifier.report()).broken).toBe(0);
    target.answerWith(json(example(product)));
    await call({ api: product, pro_id: 'x' });
    expect(await violationsOf()).toEqual([wrong('answer', 'code', expect.stringMatching(/^a refusal, .*pro_id \(type integer\)/), '200')]);
  });
});

describe('startVerifier', () => {
  it.each(['localhost:4000', 'ftp://127.0.0.1/', 'http://user:secret@127.0.0.1/', 'nonsense'])(
    'refuses %s as a target',
    async (wrongTarget) => {
      await expect(startVerifier({ target: wrongTarget, port: 0 })).rejects.toThrow(
        'target must be an http or https address without a password.',
      );
    },
  );
});
