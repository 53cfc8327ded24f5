import { useEffect, useRef, useState } from 'react';

/** Milliseconds: what the eye takes for at once is not told, and what is told stays long enough to be seen. */
const delayMs = 200;
const minimumMs = 200;

/** Whether something is to be shown to be under way: from its 200th millisecond on, and for 200 at least. */
export function useDelayedPending(isBusy: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (isBusy === isShown) return undefined;
    const restMs = isBusy ? delayMs : minimumMs - (performance.now() - since.current);
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(isBusy);
    }, restMs);
    return () => clearTimeout(timer);
  }, [isBusy, isShown]);
  return isShown;
}
