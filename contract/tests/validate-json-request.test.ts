import { describe, expect, it } from 'vitest';
import { operations, resolve, validateJsonRequest } from '../src/index.ts';

function errorsOf(api: string, body: Record<string, unknown>) {
  const operation = operations.get(api) ?? expect.fail(`${api} is no operation`);
  return validateJsonRequest(operation, body);
}

describe('validateJsonRequest', () => {
  it.each([...operations.values()].filter(({ multipart }) => !multipart))('accepts the examples of $api', (operation) => {
    const examples = Object.values(operation.request.examples ?? {}).map((example) => resolve(example).value);
    expect(examples.flatMap((example) => validateJsonRequest(operation, Object(example)))).toEqual([]);
  });

  it.each([
    ['a text in place of a number', { pro_id: '1001' }, { field: 'pro_id', rule: 'type', limit: 'integer' }],
    ['a missing field', {}, { field: 'pro_id', rule: 'required' }],
    ['a session that is no text', { pro_id: 1001, access_id: { x: 1 } }, { field: 'access_id', rule: 'type', limit: 'string' }],
    ['a language that is too long', { pro_id: 1001, language: 'x'.repeat(11) }, { field: 'language', rule: 'maxLength', limit: 10 }],
  ])('refuses %s', (_, body, error) => {
    expect(errorsOf('mall.Product.index', body)).toEqual([error]);
  });

  it('accepts the session and the language as texts, and ignores unknown fields', () => {
    expect(errorsOf('mall.Product.index', { pro_id: 1001, access_id: 'u_1', language: 'ko', other: true })).toEqual([]);
  });
});
