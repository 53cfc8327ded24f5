import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { wireDocument } from '../scripts/wire-document.ts';
import { contract } from '../src/document.ts';
import { type Operation, operations, resolve, validateRequest, validateResponse } from '../src/index.ts';
import { isObject, type JsonObject } from '../src/lint/json.ts';
import { mutations } from './mutations.ts';
import { validDocument } from './valid-document.ts';
import { withFiles } from './with-files.ts';

const compile = createCompiler(wireDocument(contract));
const media = '#/paths/~1api~1/post/requestBody/content';
const form = compile(`${media}/application~1x-www-form-urlencoded/schema`);

function createCompiler(document: JsonObject): (pointer: string) => ValidateFunction {
  // Another test compiles the contract in strict mode; this one only compares results.
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'wire');
  return (pointer) => ajv.compile({ $ref: `wire${encodeURI(pointer)}` });
}

const examplesIn = (examples: Operation['request']['examples']) => Object.values(examples ?? {}).map((example) => resolve(example).value);

describe.each([...operations.values()])('$api on the wire', (operation) => {
  it('accepts the same requests as the contract', () => {
    const schema = compile(`#/components/schemas/Request.${operation.api}`);
    const examples = examplesIn(operation.request.examples).filter(isObject);
    const send = (request: JsonObject) => (operation.multipart ? request : { ...request, api: operation.api });
    if (!operation.multipart) expect(examples.filter((example) => !form(send(example)))).toEqual([]);
    const requests = [...examples, ...examples.flatMap(mutations).filter(isObject)];
    const isAccepted = (request: JsonObject) => validateRequest(operation, withFiles(operation, request)).length === 0;
    expect(requests.filter((request) => schema(send(request)) !== isAccepted(request))).toEqual([]);
  });

  it('accepts the same responses as the contract', () => {
    const schema = compile(`#/components/schemas/Response.${operation.api}`);
    const examples = Object.values(operation.responses).flatMap((response) => examplesIn(response.content?.['application/json']?.examples));
    const responses = [...examples, ...examples.flatMap(mutations), ...invalidResponses].filter(isObject);
    const conformsToContract = (response: JsonObject) => hasCode(response) && validateResponse(operation, response).length === 0;
    expect(responses.filter((response) => schema(response) !== conformsToContract(response))).toEqual([]);
    expect(new Set(responses.map(conformsToContract))).toEqual(new Set([true, false]));
  });
});

const invalidResponses = [{ code: '203', message: 'x' }, { code: 109, message: 'x' }, { code: '77777', message: 'x' }, { code: '77777' }];

/** Returns whether a response has a code, without which the contract has no virtual status for it. */
function hasCode(response: JsonObject): response is JsonObject & { code: string | number } {
  return typeof response.code === 'string' || typeof response.code === 'number';
}

describe('the wire document', () => {
  it('refuses a request with an unknown operation, and one without an operation', () => {
    expect([form({ api: 'mall.Nothing.index' }), form({ pro_id: 1001 })]).toEqual([false, false]);
  });

  it('cannot be generated when two operations encode one field differently', () => {
    const document = validDocument();
    const { post } = document.paths['/mall.Thing.list'];
    Reflect.set(post.requestBody.content['application/x-www-form-urlencoded'], 'encoding', { lines: { style: 'form', explode: false } });
    expect(() => wireDocument(document)).toThrow('mall.Thing.list writes the field "lines"');
  });
});
