import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations, validateAnswer } from '@mall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../src/command/usage.ts';
import { lineOf } from '../../src/control/call-line.ts';
import { type LoggedCall, type Mock, startMock } from '../../src/index.ts';
import { type Recorder, readRecording, startRecorder, writeRecording } from '../../src/recording/index.ts';
import { maskCalls } from '../../src/recording/mask.ts';
import { isEnvelope } from '../../src/responses/envelope.ts';
import { declaredExamples } from '../../src/responses/preference.ts';
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
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers });
  return answer.json();
}

const maskedData = (data: unknown) => maskCalls([{ request: {}, data }])[0]?.data;

describe('maskCalls', () => {
  const examples = [...operations.values()].flatMap((operation) =>
    declaredExamples(operation).map(({ name, value }) => [`${operation.api} ${name}`, operation, value] as const),
  );
  it.each(examples)('keeps the example %s valid', (_, operation, value) => {
    if (!isEnvelope(value)) throw new Error('An example that is no envelope');
    const answer = { ...value, data: maskedData(value.data) };
    expect(validateAnswer(operation, answer)).toEqual([]);
  });

  it('replaces secrets and personal data by values of the same form, also within other texts', () => {
    const person = { name: 'Lin Qing', mobile: '13812345678', e_mail: 'lin@mall.example', address: 'Wensan Road 5', zip_code: '310012' };
    const secrets = { access_id: 'token-1234', password: 'hunter22', keyCode: '482913', Bank_card_number: '6222020200112230' };
    const texts = { content: 'Sent to 13812345678 and lin@mall.example', url: '/office?token=abcdef&shop=1', p_name: 'Tea' };
    expect(maskedData({ person, secrets, texts })).toEqual({
      person: { name: 'masked', mobile: '13111111111', e_mail: 'masked@example.com', address: 'masked', zip_code: '111111' },
      secrets: { access_id: 'masked', password: 'masked', keyCode: '111111', Bank_card_number: '1111111111111111' },
      texts: { content: 'Sent to 13111111111 and masked@example.com', url: '/office?token=masked&shop=1', p_name: 'Tea' },
    });
  });

  it('replaces a value of one call in the texts of the others', () => {
    const calls = [
      { request: {}, data: { list: [{ p_name: 'Tea for Lin Qing', note: '林清的茶' }] } },
      { request: { user_name: '林清' }, data: { person: { name: 'Lin Qing', mobile: '13812345678' } } },
    ];
    expect(maskCalls(calls)[0]?.data).toEqual({ list: [{ p_name: 'Tea for masked', note: 'masked的茶' }] });
  });

  it('replaces phones and card numbers in free text, but no order numbers and images', () => {
    const content = 'Call 13912340000 or +852 61234567, card 6214850100001234 or 6214 8501 0000 1234';
    const masked = {
      sNo: 'GM20261110093000000044',
      id: '1700000000000',
      img: '/media/1700000000000.webp',
      add_date: '2026-11-21 09:30:00',
    };
    expect(maskedData({ content, ...masked })).toEqual({
      content: expect.stringMatching(/^Call 13111111111 or \+85[12] 1{8}, card 1{16} or 1111 1111 1111 1111$/),
      ...masked,
    });
  });

  it('replaces regions, places and names of companies', () => {
    const invoice = { company_name: 'Suyue Ltd', region: 'Zhejiang Hangzhou Xihu', place: ['Zhejiang', 'Hangzhou', 'Xihu'] };
    expect(maskedData(invoice)).toEqual({ company_name: 'masked', region: 'masked', place: ['masked', 'masked', 'masked'] });
  });
});

