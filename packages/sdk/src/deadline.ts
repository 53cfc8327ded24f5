/** Reason for a missing response. */
export type Interruption = 'aborted' | 'timeout' | 'network';

/**
 * Runs one attempt with a time limit and the caller's signal, with its own abort controller, because one that a previous attempt aborted
 * would end the next immediately. Rejects with the error that `fault` creates for the interruption, even when `run` ignores its signal. An
 * exception that `run` throws before it returns a promise is not a network failure and is rethrown unchanged.
 */
export async function withDeadline<T>(
  limitMs: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
  createError: (interruption: Interruption, cause: unknown) => Error,
): Promise<T> {
  const controller = new AbortController();
  let isTimedOut = false;
  let onAbort = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The reason bypasses the controller: not every platform's signals have a reason, or can throw it.
  const interrupted = new Promise<never>((_, reject) => {
    const interrupt = (reason: unknown) => {
      reject(reason);
      controller.abort(reason);
    };
    onAbort = () => interrupt(signal?.reason);
    timer = setTimeout(() => {
      isTimedOut = true;
      interrupt(new Error('timeout'));
    }, limitMs);
  });
  signal?.addEventListener('abort', onAbort, { once: true });
  let running: Promise<T> | undefined;
  try {
    if (signal?.aborted) throw signal.reason;
    running = run(controller.signal);
    return await Promise.race([running, interrupted]);
  } catch (cause) {
    if (!running && !signal?.aborted) throw cause;
    throw createError(signal?.aborted ? 'aborted' : isTimedOut ? 'timeout' : 'network', cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
