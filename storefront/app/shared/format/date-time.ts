import type { TFunction } from 'i18next';

/** Formats moments in the mall's time zone, the same on server and browser. */
export interface DateTimeFormat {
  /** `Nov 21, 2026` */
  day(moment: string | number | Date): string;
  /** `Nov 21, 2026, 14:05` */
  dateTime(moment: string | number | Date): string;
  /** `14:05` */
  time(moment: string | number | Date): string;
}

/**
 * Creates the formatter. Only the digits and the month's name come from Intl; their order is the shop's own text. Node and browsers include
 * different versions of Intl's patterns (spaces, commas), and a text that differs from the server's is a hydration mismatch.
 */
export function createDateTimeFormat(tag: string, timeZone: string, t: TFunction<'common'>): DateTimeFormat {
  const digits = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const monthName = new Intl.DateTimeFormat(tag, { timeZone, month: 'short' });
  const partsOf = (moment: string | number | Date) => {
    const date = new Date(moment);
    const parts = new Map(digits.formatToParts(date).map(({ type, value }) => [type, value]));
    const [year = '', day = '', hour = '', minute = ''] = [parts.get('year'), parts.get('day'), parts.get('hour'), parts.get('minute')];
    return { year, month: monthName.format(date), day, hour, minute };
  };
  const day: DateTimeFormat['day'] = (moment) => t('date.day', partsOf(moment));
  const time: DateTimeFormat['time'] = (moment) => {
    const { hour, minute } = partsOf(moment);
    return `${hour}:${minute}`;
  };
  return { day, time, dateTime: (moment) => t('date.minute', { ...partsOf(moment), date: day(moment) }) };
}
