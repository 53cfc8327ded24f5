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

test.each<[object, string]>([
  [{ at: circular }, 'the request field at cannot be serialized: Converting circular structure to JSON'],
  [{ lines: [circular] }, 'the request field lines cannot be serialized: Converting circular structure to JSON'],
  [{ at: { id: 1n } }, 'the request field at cannot be serialized: Do not know how to serialize a BigInt'],
])('names the field of an input that cannot be serialized', async (input, message) => {
  await expect(call(client(), writeThing, { ...input })).rejects.toThrow(new TypeError(`test.Thing.write: ${message}`));
});
