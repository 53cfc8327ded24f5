/** A value, or the promise of one that takes longer. */
export type MaybePromise<T> = T | Promise<T>;

/** How long a page waits for a part that it can stream. */
const defaultWaitMs = 100;

/**
 * Waits briefly for a part that must not delay the page: returns the value when it resolves in time, so that the first markup contains it
 * (also for robots and browsers without JavaScript), otherwise the promise, which is streamed. The promise must not reject.
 */
export async function awaitBriefly<T>(promise: Promise<T>, milliseconds = defaultWaitMs): Promise<{ value: MaybePromise<T> }> {
  const timedOut = Symbol('timed out');
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => resolve(timedOut), milliseconds);
  });
  const first = await Promise.race([promise, timeout]);
  clearTimeout(timer);
  return { value: first === timedOut ? promise : first };
}
