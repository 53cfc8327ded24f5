import { readCookie } from '#app/shared/session/cookies.ts';

/** What the mall announces, as its cookie holds it: by the wire's names. */
export interface Announcement {
  readonly tell_id: number;
  readonly systemMsgTitle: string;
  /** Sanitised by the gateway, as the contract's Html promises. */
  readonly systemMsg: string;
}

/** The announcement that this browser is still to tell of. */
export const announcementCookie = 'announcement';

/** The newest announcement that this browser has told of. */
export const toldCookie = 'announcement_told';

/** Browsers keep no more than 4,096 bytes of a cookie, its name and attributes with it. */
const mostBytes = 3800;

/** Writes an announcement as a cookie's value; a text that no cookie holds is told by its title. */
export function writeAnnouncement(notice: Announcement): string {
  const { tell_id, systemMsgTitle, systemMsg } = notice;
  const value = encodeURIComponent(JSON.stringify({ tell_id, systemMsgTitle, systemMsg }));
  return value.length <= mostBytes ? value : encodeURIComponent(JSON.stringify({ tell_id, systemMsgTitle, systemMsg: '' }));
}

/** The announcement in a Cookie header or in the document's cookies; undefined for none and for one that somebody has spoilt. */
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
