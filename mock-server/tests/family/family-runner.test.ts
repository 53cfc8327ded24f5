import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemsOf } from '../../src/family/fields.ts';
import { complaintsOf, type Entry, type FieldType, startFamilyRun } from '../../src/family/index.ts';
import { valueAt, withValues } from '../../src/family/values.ts';
import { json, startTarget, type Target } from '../support/target.ts';

const strict = { values: true };

describe('a field that a page reads', () => {
  it.each<[FieldType, unknown[], unknown[]]>([
    ['text', ['', 'a', 0], [null, undefined, {}, true]],
    ['filled', ['a', 0], ['', ' ', null]],
    ['number', [1, '1', '-1.50', 0.5], ['', 'a', null, '1,000']],
    ['int', [1, '1'], [1.5, '1.0', '', null]],
    ['flag', [0, 1, '0', '1', true, false], [2, '', null]],
    ['boolean', [true, false, 0, 1], ['0', '1', 'false', null, undefined]],
    ['url', ['https://a.example/b', '/b', 'data:image/png;base64,AA'], ['', 'b', null]],
    ['date', ['2026-11-21', '2026-11-21 12:00:00'], ['', '21.11.2026', null]],
    ['csv', ['', '1,2', ['1']], [null, {}]],
    ['json', ['[]', '{"a":1}', [], {}], ['', 'a', null]],
    ['list', [[]], [{}, '', null]],
    ['object', [{}], [[], '', null]],
    ['=0|1', [0, '1'], [2, null]],
    ['/^a/', ['ab'], ['b', 1]],
  ])('of type %s accepts the valid values and refuses the invalid ones', (type, validValues, invalidValues) => {
    for (const value of validValues) expect([value, problemsOf(type, value, strict)]).toEqual([value, []]);
    for (const value of invalidValues)
      expect([value, problemsOf(type, value, strict)]).toMatchObject([value, [{ field: 'data', expected: type }]]);
  });

  it('may be missing, null or empty with a question mark, and is checked otherwise', () => {
    for (const value of [undefined, null, '', [], {}]) expect(problemsOf({ 'a?': 'int' }, { a: value }, strict)).toEqual([]);
    expect(problemsOf({ 'a?': 'int' }, { a: 'b' }, strict)).toMatchObject([{ field: 'data.a', expected: 'int' }]);
  });

  it('is checked in every item of a list, and a common problem is reported once', () => {
    const data = { list: [{ id: 1 }, { id: 'a' }, { id: 'b' }] };
    expect(problemsOf({ 'list[]': { id: 'int' } }, data, strict)).toEqual([
      { field: 'data.list[1].id', expected: 'int', received: 'a text of 1 character' },
    ]);
    expect(problemsOf({ 'list[+]': { id: 'int' } }, { list: [] }, strict)).toMatchObject([{ expected: 'list with at least one item' }]);
    expect(problemsOf({ '[]': { id: 'int' } }, [{ id: 1 }], strict)).toEqual([]);
    expect(problemsOf({ list: { id: 'int' } }, { list: '' }, strict)).toMatchObject([{ field: 'data.list', expected: 'object' }]);
  });

  it('may have any value where responses are examples', () => {
    expect(problemsOf({ status: '=1' }, { status: 5 }, { values: false })).toEqual([]);
  });
});

describe('a value of an earlier response', () => {
  const data = {
    list: [
      { id: 1, status: 0 },
      { id: 2, status: '2', num: '5' },
    ],
  };
  it.each([
    ['list[0].id', 1],
    ['list[status=2].id', 2],
    ['list[status=2,num>0].id', 2],
    ['list[num>5].id', undefined],
    ['', data],
  ])('is found at the path %j', (path, value) => {
    expect(valueAt(data, path, { anyItem: false })).toEqual(value);
  });

  it('is that of the first item where responses are examples', () => {
    expect(valueAt(data, 'list[status=9].id', { anyItem: true })).toBe(1);
  });

  it('is inserted into a request as text, and an object as JSON', () => {
    const values = new Map<string, unknown>([
      ['id', 7],
      ['order', { sNo: 'GM1' }],
    ]);
    expect(withValues('[{"pid":{id}}]', values)).toBe('[{"pid":7}]');
    expect(withValues('{order}', values)).toBe('{"sNo":"GM1"}');
    expect(() => withValues('{unknown}', values)).toThrow('needs {unknown}');
  });
});

