/** The only source of time. Tests use a clock that they can set. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const chinaStandardTime = 8 * 60 * 60 * 1000;

/** Returns the wire's date-time, in China Standard Time: "2026-11-21 14:05:00". */
export function wireDateTime(moment: Date): string;
export function wireDateTime(moment: Date | null): string;
export function wireDateTime(moment: Date | null): string {
  if (moment === null) return '';
  return new Date(moment.getTime() + chinaStandardTime).toISOString().slice(0, 19).replace('T', ' ');
}

const day = 24 * 60 * 60 * 1000;

/** Returns the start of the mall's day that contains a point in time. */
export function startOfDay(moment: Date): Date {
  const local = moment.getTime() + chinaStandardTime;
  return new Date(local - (local % day) - chinaStandardTime);
}

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * day);
}

/** Adds months in the calendar of China; uses the last day of a month that has no such day. */
export function addMonths(moment: Date, months: number): Date {
  const local = new Date(moment.getTime() + chinaStandardTime);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return new Date(local.getTime() - chinaStandardTime);
}

/** Returns a point in time in whole seconds, as on the wire. */
export function wholeSecond(moment: Date): Date {
  return new Date(moment.getTime() - moment.getMilliseconds());
}

export function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
