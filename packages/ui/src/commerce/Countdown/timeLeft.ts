import { useEffect, useState } from 'react';

const second = 1_000;

/**
 * Whole seconds from the server's now to a moment, counted down. The device's clock may be wrong, but it runs: only its distance to the
 * server's counts, and each second is reckoned anew, so that a page that slept is right when it wakes. Both are ISO moments.
 */
export function useTimeLeft(until: string, now: string): number {
  const [left, setLeft] = useState(() => secondsIn(spanOf(until, now)));
  useEffect(() => {
    const end = Date.now() + spanOf(until, now);
    const tick = () => setLeft(secondsIn(end - Date.now()));
    tick();
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, [until, now]);
  return left;
}

/** Whole seconds until a moment of this device's own clock, counted down; 0 without one, and before the script runs. */
export function useSecondsUntil(moment: number | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (moment === undefined) return setLeft(0);
    const tick = () => setLeft(secondsIn(moment - Date.now()));
    tick();
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}

const spanOf = (until: string, now: string) => Date.parse(until) - Date.parse(now);

const secondsIn = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / second));

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `59:12`, or `1:00:05` from an hour on; in full `00:59:12` and `01:00:05`, whose width stays as it is. */
export function clockText(seconds: number, inFull = false): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const minutesAndSeconds = `${twoDigits(minutes)}:${twoDigits(rest)}`;
  if (inFull) return `${twoDigits(hours)}:${minutesAndSeconds}`;
  return hours > 0 ? `${hours}:${minutesAndSeconds}` : minutesAndSeconds;
}
