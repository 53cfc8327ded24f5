import { assertClient } from '#assert-arguments';
import { call } from './call.ts';
import { allOperations, type Mall } from './generated/facade.ts';
import type { Operation } from './operation.ts';
import type { KeyedCallOptions, MallClient } from './options.ts';

/**
 * Creates an object with every operation: `createMall(client).catalog.product({ pro_id: 1001 })`. It bundles all schemas; where size
 * matters, use `call` with the operations of `@mall/sdk/operations/<domain>`.
 *
 * The methods throw the same errors as `call`.
 */
export function createMall(client: MallClient): Mall {
  assertClient('createMall', client);
  const bind = (operations: Readonly<Record<string, Operation<object, unknown>>>) =>
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        (input?: object, options?: KeyedCallOptions) => call(client, operation, input, options),
      ]),
    );
  const domains = Object.entries(allOperations).map(([domain, operations]) => [domain, bind(operations)]);
  // The same generator writes the table and the interface from the same operations; a test calls every one of them.
  return Object.fromEntries(domains) as Mall;
}
