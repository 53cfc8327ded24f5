import { describe, expect, it } from 'vitest';
import { type Operation, operations, resolve, validateAnswer, validateRequest } from '../src/index.ts';

describe.each([...operations.values()])('$api', (operation) => {
  const requests = Object.entries(operation.request.examples ?? {}).map(([name, example]) => ({ name, value: resolve(example).value }));
  const answers = Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(response.content?.['application/json']?.examples ?? {}).map(([name, example]) => ({
      status,
      name,
      value: resolve(example).value,
    })),
  );

  it.each(requests)('request example $name keeps the contract', ({ value }) => {
    expect(validateRequest(operation, withFiles(operation, value))).toEqual([]);
  });

  it.each(answers)('answer example $status $name keeps the contract', ({ value }) => {
    if (!hasCode(value)) throw new Error('An answer has a code.');
    expect(validateAnswer(operation, value)).toEqual([]);
  });
});

/** JSON holds no files: the example says a name, and a small file of that name takes its place. */
function withFiles({ requestSchema }: Operation, value: unknown): Record<string, unknown> {
  const isFile = (name: string) => resolve(requestSchema.properties?.[name] ?? {}).format === 'binary';
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, part]) => [name, isFile(name) ? new File(['picture'], String(part)) : part]),
  );
}

function hasCode(value: unknown): value is { code: string | number } {
  return (
    typeof value === 'object' && value !== null && 'code' in value && (typeof value.code === 'string' || typeof value.code === 'number')
  );
}
