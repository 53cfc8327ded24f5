import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Where a browser keeps when the cart last changed in one of its tabs. */
const storageKey = 'mall.cart';

function readChangedAt(): number {
  try {
    return Number(localStorage.getItem(storageKey));
  } catch {
    return 0;
  }
}

/** Tells the shop's other tabs that the cart has changed here; `changedAt` is another moment each time. */
export function useTellTabs(changedAt: number | undefined): void {
  useEffect(() => {
    if (changedAt === undefined) return;
    try {
      localStorage.setItem(storageKey, String(Date.now()));
    } catch {
      // A browser that keeps nothing is respected: its other tabs learn of it when they are used.
    }
  }, [changedAt]);
}

/** Reads the page anew when another tab has changed the cart: also when that is what woke this part of the page, which came too late to hear it. */
export function useTabsNews(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === storageKey) void revalidate();
    };
    addEventListener('storage', hear);
    if (readChangedAt() > performance.timeOrigin) void revalidate();
    return () => removeEventListener('storage', hear);
  }, [revalidate]);
}
