import { useContext, useEffect } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/** Where a browser keeps when its tabs last had something to tell each other, and as whom and with how much in the cart they last saw the visitor. */
const keys = { changedAt: 'mall.changedAt', standing: 'mall.standing' } as const;

/** What every page of the shop says of the visitor. */
interface Standing {
  /** The signed-in customer's name; undefined for a visitor. */
  readonly userName: string | undefined;
  readonly cartCount: number;
}

// A browser that keeps nothing is respected: its other tabs learn of changes when they are used.
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

/** Tells the shop's other tabs that they are to read their pages anew. */
export function tellTabs(): void {
  write(keys.changedAt, String(Date.now()));
}

/** Tells the shop's other tabs that the cart has changed here; `changedAt` is another moment each time. */
export function useTellTabs(changedAt: number | undefined): void {
  useEffect(() => {
    if (changedAt !== undefined) tellTabs();
  }, [changedAt]);
}

const isIdle = ({ navigation, revalidation, fetchers }: DataRouter['state']) =>
  navigation.state === 'idle' && revalidation === 'idle' && [...fetchers.values()].every(({ state }) => state === 'idle');

/**
 * Revalidates once the router is idle: a revalidation aborts whatever the router still loads, and the redirect of a form that a fetcher has
 * submitted is discarded when a revalidation starts before the answer. Hooks tell the router's state only once React has rendered it, which
 * is too late; the router itself knows it at once. Returns the cancel.
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
  // Not inside the notification: the router has not finished the navigation that it tells of.
  unsubscribe = router.subscribe(() => queueMicrotask(attempt));
  attempt();
  return cancel;
}

/**
 * Keeps a tab in step with the shop's others: tells them when somebody has signed in or out or the cart holds another number of goods than they
 * know of, and reads the page anew when they tell. It does that at once when their news is younger than the page: it is also what wakes it.
 */
export function useTabs(standing: Standing | undefined): void {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (!router) return;
    let cancel = () => {};
    const revalidate = () => {
      cancel();
      cancel = revalidateWhenIdle(router);
    };
    const hear = ({ key }: StorageEvent) => {
      if (key === keys.changedAt) revalidate();
    };
    addEventListener('storage', hear);
    if (Number(read(keys.changedAt)) > performance.timeOrigin) revalidate();
    return () => {
      removeEventListener('storage', hear);
      cancel();
    };
  }, [router]);
  // `standing` is another object each time the page is read, so that a tab that has told what was no longer so is put right.
  useEffect(() => {
    if (!standing) return;
    // Who it is stays out of the browser's storage: between two customers somebody has signed out.
    const seen = `${standing.userName === undefined ? 'visitor' : 'customer'} ${standing.cartCount}`;
    if (read(keys.standing) === seen) return;
    write(keys.standing, seen);
    tellTabs();
  }, [standing]);
}
