import { readHostCookie, type Site } from './cookies.ts';

/** The cookie that holds the access_id; the specification's name, which has a prefix under https. */
export const sessionCookieName = 'pc_user';

const token = /^[\w.~+/=-]{8,512}$/;

/** The access_id of a request, or undefined for a visitor without one or with something that cannot be one. */
export function readAccessId(cookieHeader: string | null | undefined, site: Site): string | undefined {
  const value = readHostCookie(cookieHeader, sessionCookieName, site);
  return value !== undefined && token.test(value) ? value : undefined;
}
