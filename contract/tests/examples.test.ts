// @spec 3.2 3.3 3.4 3.5 3.7 3.23 4.5 7.9 7.10 7.12 7.16 9.14

import { describe, expect, it } from 'vitest';
import { operations, resolve, validateRequest, validateResponse } from '../src/index.ts';
import { withFiles } from './with-files.ts';

describe.each([...operations.values()])('$api', (operation) => {
  const requests = Object.entries(operation.request.examples ?? {}).map(([name, example]) => ({ name, value: resolve(example).value }));
  const responses = Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(response.content?.['application/json']?.examples ?? {}).map(([name, example]) => ({
      status,
      name,
      value: resolve(example).value,
    })),
  );

  it.each(requests)('request example $name conforms to the contract', ({ value }) => {
    expect(validateRequest(operation, withFiles(operation, Object(value)))).toEqual([]);
  });

  it.each(responses)('response example $status $name conforms to the contract', ({ value }) => {
    if (!hasCode(value)) throw new Error('A response has a code.');
    expect(validateResponse(operation, value)).toEqual([]);
  });
});

function hasCode(value: unknown): value is { code: string | number } {
  return (
    typeof value === 'object' && value !== null && 'code' in value && (typeof value.code === 'string' || typeof value.code === 'number')
  );
}
