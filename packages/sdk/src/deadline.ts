/** Why there is no answer. */
export type Interruption = 'aborted' | 'timeout' | 'network';

/**
 * Runs one try under a time limit and the caller's signal, with an abort controller of its own: one that a former try used up would end
 * the next at once. Rejects with what `fault` makes of the interruption, also when `run` does not heed its signal. An exception that `run`
 * throws before it returns a promise is no failure of the network and is passed on as it is.
 */
export async function withDeadline<T>(
  limitMs: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
  fault: (interruption: Interruption, cause: unknown) => Error,
): Promise<T> {
  const controller = new AbortController();
  let late = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The reason goes past the controller: not every platform's signals hold one, or can throw it.
  const ended = new Promise<never>((_, reject) => {
    const end = (reason: unknown) => {
      reject(reason);
      controller.abort(reason);
    };
    stop = () => end(signal?.reason);
    timer = setTimeout(() => {
      late = true;
      end(new Error('The time is up'));
    }, limitMs);
  });
  signal?.addEventListener('abort', stop, { once: true });
  let running: Promise<T> | undefined;
  try {
    if (signal?.aborted) throw signal.reason;
    running = run(controller.signal);
    return await Promise.race([running, ended]);
  } catch (cause) {
    if (!running && !signal?.aborted) throw cause;
    throw fault(signal?.aborted ? 'aborted' : late ? 'timeout' : 'network', cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
