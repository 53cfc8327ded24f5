import { expect, test } from 'vitest';
import { call, createMallClient } from '../src/index.ts';
import { readThing, writeThing } from './support/operations.ts';

const fetch = () => Promise.reject<Response>(new Error('It was sent'));
const client = (more: object = {}) => createMallClient({ baseUrl: 'http://gateway/api/', fetch, ...more });

const circular: { self?: object } = {};
circular.self = circular;

const invalidValue = 'the value of the header X-Name cannot be sent, expected Latin-1 characters without line breaks';

test.each<[object, string]>([
  [{ 'X-Name': '漢' }, invalidValue],
  [{ 'X-Name': 'a\nb' }, invalidValue],
  [{ 'X Y': 'a' }, '"X Y" is not a valid name of a header'],
])('names the header of %j that cannot be sent', async (headers, message) => {
  expect(() => client({ headers })).toThrow(new TypeError(`createMallClient: ${message}`));
  const expected = new TypeError(`test.Thing.read: ${message}`);
  await expect(call(client(), readThing, {}, { headers: { ...headers } })).rejects.toThrow(expected);
  await expect(call(client({ headers: () => headers }), readThing)).rejects.toThrow(expected);
});

test.each<[unknown, string]>([
  [{ a: 1 }, 'object'],
  [null, 'null'],
  [() => 'a', 'function'],
  [['a'], 'array'],
])('refuses the value %j of a header, which would be sent as another text', async (value, kind) => {
  const headers = { 'X-Name': value };
  const expected = new TypeError(`createMallClient: the header X-Name is ${kind}, expected a string`);
  expect(() => client({ headers })).toThrow(expected);
});

const plain = 'expected a string, a number, a boolean, a list or a plain object';
const inList = 'expected a string or a number';

test.each<[string, unknown, string]>([
  ['a function', () => 1, `is function, ${plain}`],
  ['a symbol', Symbol('a'), `is symbol, ${plain}`],
  ['NaN', Number.NaN, `is NaN, ${plain}`],
  ['a Date', new Date(0), `is an instance of Date, ${plain}`],
  ['a URL', new URL('https://shop.example'), `is an instance of URL, ${plain}`],
  ['a Map', new Map([[1, 2]]), `is an instance of Map, ${plain}`],
  ['a Blob without a multipart form', new Blob(['a']), `is an instance of Blob, ${plain}`],
  ['a list with an object', ['a', { id: 1 }], `has an element that is an instance of Object, ${inList}`],
  ['a list with a circular object', [circular], `has an element that is an instance of Object, ${inList}`],
  ['a list with a function', [() => 1], `has an element that is function, ${inList}`],
])('refuses %s in a field, which would be sent as a text that no server can read', async (_, keyword, message) => {
  await expect(call(client(), readThing, { keyword })).rejects.toThrow(
    new TypeError(`test.Thing.read: the request field keyword ${message}`),
  );
});

class Place {
  readonly city = 'Hangzhou';
}

test.each([
  ['a class instance with fields', new Place(), '{"city":"Hangzhou"}'],
  ['an empty object', {}, '{}'],
  ['an object without a prototype', Object.create(null), '{}'],
  ['a list', ['a', 2, true], 'a,2,true'],
  ['a large number', 10n ** 20n, '100000000000000000000'],
])('sends %s in a field', async (_, keyword, text) => {
  const bodies: unknown[] = [];
  const echo = (_url: string, init: { readonly body: unknown }) => {
    bodies.push(init.body);
    return fetch();
  };
  await expect(call(client({ fetch: echo, maxRetries: 0 }), readThing, { keyword })).rejects.toThrow('It was sent');
  expect(new URLSearchParams(String(bodies[0])).get('keyword')).toBe(text);
});

test.each<[object, string]>([
  [{ at: circular }, 'the request field at cannot be serialized: Converting circular structure to JSON'],
  [{ lines: [circular] }, 'the request field lines cannot be serialized: Converting circular structure to JSON'],
  [{ at: { id: 1n } }, 'the request field at cannot be serialized: Do not know how to serialize a BigInt'],
])('names the field of an input that cannot be serialized', async (input, message) => {
  await expect(call(client(), writeThing, { ...input })).rejects.toThrow(new TypeError(`test.Thing.write: ${message}`));
});
