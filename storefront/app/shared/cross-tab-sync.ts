import { useContext, useEffect } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/** Keys of localStorage: the time of the last change in any tab, and the visitor's state as the tabs last recorded it. */
const keys = { changedAt: 'mall.changedAt', visitorState: 'mall.visitorState' } as const;

/** The visitor's state as every page shows it. */
interface VisitorState {
  /** The signed-in customer's name; undefined for a visitor. */
  readonly userName: string | undefined;
  readonly cartCount: number;
}

// Storage may be blocked: other tabs then refresh at their next navigation.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

/** Makes the shop's other tabs revalidate their pages. */
export function notifyOtherTabs(): void {
  write(keys.changedAt, String(Date.now()));
}

/** Makes the other tabs revalidate after a change of the cart; each change has its own `changedAt`. */
export function useNotifyOtherTabs(changedAt: number | undefined): void {
  useEffect(() => {
    if (changedAt !== undefined) notifyOtherTabs();
  }, [changedAt]);
}

const isIdle = ({ navigation, revalidation, fetchers }: DataRouter['state']) =>
  navigation.state === 'idle' && revalidation === 'idle' && [...fetchers.values()].every(({ state }) => state === 'idle');

/**
 * Revalidates once the router is idle: a revalidation aborts whatever the router still loads, and the redirect of a form that a fetcher has
 * submitted is discarded when a revalidation starts before the response. Hooks provide the router's state only after React has rendered it,
 * which is too late; the router itself provides it immediately. Returns the function that cancels it.
 */
function revalidateWhenIdle(router: DataRouter): () => void {
  let isCancelled = false;
  let unsubscribe = () => {};
  const attempt = () => {
    if (isCancelled || !isIdle(router.state)) return;
    cancel();
    void router.revalidate();
  };
  const cancel = () => {
    isCancelled = true;
    unsubscribe();
  };
  // Outside the notification: during it the router has not finished the navigation yet.
  unsubscribe = router.subscribe(() => queueMicrotask(attempt));
  attempt();
  return cancel;
}

/**
 * Synchronizes a tab with the shop's others: notifies them of a sign-in, a sign-out or another number of items in the cart, and revalidates when
 * they notify, immediately when their last change is younger than this page.
 */
export function useCrossTabSync(visitorState: VisitorState | undefined): void {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (!router) return;
    let cancel = () => {};
    const revalidate = () => {
      cancel();
      cancel = revalidateWhenIdle(router);
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === keys.changedAt) revalidate();
    };
    addEventListener('storage', onStorage);
    if (Number(read(keys.changedAt)) > performance.timeOrigin) revalidate();
    return () => {
      removeEventListener('storage', onStorage);
      cancel();
    };
  }, [router]);
  // `visitorState` is a new object after each load, so that a tab that has notified an outdated state corrects it.
  useEffect(() => {
    if (!visitorState) return;
    // The customer's identity is not stored in the browser: a change of customers always includes a sign-out.
    const seen = `${visitorState.userName === undefined ? 'visitor' : 'customer'} ${visitorState.cartCount}`;
    if (read(keys.visitorState) === seen) return;
    write(keys.visitorState, seen);
    notifyOtherTabs();
  }, [visitorState]);
}
