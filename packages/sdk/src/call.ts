import { assertCallOptions } from './assert-options.ts';
import { type Answer, once } from './attempt.ts';
import type { Language, MallClient } from './client.ts';
import { isMallError } from './errors.ts';
import { aborted } from './faults.ts';
import { requestIdOf } from './headers.ts';
import type { Operation } from './operation.ts';
import { reportFailure } from './report.ts';
import { pause, pauseBefore } from './retry.ts';

/** What one call may say for itself. */
export interface CallOptions {
  /** Ends the call, a try in flight included. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for each try, instead of the client's. */
  readonly timeoutMs?: number | undefined;
  /**
   * For operations that take one: the same key has its effect once, however often it is sent. Only then is such a call tried again. 8 to 255
   * letters, digits, dots, colons, underscores and hyphens.
   */
  readonly idempotencyKey?: string | undefined;
  /** How often this call is tried after the first time, where it may be sent again; 0 for never. Instead of the client's. */
  readonly maxRetries?: number | undefined;
  /** Language of the texts in the answer, instead of the client's. */
  readonly language?: Language | undefined;
  /** Session token of this call instead of the session store's, which is neither read nor written; null calls as a visitor. */
  readonly token?: string | null | undefined;
  /** Headers of this call; they win over the client's. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The outcome of a call: its data when awaited, or data and HTTP answer. */
export interface CallPromise<Data> extends Promise<Data> {
  /** Data, `response` (status and headers; its body has been read) and `requestId`. Rejects as the call does. */
  withResponse(): Promise<Answer<Data>>;
}

/** Input and options of a call; the input may be left out where no field is required. */
export type CallArguments<Input> =
  Record<string, never> extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions];

/**
 * Calls one operation and answers its `data`, checked and decoded: `call(client, catalogProduct, { pro_id: 1001 })`.
 *
 * Operations that change nothing, and those given an idempotency key, are tried up to `maxRetries` times (twice) more when the fault is
 * `retryable`. Status, headers and request id of a success: `await call(client, catalogProduct, { pro_id: 1001 }).withResponse()`.
 *
 * @param client - the client that `createMallClient` made
 * @param operation - a constant of `@mall/sdk/operations/<domain>`
 * @param inputAndOptions - the fields of the request, which may be left out where none is required, then {@link CallOptions}
 * @throws {SessionInvalidError} when a session is needed and there is no valid one
 * @throws {InsufficientBalanceError} when the wallet does not cover a payment
 * @throws {MaintenanceError} while the mall is in maintenance
 * @throws {RateLimitedError} after too many requests, codes or tries; its `retryAfter` says how long to wait
 * @throws {BusinessError} for any other refusal; its `code` says which
 * @throws {ContractViolation} when validation is strict, or the answer is no envelope
 * @throws {NetworkError} without a connection or an answer of the gateway
 * @throws {TimeoutError} without an answer in time; `maybeApplied` says whether the outcome is unknown
 * @throws {AbortedError} when the signal ends it
 * @throws {TypeError} for an unknown or unusable option, an input that has no form, and a `fetch` that resolves to no response
 */
export function call<Input extends object, Data>(
  client: MallClient,
  operation: Operation<Input, Data>,
  ...inputAndOptions: CallArguments<Input>
): CallPromise<Data> {
  const [input, options = {}] = inputAndOptions;
  const answer = answerOf(client, operation, input ?? {}, options);
  const data = answer.then((success) => success.data);
  return Object.assign(data, {
    withResponse() {
      // Nobody awaits the data alone: its rejection is that of the answer.
      data.catch(() => {});
      return answer;
    },
  });
}

async function answerOf<Data>(
  client: MallClient,
  operation: Operation<unknown, Data>,
  input: object,
  options: CallOptions,
): Promise<Answer<Data>> {
  const { api, idempotency } = operation;
  assertCallOptions(api, options);
  const { signal, idempotencyKey, maxRetries = client.options.maxRetries ?? 2 } = options;
  const requestId = requestIdOf(client.options, options.headers);
  const again = idempotency === 'safe' || (idempotency === 'key' && idempotencyKey !== undefined);
  const attemptFrom = async (attempt: number): Promise<Answer<Data>> => {
    try {
      return await once({ client, operation, input, options, again, event: { api, requestId, attempt } });
    } catch (error) {
      const ms =
        again && attempt <= maxRetries && isMallError(error) && error.retryable ? pauseBefore(attempt, error.retryAfter) : undefined;
      if (ms === undefined) throw error;
      await pause(ms, signal).catch((cause: unknown) => {
        throw aborted({ api, requestId, cause, retryable: false, maybeApplied: idempotency !== 'safe' });
      });
      return attemptFrom(attempt + 1);
    }
  };
  try {
    return await attemptFrom(1);
  } catch (error) {
    if (isMallError(error)) reportFailure(client, error);
    throw error;
  }
}
