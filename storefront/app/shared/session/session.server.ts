import { readAccessId, sessionCookieName } from './access-id.ts';
import { hostCookie, readHostCookie, type Site } from './cookies.ts';

const day = 86_400;

/**
 * The lifetime of a session in seconds, restarted while it is used; `keptCustomer` chose to stay signed in. The gateway uses the same
 * values.
 */
export const sessionLife = { customer: 7 * day, keptCustomer: 30 * day, guest: 180 * day } as const;

/** The kind of a session. */
export type SessionKind = keyof typeof sessionLife;

/**
 * The cookie next to the session, with its kind and the day it was last set, which browsers do not send with a cookie: `customer.20412`.
 */
export const sessionKindCookieName = 'pc_user_kept';

type RequestMethod = Pick<Request, 'method'>;

const isKind = (text: string | undefined): text is SessionKind => text !== undefined && Object.hasOwn(sessionLife, text);
const today = (now: number) => Math.floor(now / 1000 / day);
const isSafe = ({ method }: RequestMethod) => method === 'GET' || method === 'HEAD';

/** Throws for a GET: following a link must not sign in or out, or create a guest, because links are prefetched, shared and cached. */
function refuseSafeMethod(request: RequestMethod): void {
  if (isSafe(request)) throw new Error('A GET sets no session');
}

function cookies(accessId: string, kind: string, maxAgeSeconds: number, site: Site): string[] {
  return [hostCookie(sessionCookieName, accessId, maxAgeSeconds, site), hostCookie(sessionKindCookieName, kind, maxAgeSeconds, site)];
}

/** Returns the Set-Cookie headers that store a session. Throws for a GET. */
export function storeSession(request: RequestMethod, accessId: string, kind: SessionKind, site: Site, now = Date.now()): string[] {
  refuseSafeMethod(request);
  return cookies(accessId, `${kind}.${today(now)}`, sessionLife[kind], site);
}

/** Returns whether a request has a session that may be a customer's, by the cookie with its kind. */
export function hasCustomerSession(cookieHeader: string | null, site: Site): boolean {
  return (
    readAccessId(cookieHeader, site) !== undefined && readHostCookie(cookieHeader, sessionKindCookieName, site)?.split('.')[0] !== 'guest'
  );
}

/** Returns the Set-Cookie headers that end a session. Throws for a GET. */
export function endSession(request: RequestMethod, site: Site): string[] {
  refuseSafeMethod(request);
  return cookies('', '', 0, site);
}

/**
 * Returns the Set-Cookie headers that renew the session of a request, at most once a day. Only with a document or a change: a page's data
 * may be in flight while the visitor signs in or out, and a late response would restore the old session.
 */
export function renewSession(request: Pick<Request, 'method' | 'headers'>, site: Site, now = Date.now()): string[] {
  if (isSafe(request) && request.headers.get('Sec-Fetch-Dest') !== 'document') return [];
  const cookieHeader = request.headers.get('Cookie');
  const accessId = readAccessId(cookieHeader, site);
  const [kind, since] = readHostCookie(cookieHeader, sessionKindCookieName, site)?.split('.') ?? [];
  if (accessId === undefined || !isKind(kind) || Number(since) >= today(now)) return [];
  return cookies(accessId, `${kind}.${today(now)}`, sessionLife[kind], site);
}
