import { type RefObject, useEffect, useRef } from 'react';

/** For a bar that runs out of the window on a phone: what `selector` finds in it comes to its middle, anew when the selector changes. */
export function useCentred<Bar extends HTMLElement>(selector: string): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const shown = bar.current?.querySelector<HTMLElement>(selector);
    if (bar.current && shown) bar.current.scrollLeft = shown.offsetLeft - (bar.current.clientWidth - shown.offsetWidth) / 2;
  }, [selector]);
  return bar;
}
