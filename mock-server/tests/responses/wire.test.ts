// @spec 7.13

import { operations, resolve, validateResponse } from '@mall/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';
import { formBody, okFields } from '../../src/requests/example-request.ts';
import { invalidRequests } from './invalid-requests.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

interface Body {
  readonly code: string | number;
  readonly message: string;
  readonly data?: unknown;
}

interface WireResponse {
  readonly status: number;
  readonly refusedOnlyBy: string | null;
  readonly body: Body;
}

async function post(path: string, body: URLSearchParams | FormData, prefer = ''): Promise<WireResponse> {
  const response = await fetch(`${mock.url}${path}`, { method: 'POST', body, headers: { prefer } });
  const envelope: unknown = await response.json();
  if (!isBody(envelope)) throw new Error(`No envelope: ${JSON.stringify(envelope)}`);
  return { status: response.status, refusedOnlyBy: response.headers.get('x-mock-refused-only-by'), body: envelope };
}

function isBody(response: unknown): response is Body {
  return typeof response === 'object' && response !== null && 'code' in response && 'message' in response;
}

describe.each([...operations.values()])('$api', (operation) => {
  const examples = Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(response.content?.['application/json']?.examples ?? {}).map(([name, example]) => ({
      status,
      name,
      value: resolve(example).value,
    })),
  );

  it.each(examples)('returns the example $name of status $status', async ({ status, name, value }) => {
    const { status: http, body } = await post(
      `/api/?api=${operation.api}`,
      formBody(operation, okFields(operation)),
      `code=${status}, example=${name}`,
    );
    expect(http).toBe(200);
    expect(validateResponse(operation, body, 'sent')).toEqual([]);
    expect(body).toMatchObject({ ...Object(value), message: expect.any(String) });
  });

  it('returns a success without a preference', async () => {
    const { status, body } = await post('/api/', formBody(operation, { ...okFields(operation), api: operation.api }));
    expect(status).toBe(200);
    expect(String(body.code)).toBe('200');
  });

  it.each([
    ['true', 'sent'],
    ['compatible', 'compatible'],
  ] as const)('generates responses for dynamic=%s with the %s types of the contract', async (dynamic, types) => {
    for (const seed of ['1', '2', '3']) {
      const { body } = await post(`/api${operation.path}`, formBody(operation, okFields(operation)), `dynamic=${dynamic}, seed=${seed}`);
      expect(String(body.code)).toBe('200');
      expect(validateResponse(operation, body, types)).toEqual([]);
    }
  });

  it.each(['en', 'zh', 'tn', 'ko'])('conforms to the contract with the longest texts in %s', async (language) => {
    const fields = { ...okFields(operation), language };
    const { body } = await post(`/api/?api=${operation.api}`, formBody(operation, fields), 'long=true');
    expect(String(body.code)).toBe('200');
    expect(validateResponse(operation, body, 'sent')).toEqual([]);
  });

  const requestsToRefuse = invalidRequests(operation);
  it('has invalid requests, unless it has no fields', () => {
    expect(requestsToRefuse.length > 0).toBe(Object.keys(operation.requestSchema.properties ?? {}).length > 0);
  });

  it.each(requestsToRefuse)('refuses $field: $reason', async ({ field, fields }) => {
    const { status, body, refusedOnlyBy } = await post(`/api/?api=${operation.api}`, formBody(operation, fields));
    expect(status).toBe(200);
    expect(body.code).toBe('50010');
    // The error may be in a part of the field: "goods" or "goods.0.quantity".
    expect(invalidFields(body)).toContain(field);
    // Both Prism and the contract's validator must refuse the request: one that accepts it no longer validates.
    expect(refusedOnlyBy).toBeNull();
  });
});

function invalidFields({ data }: Body): string[] {
  const errors = typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors) ? data.errors : [];
  return errors.map((error: { field: string }) => error.field.split('.')[0] ?? '');
}

it('the captcha is a PNG, which React Native draws', async () => {
  const response = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api: 'mall.Login.getCode' }) });
  const { data } = await response.json();
  const [, image = ''] = /^data:image\/png;base64,(.+)$/.exec(data.code_img) ?? [];
  expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG');
});
