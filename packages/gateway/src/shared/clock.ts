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

/** So many months on in the calendar of China; the last day of a month that has no such day. */
export function addMonths(moment: Date, months: number): Date {
  const local = new Date(moment.getTime() + chinaStandardTime);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return new Date(local.getTime() - chinaStandardTime);
}

/** The moment as the wire tells it: in whole seconds. */
export function wholeSecond(moment: Date): Date {
  return new Date(moment.getTime() - moment.getMilliseconds());
}

export function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
