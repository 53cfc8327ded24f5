import { assertClient } from '#assert-arguments';
import { call } from './call.ts';
import { allOperations, type Mall } from './generated/facade.ts';
import type { Operation } from './operation.ts';
import type { CallOptions, MallClient } from './options.ts';

/**
 * Every operation behind one object: `createMall(client).catalog.product({ pro_id: 1001 })`. It brings all schemas along; where bytes
 * count, use `call` with the operations of `@mall/sdk/operations/<domain>`.
 *
 * The methods throw what `call` throws.
 */
export function createMall(client: MallClient): Mall {
  assertClient('createMall', client);
  const bind = (operations: Readonly<Record<string, Operation<object, unknown>>>) =>
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        (input?: object, options?: CallOptions) => call(client, operation, input, options),
      ]),
    );
  const domains = Object.entries(allOperations).map(([domain, operations]) => [domain, bind(operations)]);
  // The table and the interface are written by the same generator from the same operations; a test calls every one of them.
  return Object.fromEntries(domains) as Mall;
}
