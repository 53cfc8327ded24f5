import { readCookie } from './cookies.ts';

/** The cookie that names a browser's session at the mock server. */
const mockSessionCookie = 'mall_mock';

const key = /^[\w.-]{1,100}$/;

/** The session a browser names; undefined for one without, or with something that cannot be one. */
export function readMockSession(cookieHeader: string | null | undefined): string | undefined {
  const value = readCookie(cookieHeader, mockSessionCookie);
  return value !== undefined && key.test(value) ? value : undefined;
}

/** The header by which the mock server knows the session. */
export function mockSessionHeader(session: string | undefined): Record<string, string> {
  return session === undefined ? {} : { Cookie: `${mockSessionCookie}=${session}` };
}
