import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';

/** The mock whose rules the tests of a file set. */
export let mock: Mock;

/** Starts a mock for the tests of a file; after each test it has no rules. */
export function useMock(): void {
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock.close());
  afterEach(async () => {
    for (const key of ['', '?key=anna']) await fetch(`${mock.url}/control${key}`, { method: 'DELETE' });
  });
}

/** The operation of most rules. */
export const api = 'mall.Product.index';

interface WireResponse {
  readonly status: number;
  /** The messages of the errors. */
  readonly messages?: readonly string[];
  readonly warnings?: readonly string[];
}

/** Sends a body to `PUT /control`. */
export async function put(body: unknown, query = ''): Promise<WireResponse> {
  const response = await fetch(`${mock.url}/control${query}`, { method: 'PUT', body: JSON.stringify(body) });
  const { errors, warnings } = await response.json();
  if (errors === undefined) return { status: response.status, warnings };
  return { status: response.status, messages: errors.map(({ message }: { message: string }) => message) };
}
/** Sets rules for all sessions. */
export const putRules = (...rules: object[]) => put({ rules });
/** The response to valid rules without warnings. */
export const accepted = { status: 200, warnings: [] };
/** The response to rules with these errors. */
export const refusedMessages = (...messages: unknown[]) => ({ status: 400, messages });
