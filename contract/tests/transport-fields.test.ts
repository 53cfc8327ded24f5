import { describe, expect, it } from 'vitest';
import { JsonForm, operations, transportErrors } from '../src/index.ts';

const wrongValues = [{ x: 1 }, ['ko'], true, 7, null];

describe.each([...operations.values()])('the transport fields of $api', (operation) => {
  const errorsOf = (fields: object) => transportErrors(operation, new JsonForm(JSON.stringify(fields)));
  const ofType = (field: string) => [{ field, rule: 'type', limit: 'string' }];

  it.each(wrongValues)('refuse %j in JSON, where the field is not one of the operation', (value) => {
    expect(errorsOf({ language: value })).toEqual(ofType('language'));
    expect(errorsOf({ access_id: value })).toEqual(operation.takesAccessId ? [] : ofType('access_id'));
    expect(errorsOf({ idempotency_key: value })).toEqual(operation.idempotency === 'key' ? ofType('idempotency_key') : []);
  });

  it('accept texts and may be missing', () => {
    expect(errorsOf({ access_id: 'token', language: 'ko', idempotency_key: 'order-0001' })).toEqual([]);
    expect(errorsOf({ access_id: '', language: '' })).toEqual([]);
    expect(transportErrors(operation, new URLSearchParams('access_id=token&access_id=other&language=7'))).toEqual([]);
  });
});
