import { once } from './attempt.ts';
import type { MallClient } from './client.ts';
import { isMallError } from './errors.ts';
import { unanswered } from './faults.ts';
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
  /** For operations that take one: the same key has its effect once, however often it is sent. Only then is such a call tried again. */
  readonly idempotencyKey?: string | undefined;
  /** Headers of this call; they win over the client's. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Input and options of a call; the input may be left out where no field is required. */
export type CallArguments<Input> =
  Record<string, never> extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions];

/**
 * Calls one operation and answers its `data`, checked and decoded: `call(client, catalogProduct, { pro_id: 1001 })`.
 *
 * Operations that change nothing, and those given an idempotency key, are tried up to twice more when the fault is `retryable`.
 *
 * @throws {SessionInvalidError} when a session is needed and there is no valid one
 * @throws {InsufficientBalanceError} when the wallet does not cover a payment
 * @throws {MaintenanceError} while the mall is in maintenance
 * @throws {RateLimitedError} after too many requests, codes or tries; its `retryAfter` says how long to wait
 * @throws {BusinessError} for any other refusal; its `code` says which
 * @throws {ContractViolation} when validation is strict, or the answer is no envelope
 * @throws {NetworkError} without a connection or an answer of the gateway
 * @throws {TimeoutError} without an answer in time; `maybeApplied` says whether the outcome is unknown
 * @throws {AbortedError} when the signal ends it
 */
export async function call<Input extends object, Data>(
  client: MallClient,
  operation: Operation<Input, Data>,
  ...[input, options = {}]: CallArguments<Input>
): Promise<Data> {
  const { api, idempotency } = operation;
  const { signal, idempotencyKey } = options;
  const requestId = requestIdOf(client.options, options.headers);
  const again = idempotency === 'safe' || (idempotency === 'key' && idempotencyKey !== undefined);
  const attemptFrom = async (attempt: number): Promise<Data> => {
    try {
      return await once({ client, operation, input: input ?? {}, options, again, event: { api, requestId, attempt } });
    } catch (error) {
      const ms = again && isMallError(error) && error.retryable ? pauseBefore(attempt, error.retryAfter) : undefined;
      if (ms === undefined) throw error;
      await pause(ms, signal).catch((cause: unknown) => {
        throw unanswered('aborted', { api, requestId, cause, retryable: false, maybeApplied: idempotency !== 'safe' });
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
