import { useEffect, useState } from 'react';

const second = 1_000;

/**
 * Whole seconds from the server's now to a moment, counted down. The device's clock may be wrong, but it runs: only its distance to the
 * server's counts, and each second is reckoned anew, so that a page that slept is right when it wakes. Both are ISO moments.
 */
export function useTimeLeft(until: string, serverTime: string): number {
  const [left, setLeft] = useState(() => secondsIn(spanOf(until, serverTime)));
  useEffect(() => {
    const end = Date.now() + spanOf(until, serverTime);
    const tick = () => setLeft(secondsIn(end - Date.now()));
    tick();
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, [until, serverTime]);
  return left;
}

const spanOf = (until: string, serverTime: string) => Date.parse(until) - Date.parse(serverTime);

const secondsIn = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / second));

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `59:12`, or `1:00:05` from an hour on. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${twoDigits(minutes)}:${twoDigits(rest)}`;
}
