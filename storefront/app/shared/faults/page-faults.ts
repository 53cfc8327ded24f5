/** What can befall a page in the browser: its session is over, the shop was not reached, a part of its code did not come. */
export type PageFault = 'signIn' | 'connection' | 'chunk';

type Listener = (fault: PageFault) => void;

// In the browser only, where there is one page.
const listeners = new Set<Listener>();
let last: { readonly fault: PageFault; readonly at: number } | undefined;

/** A fault may take the whole page away, with whoever heard of it: the next one hears of it too. */
const heardAnewMs = 1_000;

/** Tells whoever shows messages. */
export function tellFault(fault: PageFault): void {
  last = { fault, at: Date.now() };
  for (const listener of listeners) listener(fault);
}

/** Hears faults, one of a moment ago among them, until the answered function is called. */
export function onFault(listener: Listener): () => void {
  if (last && Date.now() - last.at < heardAnewMs) listener(last.fault);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
