import { useEffect, useState } from 'react';

/** How long a slide stays. */
const stayMs = 6000;

const calmer = '(prefers-reduced-motion: reduce)';

/** Slides that change by themselves. */
export interface Turning {
  /** Whether the shopper lets them. Never at first for who wants less motion. */
  readonly isWanted: boolean;
  /** Whether they do: not while somebody is at them. */
  readonly isOn: boolean;
  readonly setWanted: (isWanted: boolean) => void;
  /** Somebody is at them, or has left. */
  readonly setHeld: (isHeld: boolean) => void;
}

/** Calls `next` again and again, unless that is not wanted, somebody is at the slides, or the window is not seen. */
export function useTurning(next: () => void, isPossible: boolean): Turning {
  const [isWanted, setWanted] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isOn = isPossible && isWanted && !isHeld;
  useEffect(() => setWanted(!window.matchMedia(calmer).matches), []);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, stayMs);
    return () => clearInterval(timer);
  }, [isOn, next]);
  return { isWanted, isOn, setWanted, setHeld };
}
