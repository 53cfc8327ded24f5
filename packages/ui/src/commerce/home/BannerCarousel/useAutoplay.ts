import { useEffect, useState } from 'react';

/** Display time of a slide in milliseconds. */
const stayMs = 6000;

const calmer = '(prefers-reduced-motion: reduce)';

/** State of an automatic slide rotation. */
export interface Autoplay {
  /** Whether the shopper allows the rotation. Initially false when reduced motion is preferred. */
  readonly isWanted: boolean;
  /** Whether the rotation runs: it pauses while the slides are hovered over or focused. */
  readonly isOn: boolean;
  readonly setWanted: (isWanted: boolean) => void;
  /** Sets whether the slides are hovered over or focused. */
  readonly setHeld: (isHeld: boolean) => void;
}

/** Calls `next` at an interval, unless the rotation is turned off, the slides are hovered over or focused, or the window is hidden. */
export function useAutoplay(next: () => void, isPossible: boolean): Autoplay {
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
