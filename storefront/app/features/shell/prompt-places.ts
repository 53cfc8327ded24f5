import { paths } from '#app/paths.ts';
import { readCookie } from '#app/shared/session/cookies.ts';
import { announcementCookie } from './notice-cookie.ts';

/** Keys of `sessionStorage` by prompt: each prompt appears at most once in a window. */
export const promptKeys = { announcement: 'asked-notice', reminder: 'asked-renewal', profile: 'asked-profile' } as const;

/** Pages on which a membership that ends soon is spoken of. */
export const reminding: ReadonlySet<string> = new Set([paths.home, paths.membership]);

/** Pages on which one may be asked for a profile: nobody is interrupted in the middle of a form. */
export const asking: ReadonlySet<string> = new Set([paths.home, paths.accountHome]);

/** Whether a customer with these cookies may be spoken to on this page: announcements come everywhere. */
export function canPrompt(pathname: string, cookies: string): boolean {
  return reminding.has(pathname) || asking.has(pathname) || readCookie(cookies, announcementCookie) !== undefined;
}
