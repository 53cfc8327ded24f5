/** `@mall/sdk/openapi-fetch`: the mall with the API of openapi-fetch, `{ data, error }` by virtual path. */
import createClient, { type Client } from 'openapi-fetch';
import { call } from './call.ts';
import { isMallError } from './errors.ts';
import { allOperations } from './generated/facade.ts';
import type { paths } from './generated/paths.ts';
import type { Operation } from './operation.ts';
import type { MallClient } from './options.ts';

export type { Failure, paths } from './generated/paths.ts';

/** Virtual status of each refusal in the contract; other errors have none and are thrown. */
const statusOf: Readonly<Record<string, number>> = {
  SessionInvalidError: 401,
  InsufficientBalanceError: 402,
  BusinessError: 409,
  RateLimitedError: 409,
  MaintenanceError: 503,
};

/**
 * Creates an openapi-fetch client with the paths of the contract: `await api.POST('/mall.Product.index', { body: { pro_id: 1001 } })`
 * returns `{ data }` with the decoded envelope or `{ error }` with code, message and data. It uses `call`, so session, retries, decoding
 * and hooks are those of `client`; the header `Idempotency-Key` is the call's key.
 *
 * Its calls throw `ContractViolation`, `NetworkError`, `TimeoutError` and `AbortedError`; it does not support uploads.
 */
export function createFetchClient(client: MallClient): Client<paths> {
  const operations = new Map<string, Operation<object, unknown>>();
  for (const domain of Object.values(allOperations)) {
    for (const operation of Object.values<Operation<object, unknown>>(domain)) operations.set(operation.api, operation);
  }
  return createClient<paths>({
    baseUrl: 'https://mall.invalid',
    fetch: async (request) => {
      const operation = operations.get(new URL(request.url).pathname.slice(1));
      if (!operation) throw new TypeError(`${request.url} is no operation of the mall`);
      const input: object = request.body ? await request.json() : {};
      const { 'content-type': _, 'idempotency-key': idempotencyKey, ...headers } = Object.fromEntries(request.headers);
      try {
        const data = await call(client, operation, input, { signal: request.signal, idempotencyKey, headers });
        return Response.json({ code: '200', message: '', data });
      } catch (error) {
        const status = isMallError(error) && error.code !== undefined ? statusOf[error.name] : undefined;
        if (!isMallError(error) || status === undefined) throw error;
        return Response.json({ code: error.code, message: error.serverMessage ?? '', data: error.data ?? null }, { status });
      }
    },
  });
}
