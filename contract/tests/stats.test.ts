import { describe, expect, it } from 'vitest';
import { countDomains } from '../scripts/stats/counts.ts';
import { untypedNodes } from '../scripts/stats/untyped.ts';
import { contract } from '../src/document.ts';
import { type JsonObject, objectAt } from '../src/lint/json.ts';
import { validDocument } from './valid-document.ts';

const media = ['paths', '/mall.Thing.index', 'post', 'requestBody', 'content', 'application/x-www-form-urlencoded', 'schema'];

function withField(path: readonly string[], schema: JsonObject): JsonObject {
  const document = validDocument();
  Reflect.set(objectAt(document, ...path, 'properties'), 'planted', schema);
  return document;
}
const inRequest = (schema: JsonObject) => withField(media, schema);
const inResponse = (schema: JsonObject) => withField(['components', 'schemas', 'Tree'], schema);
const findUntyped = (document: JsonObject) => untypedNodes(document).filter(({ at }) => at.includes('planted'));

describe('the contract', () => {
  it('has a reason for every underspecified schema', () => {
    expect(untypedNodes(contract).filter(({ reason }) => reason === undefined)).toEqual([]);
  });

  it('has examples, errors and limits for every operation', () => {
    for (const { domain, operations, ...figures } of countDomains(contract))
      expect([domain, figures]).toMatchObject([domain, { withExamples: operations, withErrors: operations, withLimits: operations }]);
  });
});

describe('untypedNodes', () => {
  it.each([
    ['anything', inResponse({})],
    ['anything with a description', inResponse({ description: 'Something.' })],
    ['a list of anything', inResponse({ type: 'array', items: {} })],
    ['an object of unknown fields', inResponse({ type: 'object' })],
    ['an object that may be null', inResponse({ type: ['object', 'null'], additionalProperties: true })],
    ['an unbounded text of a request', inRequest({ type: 'string' })],
  ])('finds %s', (_label, document) => {
    expect(findUntyped(document)).toMatchObject([{ reason: undefined }]);
  });

  it('accepts an underspecified schema with a reason, but not with an empty one', () => {
    expect(findUntyped(inResponse({ type: 'object', 'x-untyped': 'Decided by the shop.' }))).toMatchObject([
      { reason: 'Decided by the shop.' },
    ]);
    expect(findUntyped(inResponse({ type: 'object', 'x-untyped': '' }))).toMatchObject([{ reason: undefined }]);
  });

  it.each([
    ['an empty object or list', inResponse({ type: ['object', 'array'], maxProperties: 0, maxItems: 0, items: {} })],
    ['a map', inResponse({ type: 'object', additionalProperties: { type: 'string' } })],
    ['an unbounded text of a response', inResponse({ type: 'string' })],
    ['an enum', inRequest({ type: 'string', enum: ['a'] })],
  ])('ignores %s', (_label, document) => {
    expect(findUntyped(document)).toEqual([]);
  });
});
