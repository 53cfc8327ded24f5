import { assertPoll } from '#assert-arguments';
import { call } from './call.ts';
import { isMallError } from './errors.ts';
import type { Operation } from './operation.ts';
import type { MallClient, PollOptions } from './options.ts';
import { pause } from './retry.ts';

const transientErrors: readonly string[] = ['NetworkError', 'TimeoutError', 'RateLimitedError'];

/**
 * Repeats a call until its response fulfills `until`, and resolves to it; resolves to undefined after the deadline. The next request is
 * sent after the previous response, so no two are in flight. Transient errors (no connection, a timeout, too many requests, an unavailable
 * server) do not end polling.
 *
 * @param client - the client that sends the calls
 * @param operation - the operation to call, which changes nothing
 * @param input - the fields of each request
 * @param options - the end condition and interval, and the options of each call
 * @throws {AbortedError} when the signal aborts it; {@link TimeoutError} when the signal is an `AbortSignal.timeout`
 * @throws {MallError} for refusals of the server, as {@link call}
 * @throws {TypeError} for an operation that can change data, and as {@link call}
 */
export async function poll<Input extends object, Data>(
  client: MallClient,
  operation: Operation<Input, Data, 'safe'>,
  input: Input,
  options: PollOptions<Data>,
): Promise<Data | undefined> {
  assertPoll(client, operation, options);
  const { until, everyMs = 3000, deadlineMs, signal, ...callOptions } = options;
  const deadline = new AbortController();
  const onAbort = () => deadline.abort(signal?.reason);
  const timer = deadlineMs === undefined ? undefined : setTimeout(() => deadline.abort(), deadlineMs);
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  try {
    for (;;) {
      let retryAfter = 0;
      const response = await call<object, Data>(client, operation, input, { ...callOptions, signal: deadline.signal }).catch(
        (error: unknown) => {
          // A timeout of the caller's signal ends polling; a timeout of one request does not.
          if (signal?.aborted) throw error;
          retryAfter = secondsUntilRetry(error);
        },
      );
      if (response !== undefined && (await until(response))) return response;
      // After an aborted pause the next call is not sent: it throws the error of an aborted call.
      await pause(Math.max(everyMs, retryAfter * 1000), deadline.signal).catch(() => undefined);
    }
  } catch (error) {
    if (isMallError(error) && error.name === 'AbortedError' && !signal?.aborted) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** Returns the seconds that the server requests to wait after a transient error; rethrows any other error. */
function secondsUntilRetry(error: unknown): number {
  if (isMallError(error) && (error.retryable || transientErrors.includes(error.name))) return error.retryAfter ?? 0;
  throw error;
}
