import { paths } from '#app/paths.ts';
import { readCookie } from '#app/shared/session/cookies.ts';
import { announcementCookie } from './notice-cookie.ts';

/** Keys of `sessionStorage` by prompt: each prompt appears at most once in a window. */
export const promptKeys = { announcement: 'asked-notice', reminder: 'asked-renewal', profile: 'asked-profile' } as const;

/** Pages that show the reminder of an expiring membership. */
export const reminding: ReadonlySet<string> = new Set([paths.home, paths.membership]);

/** Pages that may prompt for the profile: a prompt must not interrupt a form. */
export const asking: ReadonlySet<string> = new Set([paths.home, paths.accountHome]);

/** Returns true when a customer with these cookies may be prompted on this page; announcements appear on every page. */
export function canPrompt(pathname: string, cookies: string): boolean {
  return reminding.has(pathname) || asking.has(pathname) || readCookie(cookies, announcementCookie) !== undefined;
}
