import { operations } from '@mall/contract';
import { expect } from 'vitest';
import type { Mock } from '../../src/index.ts';
import { formBody, okFields } from '../../src/requests/example-request.ts';

/** Sends a valid call, with the session key if there is one. */
export function sendTo({ url }: Mock, api: string, session?: string, headers: Record<string, string> = {}): Promise<Response> {
  const operation = operations.get(api) ?? expect.fail(`${api} is no operation`);
  return fetch(`${url}/api/?api=${api}`, {
    method: 'POST',
    body: formBody(operation, okFields(operation)),
    headers: { ...headers, ...(session && { cookie: `a=b; mall_mock=${session}` }) },
  });
}
