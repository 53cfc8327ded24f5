import { readCookie } from './cookies.ts';

/** The cookie with a browser's session at the mock server. */
const mockSessionCookie = 'mall_mock';

const key = /^[\w.-]{1,100}$/;

/** Returns the session of a browser; undefined without one, or for an invalid one. */
export function readMockSession(cookieHeader: string | null | undefined): string | undefined {
  const value = readCookie(cookieHeader, mockSessionCookie);
  return value !== undefined && key.test(value) ? value : undefined;
}

/** Returns the header by which the mock server identifies the session. */
export function mockSessionHeader(session: string | undefined): Record<string, string> {
  return session === undefined ? {} : { Cookie: `${mockSessionCookie}=${session}` };
}