describe('startRecorder', () => {
  let recorder: Recorder;
  beforeEach(async () => {
    recorder = await startRecorder({ from: target.url, port: 0 });
    return () => recorder.close();
  });

  const product = example('mall.Product.index');
  const named = (name: string) => ({ ...product, data: { ...product.data, pro: { ...Object(product.data.pro), name } } });

  it('forwards each call once, and a mock answers equal requests in turn from the recording', async () => {
    const fields = { api: 'mall.Product.index', pro_id: '1001' };
    for (const name of ['Tea', 'Tea', 'Green tea']) {
      target.answerWith(json(named(name)));
      expect((await call(recorder.url, fields)).data.pro.name).toBe(name);
    }
    const { recording, mismatches } = await recorder.recorded();
    expect(mismatches).toEqual([]);
    expect(recording.get('mall.Product.index')).toHaveLength(2);
    await writeRecording(folder, recording);

    const mock = await startMock({ port: 0, recording: folder });
    const callMock = async (otherFields = {}, headers = {}) =>
      (await call(`${mock.url}/api/`, { ...fields, ...otherFields }, headers)).data.pro?.name;
    const ownArgs = Object(product.data.pro).name;
    expect([await callMock(), await callMock(), await callMock()]).toEqual(['Tea', 'Green tea', 'Green tea']);
    expect(await callMock({}, { cookie: 'mall_mock=anna' })).toBe('Tea');
    expect(await callMock({ pro_id: '1002' })).toBe('Rice Bran Powder Wash');
    expect(await callMock({}, { prefer: 'example=ok' })).toBe(ownArgs);
    mock.setRules([{ api: '*', answer: [{ example: 'ok' }] }]);
    expect(await callMock()).toBe(ownArgs);
    const calls: { steeredBy: string }[] = await (await fetch(`${mock.url}/calls`)).json();
    expect(calls.map(({ steeredBy }) => steeredBy)).toEqual(['rule', 'Prefer', '', ...Array<string>(4).fill('recording')]);
    await mock.close();
  });

  it('writes into a folder that is not empty only when it replaces the recording in it or adds to it', async () => {
    target.answerWith(json(named('Tea')));
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
    for (const [at, caller] of callers.entries()) {
      target.answerWith(json(named(`Tea ${at}`)));
      await call(recorder.url, { ...fields, ...caller });
    }
    await writeRecording(folder, (await recorder.recorded()).recording);
    const mock = await startMock({ port: 0, recording: folder });
    const request = [...callers, { language: 'en', access_id: 'another' }];
    const names = await Promise.all(
      request.map(async (caller) => (await call(`${mock.url}/api/`, { ...fields, ...caller })).data.pro.name),
    );
    expect(names).toEqual(['Tea 0', 'Tea 1', 'Tea 2', 'Tea 2']);
    await mock.close();
  });

  it('names the source of an answer in a header, and refuses calls that were not recorded when strict', async () => {
    const fields = { api: 'mall.Product.index', pro_id: '1001' };
    target.answerWith(json(named('Tea')));
    await call(recorder.url, fields);
    await writeRecording(folder, (await recorder.recorded()).recording);
    const mock = await startMock({ port: 0, recording: folder, strict: true });
    const other = { ...fields, pro_id: '1002' };
    const callMock = async (form: Record<string, string>, headers = {}) => {
      const answer = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams(form), headers });
      return { status: answer.status, by: answer.headers.get('x-mock-answered-by'), body: await answer.json() };
    };
    expect(await callMock(fields)).toMatchObject({ status: 200, by: 'recording' });
    const errors = [{ field: 'recording', rule: 'missing', limit: 'mall.Product.index' }];
    expect(await callMock(other)).toMatchObject({ status: 404, by: 'refusal', body: { code: '50010', data: { errors } } });
    expect(await callMock(other, { prefer: 'example=ok' })).toMatchObject({ status: 200, by: 'prefer' });
    mock.setRules([{ api: '*', answer: [{ example: 'ok' }] }]);
    expect(await callMock(other)).toMatchObject({ status: 200, by: 'rule' });
    await mock.close();
  });

  it('ignores named fields, matches loosely on request, and names the nearest recorded call when strict', async () => {
    const fields = { api: 'mall.Product.index', pro_id: '1001', type: 'MS' };
    target.answerWith(json(named('Tea')));
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

  it('names the fields that differ in the log of a strict mock, and no value in the line of the call', async () => {
    target.answerWith(json(named('Tea')));
    await call(recorder.url, { api: 'mall.Product.index', pro_id: '1001', type: 'MS' });
    await writeRecording(folder, (await recorder.recorded()).recording);
    const logged: LoggedCall[] = [];
    const mock = await startMock({ recording: folder, strict: true, onCall: (one) => logged.push(one) });
    const { data } = await call(`${mock.url}/api/`, { api: 'mall.Product.index', pro_id: '1002' });
    await call(`${mock.url}/api/`, { api: 'mall.Login.getCode' });
    expect(Object.keys(data.errors[0])).toEqual(['field', 'rule', 'limit', 'message']);
    expect(logged[0]?.faults).toEqual([{ ...data.errors[0], differences: ['pro_id', 'type'] }]);
    expect(logged.map((one) => lineOf(one).split('invalid: ')[1])).toEqual([
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
    await expect(readRecording(folder)).rejects.toThrow(
      new UsageError(`The file ${nested} of the recording could not be read: it is a folder.`),
    );
  });

  it('with answersOnly ignores an invalid request that the gateway refuses, and reports one that it accepts', async () => {
    const lenientRecorder = await startRecorder({ from: target.url, port: 0, answersOnly: true });
    target.answerWith(json({ code: '50010', message: 'Wrong.', data: { errors: [] } }));
    await call(lenientRecorder.url, { api: 'mall.Product.index', pro_id: 'x' });
    expect(await lenientRecorder.recorded()).toEqual({ recording: new Map(), mismatches: [], others: 0 });
    target.answerWith(json(product));
    await call(lenientRecorder.url, { api: 'mall.Product.index', pro_id: 'x' });
    expect((await lenientRecorder.recorded()).mismatches).toHaveLength(1);
    await lenientRecorder.close();
  });

  it.each<[string, Record<string, string>, unknown, string]>([
    ['an answer that violates the contract', { api: 'mall.Product.index', pro_id: '1001' }, { ...product, data: { pro: {} } }, 'answer'],
    ['a code that the operation does not declare', { api: 'mall.Product.index', pro_id: '1001' }, { code: '305', message: '' }, 'answer'],
    ['a request that violates the contract', { api: 'mall.Product.index', pro_id: 'x' }, product, 'request'],
    ['an unknown operation', { api: 'mall.Nothing.index' }, product, 'request'],
  ])('reports and does not record %s', async (_, fields, answer, side) => {
    target.answerWith(json(answer));
    await call(recorder.url, fields);
    const { recording, mismatches } = await recorder.recorded();
    expect(recording.size).toBe(0);
    expect(mismatches.flatMap(({ findings }) => findings.map((finding) => finding.side))).toContain(side);
  });
});

describe('mall-mock --recording', () => {
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
  const start = (...args: string[]) => spawn(process.execPath, ['--conditions=source', main, '--port', '0', ...args]);

  it.each([
    [
      'a folder that does not exist',
      () => ['--recording', join(folder, 'missing')],
      /^The folder \S+missing of the recording does not exist\.$/,
    ],
    ['a file in place of the folder', () => ['--recording', main], /^The folder \S+main\.ts could not be read: it is not a folder\.$/],
    ['an empty folder', () => ['--recording', folder], /^The folder \S+ contains no recording: mall-mock record writes one\.$/],
    ['--strict without a recording', () => ['--strict'], /^--strict refuses calls .* it needs --recording FOLDER\.$/],
  ])('ends with 2 and one sentence for %s', async (_, args, message) => {
    const child = start(...args());
    let errors = '';
    child.stderr.on('data', (part) => (errors += part));
    const [code] = await once(child, 'close');
    expect([code, errors.trimEnd()]).toEqual([2, expect.stringMatching(message)]);
  });

  it('names the size of the recording when it starts', async () => {
    const answer = example('mall.Product.index');
    const call = { language: '', signedIn: false, request: { pro_id: 1001 }, answer };
    await writeFile(join(folder, 'mall.Product.index.json'), JSON.stringify([call, call]));
    const child = start('--recording', folder);
    const [line] = await once(child.stdout, 'data');
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(String(line)).toContain('Recorded: 2 calls of 1 operation.');
  });

  it.each([
    ['a file with invalid JSON', 'mall.Product.index.json', '{', /must be a list of/],
    ['a file not named after an operation', 'mall.Product.indx.json', '[]', /is not named after an operation/],
    [
      'an answer that violates the contract',
      'mall.Product.index.json',
      '[{ "language": "", "signedIn": false, "request": {}, "answer": { "code": "200", "message": "", "data": {} } }]',
      /the answer 1 violates the contract: data\.\w+ is missing\.$/,
    ],
  ])('refuses %s', async (_, name, text, message) => {
    await writeFile(join(folder, name), text);
    await expect(startMock({ port: 0, recording: folder }).then((mock: Mock) => mock.close())).rejects.toThrow(message);
  });
});

describe('mall-mock record', () => {
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
  async function record(...args: string[]) {
    const child = spawn(process.execPath, ['--conditions=source', main, 'record', '--port', '0', ...args]);
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    const [code] = await once(child, 'close');
    return { code, output };
  }
  const suite = (fields: Record<string, string>) => [
    ...['--', process.execPath, '--input-type=module', '-e'],
    `await fetch(process.env.GATEWAY_URL, { method: 'POST', body: new URLSearchParams(${JSON.stringify(fields)}) });`,
  ];

  it('runs a command against the proxy and writes a file for each operation', async () => {
    target.answerWith(json(example('mall.Product.index')));
    const { code, output } = await record('--from', target.url, '--into', folder, ...suite({ api: 'mall.Product.index', pro_id: '1001' }));
    expect([code, output]).toEqual([0, `1 call of 1 operation stored in ${folder}, 0 not stored.\n`]);
    expect(await readdir(folder)).toEqual(['mall.Product.index.json']);
    const [writtenFiles] = JSON.parse(await readFile(join(folder, 'mall.Product.index.json'), 'utf8'));
    expect(writtenFiles).toMatchObject({ request: { pro_id: 1001 }, answer: { code: '200' } });
  });

  it('refuses a folder that is not empty, unless it replaces the recording in it or adds to it', async () => {
    const from = ['--from', target.url, '--into', folder];
    target.answerWith(json(example('mall.Product.index')));
    const product = suite({ api: 'mall.Product.index', pro_id: '1001' });
    await record(...from, ...product);
    expect(await record(...from, ...product)).toEqual({
      code: 2,
      output: `${folder} is not empty: --replace deletes the recording in it, --add adds to it.\n`,
    });
    target.answerWith(json(example('mall.Login.getCode')));
    expect(await record(...from, '--add', ...suite({ api: 'mall.Login.getCode' }))).toMatchObject({ code: 0 });
    expect(await readdir(folder)).toEqual(['mall.Login.getCode.json', 'mall.Product.index.json']);
    expect(await record(...from, '--replace', ...suite({ api: 'mall.Login.getCode' }))).toMatchObject({ code: 0 });
    expect(await readdir(folder)).toEqual(['mall.Login.getCode.json']);
  });

  it('ends with 1 and the reason when a call violates the contract, without quoting its values', async () => {
    target.answerWith(json({ code: '200', message: '', data: { secret: 'hunter2' } }));
    const { code, output } = await record('--from', target.url, '--into', folder, ...suite({ api: 'mall.Product.index', pro_id: '1001' }));
    expect([code, output]).toEqual([1, expect.stringMatching(/^Not stored: a call of mall\.Product\.index\n {4}✗ answer data\./)]);
    expect(output).not.toContain('hunter2');
  });

  /** A suite that calls a path below GATEWAY_URL with JSON. */
  const suiteAt = (path: string, fields: Record<string, unknown>) => [
    ...['--', process.execPath, '--input-type=module', '-e'],
    `const headers = { 'content-type': 'application/json' };
     const body = '${JSON.stringify(fields)}';
     await fetch(process.env.GATEWAY_URL + '${path}', { method: 'POST', headers, body });`,
  ];

  it('stores a call in JSON at the address of an operation', async () => {
    target.answerWith(json(example('mall.Product.index')));
    const { code, output } = await record('--from', target.url, '--into', folder, ...suiteAt('mall.Product.index', { pro_id: 1001 }));
    expect([code, output]).toEqual([0, `1 call of 1 operation stored in ${folder}, 0 not stored.\n`]);
  });

  it('ends with 1 and a warning when nothing was stored, and leaves an earlier recording', async () => {
    await writeFile(join(folder, 'mall.Login.getCode.json'), '[]');
    const silent = ['--', process.execPath, '-e', ''];
    const { code, output } = await record('--from', target.url, '--into', folder, '--replace', ...silent);
    expect(code).toBe(1);
    expect(output).toMatch(/^Warning: Nothing was stored: no valid call reached http:\S+\/api\/\. Does the command call GATEWAY_URL\?$/m);
    expect(await readdir(folder)).toEqual(['mall.Login.getCode.json']);
  });

  it('warns of POST requests at addresses that no operation has, with their number', async () => {
    target.answerWith(json(example('mall.Product.index')));
    const { code, output } = await record('--from', target.url, '--into', folder, ...suiteAt('v1/products', {}));
    expect(code).toBe(1);
    expect(output).toContain(
      'Warning: 1 POST request was forwarded and not stored: the addresses of calls are /api/ and /api/<operation>.\nWarning: Nothing was stored: ',
    );
  });

  it('prints one hint when the path of the gateway is missing', async () => {
    target.answerWith((response) => void response.writeHead(404).end('Not found'));
    const from = target.url.replace('/api/', '/');
    const { code, output } = await record('--from', from, '--into', folder, ...suite({ api: 'mall.Product.index', pro_id: '1001' }));
    expect([code, output]).toEqual([
      2,
      `No call to ${from} received an envelope; nothing was recorded. Is the path missing in --from, such as ${target.url}?\n`,
    ]);
  });

  it.each([
    ['without a gateway', [], /^--from must name the gateway/],
    ['with an unknown option', ['--form', 'x'], /^Unknown option '--form'\. Did you mean --from/],
    ['with an unreachable gateway', ['--from', 'http://127.0.0.1:1/api/'], /^The gateway at \S+ cannot be reached/],
    ['with an invalid URL', ['--from', 'nourl'], /^--from must be an http or https address without a password\./],
    [
      'with a file in place of the folder',
      ['--from', 'http://127.0.0.1:1/api/', '--into', main],
      /^\S+main\.ts cannot be written: it is not a folder\.\n$/,
    ],
    [
      'with a folder to replace below a file',
      ['--from', 'http://127.0.0.1:1/api/', '--into', join(main, 'deep'), '--replace'],
      /^\S+main\.ts\/deep cannot be written: a part of its path is not a folder\.\n$/,
    ],
  ])('ends with 2 and one sentence %s', async (_, args, message) => {
    expect(await record(...args)).toEqual({ code: 2, output: expect.stringMatching(message) });
  });
});
