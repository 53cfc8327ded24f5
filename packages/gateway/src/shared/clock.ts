/** The one source of time. Tests hand in a clock they can move. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const chinaStandardTime = 8 * 60 * 60 * 1000;

/** The wire's date-time, China Standard Time: "2026-11-21 14:05:00". */
export function wireDateTime(moment: Date): string;
export function wireDateTime(moment: Date | null): string;
export function wireDateTime(moment: Date | null): string {
  if (moment === null) return '';
  return new Date(moment.getTime() + chinaStandardTime).toISOString().slice(0, 19).replace('T', ' ');
}

const day = 24 * 60 * 60 * 1000;

/** When the mall's day that a moment lies in began. */
export function startOfDay(moment: Date): Date {
  const local = moment.getTime() + chinaStandardTime;
  return new Date(local - (local % day) - chinaStandardTime);
}

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * day);
}

/** The moment as the wire tells it: in whole seconds. */
export function wholeSecond(moment: Date): Date {
  return new Date(moment.getTime() - moment.getMilliseconds());
}

export function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}
