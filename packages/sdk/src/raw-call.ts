import { assertRawCall } from '#assert-arguments';
import { type CallPromise, call } from './call.ts';
import type { Operation } from './operation.ts';
import type { KeyedCallOptions, MallClient } from './options.ts';
import { refusalPayload } from './wire/refusal-payload.ts';
import { refusalReason } from './wire/refusal-reason.ts';

/** Options of `rawCall`: those of a call, without `validation`, because nothing is validated. */
export type RawCallOptions = Omit<KeyedCallOptions, 'validation'>;

/**
 * Calls an operation by its name, for an operation or a request field that this version of the SDK does not have:
 * `rawCall(client, 'mall.Product.index', { pro_id: 1001, new_field: 1 })`. Returns `data` as the server sent it, neither validated nor decoded.
 * Session, language, headers, hooks and errors are those of {@link call}; a token that the response issues is not stored.
 *
 * Fields are encoded as in other calls: objects as JSON text, lists joined by commas; encode a list of objects with `JSON.stringify`. An
 * input with a Blob is sent as multipart/form-data. The call is retried only with an `idempotencyKey`, or when its options state
 * `maxRetries`: state it for operations that change nothing. No key is generated, because only the caller knows whether the operation accepts one.
 *
 * @param client - the client that `createMallClient` created
 * @param api - the name of the operation on the wire, "mall.Product.index"
 * @param input - the fields of the request
 * @param options - the options of the call
 * @throws {MallError} as {@link call}; a `ContractViolation` only for a response that is not an envelope
 * @throws {TypeError} as {@link call}
 */
export function rawCall(client: MallClient, api: string, input: object = {}, options: RawCallOptions = {}): CallPromise<unknown> {
  assertRawCall(client, api);
  const operation: Operation<object, unknown> = {
    api,
    idempotency: options.idempotencyKey !== undefined ? 'key' : options.maxRetries ? 'safe' : 'no',
    login: 'optional',
    balance: true,
    multipart: Object.values(input)
      .flat()
      .some((value) => value instanceof Blob),
    refusalReason,
    refusalPayload,
    decode: (data) => ({ data }),
  };
  return call(client, operation, input, { ...options, validation: 'off' });
}
