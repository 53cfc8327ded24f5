import { useEffect, useState } from 'react';

const second = 1_000;

/**
 * Counts down the whole seconds from the server's current time to `until`; both are ISO 8601. The device's clock can be wrong, so only the
 * time elapsed on it counts. Each second is calculated again, so that a suspended page is correct after it resumes.
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

/** Counts down the whole seconds until a time on the device's clock; 0 without a time, and before hydration. */
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

/** Returns `59:12`, or `1:00:05` from one hour on. With `inFull` it returns `00:59:12` and `01:00:05`, whose width is constant. */
export function clockText(seconds: number, inFull = false): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const minutesAndSeconds = `${twoDigits(minutes)}:${twoDigits(rest)}`;
  if (inFull) return `${twoDigits(hours)}:${minutesAndSeconds}`;
  return hours > 0 ? `${hours}:${minutesAndSeconds}` : minutesAndSeconds;
}
