import { useEffect, useRef, useState } from 'react';

/** In milliseconds: a shorter wait is not indicated, and an indicator stays long enough to be seen. */
const delayMs = 200;
const minimumMs = 200;

/** Returns true while a pending indicator should be shown: after 200 ms, and for at least 200 ms. */
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