describe('a run', () => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget();
  });
  afterAll(() => target.close());

  const suite = (options: object = {}) =>
    startFamilyRun({ target: target.url, account: 'shopper01', password: 'p', captcha: 'c', paymentPassword: '1', ...options });
  const startVisitorRun = (entries: readonly Entry[], options?: object) =>
    suite(options).begin({ name: 'test', session: 'visitor', entries });
  const received = () => ({ query: new URL(target.received().url, target.url).searchParams, body: target.received().body.toString() });

  it('sends store and language in the query, and the session of a response in later forms', async () => {
    target.respondWith(json({ code: 200, data: { access_id: 'guest' } }));
    const { run } = startVisitorRun([]);
    await run({ api: 'mall.Product.index', title: '', request: { access_id: '', pro_id: '1' } });
    expect(Object.fromEntries(received().query)).toEqual({ store_id: '1', store_type: '6', language: 'en_US' });
    expect(received().body).toBe('api=mall.Product.index&access_id=&pro_id=1');
    await run({ api: 'mall.Cart.index', title: '', request: { access_id: '' } });
    expect(received().body).toBe('api=mall.Cart.index&access_id=guest');
  });

  it('uses the store in the query of the target', async () => {
    await suite({ target: `${target.url}?store_id=7` })
      .begin({ name: 'test', session: 'visitor', entries: [] })
      .run({ api: 'a', title: '' });
    expect(received().query.get('store_id')).toBe('7');
  });

  it('sends an image as multipart, with the operation in the query', async () => {
    await startVisitorRun([]).run({ api: 'mall.Product.uploadImgs', title: '', image: 'file' });
    expect(received().query.get('api')).toBe('mall.Product.uploadImgs');
    expect(received().body).toContain('filename="image.gif"');
  });

  it('reports the invalid field of a response, and the fields in a refusal', async () => {
    const entry: Entry = { api: 'a', title: 'b', reads: { total: 'int' } };
    target.respondWith(json({ code: '200', data: { total: 'secret' } }));
    const result = await startVisitorRun([]).run(entry);
    expect(result.outcome).toBe('failed');
    expect(complaintsOf(result)).toEqual(['data.total: expected int, received a text of 6 characters']);
    target.respondWith(json({ code: '50010', data: { errors: [{ field: 'cpc', rule: 'pattern' }] } }));
    expect(complaintsOf(await startVisitorRun([]).run(entry))).toEqual(['code: expected 200, received 50010 (cpc: pattern)']);
    target.respondWith((response) => void response.destroy());
    expect(complaintsOf(await startVisitorRun([]).run(entry))).toEqual(['HTTP status: expected 200, received no response']);
  });

  it('passes when the refusal is an expected code', async () => {
    target.respondWith(json({ code: 101, msg: 'Unknown.' }));
    expect((await startVisitorRun([]).run({ api: 'a', title: 'b', code: '101|50010', reads: { total: 'int' } })).outcome).toBe('passed');
  });

  it.each<[string, Entry, RegExp]>([
    ['a value', { api: 'a', title: 'b', request: { id: '{order}' } }, /needs \{order\}/],
    ['a verification code', { api: 'a', title: 'b', request: { keyCode: '{code}' } }, /needs the verification code/],
    [
      'the operator',
      { api: 'a', title: 'b', operator: ['after-sale', 'approve', '7'] },
      /needs the operator of the shop: after-sale approve/,
    ],
  ])('does not run an entry when %s is missing', async (_name, entry, reason) => {
    expect(await startVisitorRun([]).run(entry)).toMatchObject({ outcome: 'not run', reason: expect.stringMatching(reason) });
  });

  it('does not run the entries of a customer who cannot sign in', async () => {
    target.respondWith(json({ code: '305', message: 'Wrong.' }));
    const result = await suite().begin({ name: 'test', session: 'customer', entries: [] }).run({ api: 'a', title: 'b' });
    expect(result).toMatchObject({ outcome: 'not run', reason: expect.stringContaining('could not sign in') });
  });
});
