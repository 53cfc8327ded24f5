import { type RefObject, useEffect, useRef } from 'react';

/** Centers the element that matches `selector` in a bar that overflows the window on a phone, again when the selector changes. */
export function useCentred<Bar extends HTMLElement>(selector: string): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>(selector);
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [selector]);
  return bar;
}
