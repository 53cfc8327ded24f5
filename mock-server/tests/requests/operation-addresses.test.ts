/** The proxies of `verify` and `record` in front of a gateway, called at the addresses of operations. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@mall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMock } from '../../src/index.ts';
import { type Recorder, startRecorder, writeRecording } from '../../src/recording/index.ts';
import { startVerifier, type Verifier } from '../../src/verify/index.ts';
import { example, form, json, post, startTarget, type Target, text } from '../support/target.ts';

const product = 'mall.Product.index';
const jsonType = { 'content-type': 'application/json' };
const unknownProduct = example(product, 'unknown_product', '409');
const refusal = { code: '50010', message: 'No.', data: { errors: [] } };

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.close());

const sendTo = (url: string, body: string, headers: Record<string, string> = jsonType) => post(url, headers, [Buffer.from(body)]);

describe('a verifier', () => {
  let verifier: Verifier;
  beforeEach(async () => {
    verifier = await startVerifier({ target: target.url, port: 0 });
    return () => verifier.close();
  });

  const send = (body: string, headers: Record<string, string> = jsonType, api: string = product) =>
    sendTo(`${verifier.url}${api}`, body, headers);
  const violations = async () =>
    (await verifier.report()).operations.flatMap((operation) =>
      operation.violations.map(({ side, path, expected, received }) => [operation.api, side, path, expected, received]),
    );

  it('counts calls in JSON and as a form, and accepts the HTTP statuses of the codes', async () => {
    target.respondWith(json(example(product)));
    await send('{"pro_id":1001,"language":"ko","access_id":"u_1"}');
    await send('pro_id=1001', form);
    await send('pro_id=1001', form, `${product}?language=ko`);
    target.respondWith(json(unknownProduct, 409));
    await send('{"pro_id":1001}');
    target.respondWith(json({ code: '50032', message: 'Wait.', data: null }, 429, { 'retry-after': '7' }));
    await send('{"pro_id":1001}');
    target.respondWith(json({ code: '50002', message: 'Wait.', data: null }, 503, { 'retry-after': '1' }));
    await send('{"pro_id":1001}');
    const report = await verifier.report();
    expect(await violations()).toEqual([]);
    expect(report).toMatchObject({ calls: 6, others: 0, broken: 0, operations: [{ api: product, calls: 6 }] });
    expect(report.neverCalled).toHaveLength(operations.size - 1);
  });

  it.each([
    ['a text in place of a number', '{"pro_id":"1001"}', ['pro_id', 'type integer', 'a text of 4 characters']],
    ['a language that is too long', '{"pro_id":1001,"language":"xxxxxxxxxxx"}', ['language', 'maxLength 10', 'a text of 11 characters']],
  ])('reports %s in JSON, which the published document does not allow and a gateway accepts', async (_, body, violation) => {
    target.respondWith(json(example(product)));
    await send(body);
    expect(await violations()).toEqual([[product, 'request', ...violation]]);
  });

  it.each([
    ['session', 'access_id', '{"pro_id":1001,"access_id":{"x":1}}', 'an object'],
    ['language', 'language', '{"pro_id":1001,"language":7}', 'a whole number'],
  ])('reports a %s that is no text, and a gateway that accepts it', async (_, field, body, received) => {
    target.respondWith(json(refusal, 409));
    await send(body);
    expect(await violations()).toEqual([[product, 'request', field, 'type string', received]]);
    target.respondWith(json(example(product)));
    await send(body);
    const accepted = expect.stringMatching(`^a refusal, .*${field} \\(type string\\)$`);
    expect(await violations()).toContainEqual([product, 'response', 'code', accepted, '200']);
  });

  it('reports JSON for an operation that takes a file', async () => {
    const upload = 'mall.Product.uploadImgs';
    target.respondWith(json(refusal, 409));
    await send('{"file":"a.png"}', jsonType, upload);
    expect(await violations()).toEqual([
      [upload, 'request', 'content-type', 'multipart/form-data', 'application/json'],
      [upload, 'request', 'file', 'type file', 'a text of 5 characters'],
    ]);
  });

  it('reports a gateway that accepts an invalid value, in addition to the request', async () => {
    target.respondWith(json(example(product)));
    await send('{"pro_id":"x"}');
    expect(await violations()).toEqual([
      [product, 'request', 'pro_id', 'type integer', 'a text of 1 character'],
      [product, 'response', 'code', expect.stringMatching(/^a refusal, .*pro_id \(type integer\)$/), '200'],
    ]);
  });

  it.each([
    ['a refusal with HTTP 200', json(unknownProduct), ['http status', '409 with 101', '200']],
    ['a status that the operation does not declare', json(unknownProduct, 402), ['http status', '200 or 409 or 503', '402']],
    [
      'an overloaded gateway without Retry-After',
      json({ code: '50002', message: '', data: null }, 503),
      ['retry-after', 'seconds to wait', 'nothing'],
    ],
    ['no envelope', text('Not found', 'text/plain', 409), ['body', 'JSON', 'a text of 9 characters that is none']],
  ])('reports %s', async (_, respond, violation) => {
    target.respondWith(respond);
    await send('{"pro_id":1001}');
    expect(await violations()).toEqual([[product, 'response', ...violation]]);
  });

  it.each([
    ['an unknown operation', 'mall.Product.indx', '{}', 409, ['api', expect.stringContaining(product), 'a text of 17 characters']],
    ['malformed JSON', product, '{"pro_id":', 400, ['body', 'a JSON object', 'none']],
    ['a list', product, '[1]', 400, ['body', 'a JSON object', 'none']],
  ])('reports %s, and expects its refusal', async (_, api, body, status, violation) => {
    target.respondWith(json(refusal, status));
    await send(body, jsonType, api);
    expect((await violations()).map(([, ...parts]) => parts)).toEqual([['request', ...violation]]);
    target.respondWith(json(refusal));
    await send(body, jsonType, api);
    expect((await violations()).map(([, , path, expected]) => [path, expected])).toContainEqual([
      'http status',
      expect.stringMatching(`^${status}`),
    ]);
  });

  it('reports a body that is neither JSON nor a form, and expects its refusal', async () => {
    target.respondWith(json(refusal, 415));
    await send('pro_id=1001', { 'content-type': 'text/plain' });
    const types = 'application/x-www-form-urlencoded or multipart/form-data or application/json';
    expect(await violations()).toEqual([[product, 'request', 'content-type', types, 'no readable form']]);
  });

  it('does not count other requests below the address of the gateway as calls', async () => {
    target.respondWith(json(refusal));
    await send('{}', jsonType, 'notices/payment');
    await send('{}', jsonType, 'health');
    expect(await verifier.report()).toMatchObject({ calls: 0, others: 2 });
  });
});

it('a verifier validates every operation of a mock that is called with its example in JSON', async () => {
  const mock = await startMock();
  const verifier = await startVerifier({ target: `${mock.url}/api/`, port: 0 });
  const withoutFile = [...operations.values()].filter(({ multipart }) => !multipart);
  for (const { api, request } of withoutFile) {
    const { value } = Object(Object.values(request.examples ?? {})[0]);
    await sendTo(verifier.url + api, JSON.stringify(value ?? {}));
  }
  expect(await verifier.report()).toMatchObject({ calls: withoutFile.length, broken: 0 });
  await verifier.close();
  await mock.close();
});

describe('a recorder', () => {
  let recorder: Recorder;
  let folder: string;
  beforeEach(async () => {
    recorder = await startRecorder({ from: target.url, port: 0 });
    folder = await mkdtemp(join(tmpdir(), 'mall-addresses-'));
    return async () => {
      await recorder.close();
      await rm(folder, { recursive: true });
    };
  });

  const named = (name: string) => {
    const response = example(product);
    return { ...response, data: { ...response.data, pro: { ...Object(response.data.pro), name } } };
  };

  it('records calls in JSON and as a form, which a mock replays at every address', async () => {
    target.respondWith(json(named('Tea')));
    await sendTo(recorder.url + product, '{"pro_id":1001,"language":"ko"}');
    target.respondWith(json(named('Green tea')));
    await sendTo(recorder.url + product, 'pro_id=1002', form);
    target.respondWith(json(unknownProduct, 409));
    await sendTo(recorder.url + product, '{"pro_id":"1003"}');
    const { recording, mismatches, others } = await recorder.recorded();
    expect([mismatches, others]).toEqual([[], 0]);
    expect(recording.get(product)?.map(({ request, language, signedIn }) => ({ request, language, signedIn }))).toEqual([
      { request: { pro_id: 1001 }, language: 'ko', signedIn: false },
      { request: { pro_id: 1002 }, language: '', signedIn: false },
      { request: { pro_id: 1003 }, language: '', signedIn: false },
    ]);
    await writeRecording(folder, recording);
    const mock = await startMock({ recording: folder, strict: true });
    const nameAt = async (path: string, body: string, headers: Record<string, string>) =>
      JSON.parse((await sendTo(`${mock.url}/api/${path}`, body, headers)).body.toString()).data.pro.name;
    expect(await nameAt('', `api=${product}&pro_id=1001&language=ko`, form)).toBe('Tea');
    expect(await nameAt(product, '{"pro_id":1002}', jsonType)).toBe('Green tea');
    expect((await sendTo(`${mock.url}/api/${product}`, '{"pro_id":1003}')).status).toBe(409);
    await mock.close();
  });

  it('masks the session and the password of a call in JSON', async () => {
    target.respondWith(json({ code: '305', message: 'Wrong.', data: null }, 409));
    const login = { type: 3, phone: 'shopper01', password: 'hunter2-secret', imgCode: 'k7mp', verificationCode: 'captcha-secret' };
    await sendTo(`${recorder.url}mall.Login.login`, JSON.stringify(login));
    const { recording, mismatches } = await recorder.recorded();
    expect(mismatches).toEqual([]);
    expect(recording.size).toBe(1);
    expect(JSON.stringify([...recording])).not.toContain('secret');
  });

  it.each([
    ['an invalid request', product, '{"pro_id":"x"}', refusal, 409],
    ['a session that is no text', product, '{"pro_id":1001,"access_id":{"x":1}}', refusal, 409],
    ['a rate limit', product, '{"pro_id":1001}', { code: '50032', message: '', data: null }, 429],
    ['an overloaded gateway', product, '{"pro_id":1001}', { code: '50002', message: '', data: null }, 503],
    ['an unknown operation', 'mall.Product.indx', '{}', refusal, 409],
  ])('reports and does not record %s', async (_, api, body, response, status) => {
    target.respondWith(json(response, status, { 'retry-after': '1' }));
    await sendTo(recorder.url + api, body);
    const { recording, mismatches } = await recorder.recorded();
    expect([recording.size, mismatches.length, mismatches[0]?.findings.length]).toEqual([0, 1, 1]);
  });

  it('counts POST requests to paths that no operation has', async () => {
    target.respondWith(json(refusal));
    await sendTo(`${recorder.url}notices/payment`, '{}');
    await fetch(`${recorder.url}notices/payment`);
    expect(await recorder.recorded()).toEqual({ recording: new Map(), mismatches: [], others: 1 });
  });
});
