// @spec 3.2 3.3 3.4 3.5 3.7 3.23 4.5 7.9 7.10 7.12 7.16 9.14

import { describe, expect, it } from 'vitest';
import { type FieldError, type Operation, operations, resolve, validateRequest, validateResponse } from '../src/index.ts';
import { withFiles } from './with-files.ts';

/** The error of the example refusal of an operation. */
function refusedFieldOf({ responses }: Operation): FieldError | undefined {
  const examples = Object.values(responses).flatMap((response) => Object.entries(response.content?.['application/json']?.examples ?? {}));
  const [, example] = examples.find(([name]) => name === 'parameter_refused') ?? [];
  const errors: readonly FieldError[] = Object(Object(Object(resolve(example ?? {})).value).data).errors ?? [];
  return errors[0];
}

/** A value that violates a rule. */
function violating({ rule, limit }: FieldError): unknown {
  if (rule === 'required') return undefined;
  if (rule === 'minimum') return Number(limit) - 1;
  if (rule === 'maximum') return Number(limit) + 1;
  if (rule === 'maxLength') return 'x'.repeat(Number(limit) + 1);
  return rule === 'maxItems' ? Array.from({ length: Number(limit) + 1 }, () => 1) : {};
}

describe.each([...operations.values()].filter(({ requestSchema }) => Object.keys(requestSchema.properties ?? {}).length > 0))(
  'the example of code 50010 of $api',
  (operation) => {
    it('is the error of a request that violates a limit of one of its fields', () => {
      const error = refusedFieldOf(operation);
      if (!error) throw new Error('There is no example of code 50010.');
      const [example] = Object.values(operation.request.examples ?? {});
      const request = { ...withFiles(operation, Object(resolve(example ?? {})).value ?? {}), [error.field]: violating(error) };
      for (const name of operation.requestSchema['x-require-one-of'] ?? [])
        if (error.rule === 'required') Reflect.deleteProperty(request, name);
      if (error.rule === 'required') Reflect.deleteProperty(request, error.field);
      expect(validateRequest(operation, request)).toContainEqual(error);
    });
  },
);

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
