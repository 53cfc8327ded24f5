import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../src/command/usage.ts';
import { lineOf } from '../../src/control/call-line.ts';
import { type LoggedCall, startMock } from '../../src/index.ts';
import { type Recorder, readRecording, startRecorder, writeRecording } from '../../src/recording/index.ts';
import { example, json, startTarget, type Target } from '../support/target.ts';

let target: Target;
let folder: string;
beforeAll(async () => {
  target = await startTarget();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-recording-'));
  return () => rm(folder, { recursive: true });
});
afterAll(() => target.close());

async function call(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers });
  return response.json();
}

describe('startRecorder', () => {
  let recorder: Recorder;
  beforeEach(async () => {
    recorder = await startRecorder({ from: target.url, port: 0 });
    return () => recorder.close();
  });

  const product = example('mall.Product.index');
  const named = (name: string) => ({ ...product, data: { ...product.data, pro: { ...Object(product.data.pro), name } } });

  it('forwards each call once, and a mock replays the recorded responses to equal requests in order', async () => {
    const fields = { api: 'mall.Product.index', pro_id: '1001' };
    for (const name of ['Tea', 'Tea', 'Green tea']) {
      target.respondWith(json(named(name)));
      expect((await call(recorder.url, fields)).data.pro.name).toBe(name);
    }
    const { recording, mismatches } = await recorder.recorded();
    expect(mismatches).toEqual([]);
    expect(recording.get('mall.Product.index')).toHaveLength(2);
    await writeRecording(folder, recording);

    const mock = await startMock({ port: 0, recording: folder });
    const callMock = async (otherFields = {}, headers = {}) =>
      (await call(`${mock.url}/api/`, { ...fields, ...otherFields }, headers)).data.pro?.name;
    const exampleName = Object(product.data.pro).name;
    expect([await callMock(), await callMock(), await callMock()]).toEqual(['Tea', 'Green tea', 'Green tea']);
    expect(await callMock({}, { cookie: 'mall_mock=anna' })).toBe('Tea');
    expect(await callMock({ pro_id: '1002' })).toBe('Rice Bran Powder Wash');
    expect(await callMock({}, { prefer: 'example=ok' })).toBe(exampleName);
    mock.setRules([{ api: '*', response: [{ example: 'ok' }] }]);
    expect(await callMock()).toBe(exampleName);
    const calls: { steeredBy: string }[] = await (await fetch(`${mock.url}/calls`)).json();
    expect(calls.map(({ steeredBy }) => steeredBy)).toEqual(['rule', 'Prefer', '', ...Array<string>(4).fill('recording')]);
    await mock.close();
  });

  it('writes into a folder that is not empty only when it replaces the recording in it or adds to it', async () => {
    target.respondWith(json(named('Tea')));
    await call(recorder.url, { api: 'mall.Product.index', pro_id: '1001' });
    const { recording } = await recorder.recorded();
    await writeRecording(folder, recording);
    await expect(writeRecording(folder, recording)).rejects.toThrow(
      `${folder} is not empty: replace deletes the recording in it, add adds to it.`,
    );
    const storedCalls = async () => [...(await readRecording(folder)).values()].flat().length;
    await writeRecording(folder, recording, { add: true });
    expect(await storedCalls()).toBe(2);
    await writeRecording(folder, recording, { replace: true });
    expect(await storedCalls()).toBe(1);
    await expect(writeRecording(folder, recording, { add: true, replace: true })).rejects.toThrow('Set either replace or add, not both.');
  });

  it('matches a call by its language and sign-in state', async () => {
    const fields = { api: 'mall.Product.index', pro_id: '1001' };
    const callers = [{ language: 'en_US' }, { language: 'ko' }, { language: 'en_US', access_id: 'token-1234' }];
    for (const [index, caller] of callers.entries()) {
      target.respondWith(json(named(`Tea ${index}`)));
      await call(recorder.url, { ...fields, ...caller });
    }
    await writeRecording(folder, (await recorder.recorded()).recording);
    const mock = await startMock({ port: 0, recording: folder });
    const allCallers = [...callers, { language: 'en', access_id: 'another' }];
    const names = await Promise.all(
      allCallers.map(async (caller) => (await call(`${mock.url}/api/`, { ...fields, ...caller })).data.pro.name),
    );
    expect(names).toEqual(['Tea 0', 'Tea 1', 'Tea 2', 'Tea 2']);
    await mock.close();
  });

  it('names the source of a response in a header, and refuses calls that were not recorded when strict', async () => {
    const fields = { api: 'mall.Product.index', pro_id: '1001' };
    target.respondWith(json(named('Tea')));
    await call(recorder.url, fields);
    await writeRecording(folder, (await recorder.recorded()).recording);
    const mock = await startMock({ port: 0, recording: folder, strict: true });
    const other = { ...fields, pro_id: '1002' };
    const callMock = async (form: Record<string, string>, headers = {}) => {
      const response = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams(form), headers });
      return { status: response.status, by: response.headers.get('x-mock-answered-by'), body: await response.json() };
    };
    expect(await callMock(fields)).toMatchObject({ status: 200, by: 'recording' });
    const errors = [{ field: 'recording', rule: 'missing', limit: 'mall.Product.index' }];
    expect(await callMock(other)).toMatchObject({ status: 404, by: 'refusal', body: { code: '50010', data: { errors } } });
    expect(await callMock(other, { prefer: 'example=ok' })).toMatchObject({ status: 200, by: 'prefer' });
    mock.setRules([{ api: '*', response: [{ example: 'ok' }] }]);
    expect(await callMock(other)).toMatchObject({ status: 200, by: 'rule' });
    await mock.close();
  });

  it('does not compare ignored fields, replays the most similar call with loose, and describes it when strict', async () => {
    const fields = { api: 'mall.Product.index', pro_id: '1001', type: 'MS' };
    target.respondWith(json(named('Tea')));
    await call(recorder.url, fields);
    await writeRecording(folder, (await recorder.recorded()).recording);
    const nameFor = async (options: object, pro_id: string, type: string) => {
      const mock = await startMock({ recording: folder, strict: true, ...options });
      const { data } = await call(`${mock.url}/api/`, { ...fields, pro_id, type });
      await mock.close();
      return data.pro?.name ?? data.errors[0].message;
    };
    expect(await nameFor({ ignore: ['pro_id'] }, '1002', 'MS')).toBe('Tea');
    expect(await nameFor({ loose: true }, '1002', 'MS')).toBe('Tea');
    expect(await nameFor({}, '1002', 'MS')).toBe(
      'No recorded call of mall.Product.index equals this one. The most similar one differs in pro_id (recorded 1001, received 1002).',
    );
  });

  it('logs the fields that differ in a strict mock, without values in the log line', async () => {
    target.respondWith(json(named('Tea')));
    await call(recorder.url, { api: 'mall.Product.index', pro_id: '1001', type: 'MS' });
    await writeRecording(folder, (await recorder.recorded()).recording);
    const logged: LoggedCall[] = [];
    const mock = await startMock({ recording: folder, strict: true, onCall: (loggedCall) => logged.push(loggedCall) });
    const { data } = await call(`${mock.url}/api/`, { api: 'mall.Product.index', pro_id: '1002' });
    await call(`${mock.url}/api/`, { api: 'mall.Login.getCode' });
    expect(Object.keys(data.errors[0])).toEqual(['field', 'rule', 'limit', 'message']);
    expect(logged[0]?.faults).toEqual([{ ...data.errors[0], differences: ['pro_id', 'type'] }]);
    expect(logged.map((loggedCall) => lineOf(loggedCall).split('invalid: ')[1])).toEqual([
      'No recorded call equals this one. The most similar one differs in pro_id, type.',
      'There is no recorded call of mall.Login.getCode.',
    ]);
    await mock.close();
  });

  it('refuses to write into a file, and to read a folder in place of a file of a recording', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(writeRecording(file, new Map())).rejects.toThrow(new UsageError(`${file} cannot be written: it is not a folder.`));
    const nested = join(folder, 'mall.Product.index.json');
    await mkdir(nested);
    await expect(readRecording(folder)).rejects.toThrow(new UsageError(`The recording file ${nested} could not be read: it is a folder.`));
  });

  it('with responsesOnly ignores an invalid request that the gateway refuses, and reports one that it accepts', async () => {
    const lenientRecorder = await startRecorder({ from: target.url, port: 0, responsesOnly: true });
    target.respondWith(json({ code: '50010', message: 'Wrong.', data: { errors: [] } }));
    await call(lenientRecorder.url, { api: 'mall.Product.index', pro_id: 'x' });
    expect(await lenientRecorder.recorded()).toEqual({ recording: new Map(), mismatches: [], others: 0 });
    target.respondWith(json(product));
    await call(lenientRecorder.url, { api: 'mall.Product.index', pro_id: 'x' });
    expect((await lenientRecorder.recorded()).mismatches).toHaveLength(1);
    await lenientRecorder.close();
  });

  it.each<[string, Record<string, string>, unknown, string]>([
    ['a response that violates the contract', { api: 'mall.Product.index', pro_id: '1001' }, { ...product, data: { pro: {} } }, 'response'],
    ['a code that the operation does not declare', { api: 'mall.Product.index', pro_id: '1001' }, { code: '305', message: '' }, 'response'],
    ['a request that violates the contract', { api: 'mall.Product.index', pro_id: 'x' }, product, 'request'],
    ['an unknown operation', { api: 'mall.Nothing.index' }, product, 'request'],
  ])('reports and does not record %s', async (_, fields, response, side) => {
    target.respondWith(json(response));
    await call(recorder.url, fields);
    const { recording, mismatches } = await recorder.recorded();
    expect(recording.size).toBe(0);
    expect(mismatches.flatMap(({ findings }) => findings.map((finding) => finding.side))).toContain(side);
  });
});
