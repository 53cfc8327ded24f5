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
export const sessionNoteName = 'pc_user_kept';

type Asked = Pick<Request, 'method'>;

const isKind = (text: string | undefined): text is SessionKind => text !== undefined && Object.hasOwn(sessionLife, text);
const today = (now: number) => Math.floor(now / 1000 / day);
const isReading = ({ method }: Asked) => method === 'GET' || method === 'HEAD';

/** Throws for a GET: following a link must not sign in or out, or create a guest, because links are prefetched, shared and cached. */
function refuseReading(request: Asked): void {
  if (isReading(request)) throw new Error('A GET sets no session');
}

function cookies(accessId: string, note: string, maxAgeSeconds: number, site: Site): string[] {
  return [hostCookie(sessionCookieName, accessId, maxAgeSeconds, site), hostCookie(sessionNoteName, note, maxAgeSeconds, site)];
}

/** Returns the Set-Cookie headers that store a session. Throws for a GET. */
export function keepSession(request: Asked, accessId: string, kind: SessionKind, site: Site, now = Date.now()): string[] {
  refuseReading(request);
  return cookies(accessId, `${kind}.${today(now)}`, sessionLife[kind], site);
}

/** Returns whether a request has a session that may be a customer's: its note identifies a guest's. */
export function hasCustomerSession(cookieHeader: string | null, site: Site): boolean {
  return readAccessId(cookieHeader, site) !== undefined && readHostCookie(cookieHeader, sessionNoteName, site)?.split('.')[0] !== 'guest';
}

/** Returns the Set-Cookie headers that end a session. Throws for a GET. */
export function endSession(request: Asked, site: Site): string[] {
  refuseReading(request);
  return cookies('', '', 0, site);
}

/**
 * Returns the Set-Cookie headers that renew the session of a request, at most once a day. Only with a document or a change: a page's data
 * may be in flight while the visitor signs in or out, and a late response would restore the old session.
 */
export function renewSession(request: Pick<Request, 'method' | 'headers'>, site: Site, now = Date.now()): string[] {
  if (isReading(request) && request.headers.get('Sec-Fetch-Dest') !== 'document') return [];
  const kept = request.headers.get('Cookie');
  const accessId = readAccessId(kept, site);
  const [kind, since] = readHostCookie(kept, sessionNoteName, site)?.split('.') ?? [];
  if (accessId === undefined || !isKind(kind) || Number(since) >= today(now)) return [];
  return cookies(accessId, `${kind}.${today(now)}`, sessionLife[kind], site);
}
