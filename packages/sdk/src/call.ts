import { assertCall, assertLanguage, assertRetryDelay } from '#assert-arguments';
import { type MallResponse, sendOnce } from './attempt.ts';
import { abortedError } from './create-errors.ts';
import { isMallError } from './errors.ts';
import { customHeaders, newRequestId } from './headers.ts';
import type { DataFor, Fields, Idempotency, InputOf, Operation } from './operation.ts';
import type { CallOptions, KeyedCallOptions, MallClient } from './options.ts';
import { callHook, reportFailure } from './report.ts';
import { defaultRetryDelay, pause } from './retry.ts';

/** Result of a call: its data when awaited, or data and HTTP response. */
export interface CallPromise<Data> extends Promise<Data> {
  /** Returns data, `response` (status and headers; its body has been read) and `requestId`. Rejects as the call does. */
  withResponse(): Promise<MallResponse<Data>>;
}

/** Options of a call, with an idempotency key where the operation accepts one. */
type OptionsOf<Kind extends Idempotency> = 'key' extends Kind ? KeyedCallOptions : CallOptions;

/** Input and options of a call; the input can be omitted where no field is required. */
export type CallArguments<Input, Kind extends Idempotency = Idempotency> =
  Record<string, never> extends Input ? [input?: Input, options?: OptionsOf<Kind>] : [input: Input, options?: OptionsOf<Kind>];

/**
 * Calls one operation and returns its `data`, validated and decoded: `call(client, catalogProduct, { pro_id: 1001 })`.
 *
 * Operations that change nothing, and those that accept an idempotency key, are retried up to `maxRetries` times (default 2) when the error is
 * `retryable`. All attempts of a call send the same key: the caller's, else a random one. Status, headers and request id of a success: `await call(client, catalogProduct, { pro_id: 1001 }).withResponse()`.
 *
 * Where the data depends on a request field, its type does: `call(client, catalogSearch, { searchType: 2 })` returns shops.
 *
 * @param client - the client that `createMallClient` created
 * @param operation - a constant of `@mall/sdk/operations/<domain>`
 * @param inputAndOptions - the fields of the request, which can be omitted where none is required, then {@link CallOptions}, or {@link KeyedCallOptions} where it
 *   accepts an idempotency key
 * @throws {SessionInvalidError} when a session is required and there is no valid one
 * @throws {InsufficientBalanceError} when the wallet does not cover a payment
 * @throws {MaintenanceError} while the mall is in maintenance
 * @throws {RateLimitedError} after too many requests, codes or attempts; its `retryAfter` is the time to wait
 * @throws {BusinessError} for any other refusal; its `code` is the reason
 * @throws {ContractViolation} when validation is strict, or the response is not an envelope
 * @throws {NetworkError} without a connection or a response of the gateway
 * @throws {TimeoutError} without a response in time, or before the deadline of an `AbortSignal.timeout`; `maybeApplied` is true when the
 *   outcome is unknown
 * @throws {AbortedError} when the signal aborts it
 * @throws {TypeError} for an unknown or invalid option, an input that cannot be encoded, and a `fetch` that resolves to no response
 */
export function call<
  Input extends object,
  Data,
  Kind extends Idempotency = Idempotency,
  Kinds = unknown,
  Given extends Fields = Record<never, never>,
>(
  client: MallClient,
  operation: Operation<Input, Data, Kind, Kinds>,
  ...inputAndOptions: CallArguments<InputOf<Input, Given>, Kind>
): CallPromise<DataFor<Data, Kinds, Given>>;
// The variant that a server sends is known from the request alone, which TypeScript cannot derive here.
export function call<Input extends object, Data, Kind extends Idempotency>(
  client: MallClient,
  operation: Operation<Input, Data, Kind>,
  ...inputAndOptions: CallArguments<Input, Kind>
): CallPromise<Data> {
  const [input, options = {}] = inputAndOptions;
  const response = responseOf(client, operation, input, options);
  const data = response.then((success) => success.data);
  return Object.assign(data, {
    withResponse() {
      // Callers of `withResponse` do not await the data: its rejection must not be unhandled.
      data.catch(() => {});
      return response;
    },
  });
}

async function responseOf<Data>(
  client: MallClient,
  operation: Operation<unknown, Data>,
  input: object | undefined,
  options: KeyedCallOptions,
): Promise<MallResponse<Data>> {
  assertCall(client, operation, input, options);
  const { api, idempotency } = operation;
  const { signal, maxRetries = client.options.maxRetries ?? 2 } = options;
  const { retryDelayMs = client.options.retryDelayMs ?? defaultRetryDelay, language: languageOption = client.options.language } = options;
  const language = (typeof languageOption === 'function' ? await languageOption() : languageOption) || undefined;
  assertLanguage(api, language);
  const own = await customHeaders(api, client.options, options);
  const idempotencyKey = idempotency === 'key' ? keyOf(client, options, own) : undefined;
  const isRetryable = idempotency === 'safe' || idempotencyKey !== undefined;
  // A server forwards the id of the request that it handles.
  const requestId = own.get('X-Request-Id') ?? newRequestId();
  const attemptFrom = async (attempt: number): Promise<MallResponse<Data>> => {
    // The query of `baseUrl` can contain a key.
    const event = { api, requestId, attempt, url: client.endpoint.replace(/\?.*(?=store_id)/, '?') };
    try {
      return await sendOnce({ client, operation, input, options, language, own, idempotencyKey, again: isRetryable, event });
    } catch (error) {
      if (!isRetryable || attempt > maxRetries || !isMallError(error) || !error.retryable) throw error;
      const delayMs = retryDelayMs(attempt, error);
      assertRetryDelay(api, delayMs);
      if (delayMs === undefined) throw error;
      client.options.logger?.info(`${api} retry`, { ...event, delayMs, reason: error.message });
      void callHook(client, () => client.options.hooks?.onRetry?.({ ...event, error, delayMs }));
      await pause(delayMs, signal).catch((cause: unknown) => {
        throw abortedError({ ...event, idempotencyKey, cause, maybeApplied: idempotency !== 'safe' });
      });
      return attemptFrom(attempt + 1);
    }
  };
  const started = Date.now();
  try {
    return await attemptFrom(1);
  } catch (error) {
    if (isMallError(error)) reportFailure(client, error, Date.now() - started);
    throw error;
  }
}

/** Returns the idempotency key of a call: the caller's, else a random one, unless the server ignores keys. */
function keyOf({ options: { idempotencyKeys } }: MallClient, { idempotencyKey }: KeyedCallOptions, own: Headers): string | undefined {
  const key = idempotencyKey ?? own.get('Idempotency-Key');
  return key ?? (idempotencyKeys === false ? undefined : newRequestId());
}
