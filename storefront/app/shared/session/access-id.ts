import { readHostCookie, type Site } from './cookies.ts';

/** The cookie with the access_id; the name is given by the specification, and has a prefix under https. */
export const sessionCookieName = 'pc_user';

const token = /^[\w.~+/=-]{8,512}$/;

/** Returns the access_id of a request; undefined for a visitor without one or with an invalid one. */
export function readAccessId(cookieHeader: string | null | undefined, site: Site): string | undefined {
  const value = readHostCookie(cookieHeader, sessionCookieName, site);
  return value !== undefined && token.test(value) ? value : undefined;
}
