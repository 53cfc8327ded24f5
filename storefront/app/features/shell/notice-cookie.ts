import { readCookie } from '#app/shared/session/cookies.ts';

/** An announcement of the mall as stored in its cookie, with the wire's names. */
export interface Announcement {
  readonly tell_id: number;
  readonly systemMsgTitle: string;
  /** HTML that the gateway builds from escaped text. */
  readonly systemMsg: string;
}

/** The cookie with the announcement that this browser has not shown yet. */
export const announcementCookie = 'announcement';

/** The cookie with the newest announcement that this browser has shown. */
export const toldCookie = 'announcement_told';

/** Browsers limit a cookie to 4,096 bytes, including its name and attributes. */
const maxBytes = 3800;

/** Writes an announcement as a cookie's value; a text that does not fit is replaced by its title. */
export function writeAnnouncement(notice: Announcement): string {
  const { tell_id, systemMsgTitle, systemMsg } = notice;
  const value = encodeURIComponent(JSON.stringify({ tell_id, systemMsgTitle, systemMsg }));
  return value.length <= maxBytes ? value : encodeURIComponent(JSON.stringify({ tell_id, systemMsgTitle, systemMsg: '' }));
}

/** Reads the announcement from a Cookie header or the document's cookies; undefined for none or a malformed one. */
export function readAnnouncement(cookies: string | null): Announcement | undefined {
  const value = readCookie(cookies, announcementCookie);
  if (!value) return undefined;
  try {
    const read: unknown = JSON.parse(decodeURIComponent(value));
    return isAnnouncement(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isAnnouncement(value: unknown): value is Announcement {
  if (typeof value !== 'object' || value === null) return false;
  const { tell_id, systemMsgTitle, systemMsg }: { [name in keyof Announcement]?: unknown } = value;
  return typeof tell_id === 'number' && typeof systemMsgTitle === 'string' && typeof systemMsg === 'string';
}
