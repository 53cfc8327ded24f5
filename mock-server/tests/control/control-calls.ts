import { expect } from 'vitest';
import type { Mock } from '../../src/index.ts';
import { sendTo } from '../support/valid-call.ts';

export const product = 'mall.Product.index';

/** Rules that tests set: for one operation, and for all of them. */
export const notFound = { api: product, response: { example: 'unknown_product' } };
export const closed = { api: '*', response: { code: '4003' } };

/** The response with HTTP 400 and these errors. */
export const refused = (...errors: object[]) => [400, { errors: errors.map((error) => expect.objectContaining(error)) }];

interface WireResponse {
  readonly code: string | number;
  readonly data: Record<string, unknown>;
}

/** Calls of operations and of /control, on the mock of a test file. */
export function controlOf(mock: () => Mock) {
  async function callProduct(api: string, session?: string, headers?: Record<string, string>): Promise<WireResponse> {
    const envelope: WireResponse = JSON.parse(await (await sendTo(mock(), api, session, headers)).text());
    return envelope;
  }
  /** Sends a request to /control; returns status and body. */
  async function control(method: string, body?: unknown, key?: string): Promise<[number, unknown]> {
    const response = await fetch(`${mock().url}/control${key === undefined ? '' : `?key=${key}`}`, {
      method,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return [response.status, await response.json()];
  }
  return {
    callProduct,
    codeOf: async (...call: Parameters<typeof callProduct>) => String((await callProduct(...call)).code),
    control,
    setRules: (rules: unknown, key?: string) => control('PUT', { rules }, key),
  };
}
