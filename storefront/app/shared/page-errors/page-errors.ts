/** Errors of a page in the browser: the session has expired, the shop was not reached, a chunk failed to load. */
export type PageError = 'signIn' | 'connection' | 'chunk';

type Listener = (error: PageError) => void;

// Module state is safe in the browser, where there is one page.
const listeners = new Set<Listener>();
let last: { readonly error: PageError; readonly at: number } | undefined;

/** An error may unmount the page with its subscribers; one that subscribes shortly afterwards receives it too. */
const replayWithinMs = 1_000;

/** Notifies all subscribers. */
export function publishPageError(error: PageError): void {
  last = { error, at: Date.now() };
  for (const listener of listeners) listener(error);
}

/** Subscribes to errors, including one of the last second. Returns the function that unsubscribes. */
export function subscribeToPageErrors(listener: Listener): () => void {
  if (last && Date.now() - last.at < replayWithinMs) listener(last.error);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
