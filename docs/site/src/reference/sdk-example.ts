import { exampleOf } from '@mall/sdk/testing';
import type { Operation } from './operations.ts';

type Decodable = Parameters<typeof exampleOf>[0];

const isDecodable = (value: unknown): value is Decodable =>
  typeof value === 'object' && value !== null && 'decode' in value && 'api' in value;

/**
 * The example response of an operation of the working contract as the TypeScript SDK returns it: flags are booleans, times ISO 8601, numbers
 * that are texts on the wire are numbers. Undefined when it returns no data.
 */
export async function sdkExampleOf({ api, domain }: Operation): Promise<unknown> {
  const operations: Record<string, unknown> = await import(`@mall/sdk/operations/${domain}`);
  const operation = Object.values(operations).find((value) => isDecodable(value) && value.api === api);
  return isDecodable(operation) ? exampleOf(operation) : undefined;
}
