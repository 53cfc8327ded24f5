import { startTransition, useEffect, useState } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router-dom';

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

/**
 * Revalidates a stale page once the router is idle: a revalidation aborts whatever the router still loads, and the redirect of a form that a
 * fetcher has submitted is discarded when a revalidation starts before the answer.
 */
function useRevalidateWhenIdle(isStale: boolean, setIsStale: (isStale: boolean) => void): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isIdle = state === 'idle' && navigation.state === 'idle' && fetchers.every((fetcher) => fetcher.state === 'idle');
  useEffect(() => {
    if (!isStale || !isIdle) return;
    setIsStale(false);
    void revalidate();
  }, [isStale, isIdle, setIsStale, revalidate]);
}

/**
 * Keeps a tab in step with the shop's others: tells them when somebody has signed in or out or the cart holds another number of goods than they
 * know of, and reads the page anew when they tell. It does that at once when their news is younger than the page: it is also what wakes it.
 */
export function useTabs(standing: Standing | undefined): void {
  const [isStale, setIsStale] = useState(false);
  useEffect(() => {
    // The router changes its state in transitions: another one is not rendered before what the router has begun.
    const markStale = () => startTransition(() => setIsStale(true));
    const hear = ({ key }: StorageEvent) => {
      if (key === keys.changedAt) markStale();
    };
    addEventListener('storage', hear);
    if (Number(read(keys.changedAt)) > performance.timeOrigin) markStale();
    return () => removeEventListener('storage', hear);
  }, []);
  useRevalidateWhenIdle(isStale, setIsStale);
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
