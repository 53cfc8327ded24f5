/**
 * Creates a queue that runs work of one key, e.g. of one customer, sequentially in the order of the calls; work of other keys runs
 * concurrently.
 */
export function createKeyedQueue<Key>(): <T>(key: Key, work: () => Promise<T>) => Promise<T> {
  const last = new Map<Key, Promise<unknown>>();
  return async (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work);
    // Callers get the error from `result`; the next in the queue only waits for the end.
    const settled = result.catch(() => undefined);
    last.set(key, settled);
    try {
      return await result;
    } finally {
      // Nothing was queued behind it.
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
