import { readAccessId, sessionCookieName } from './access-id.ts';
import { hostCookie, readHostCookie, type Site } from './cookies.ts';

const day = 86_400;

/** How long a session is kept, in seconds, counted anew while it is used; `keptCustomer` asked to stay signed in. The gateway keeps the same terms. */
export const sessionLife = { customer: 7 * day, keptCustomer: 30 * day, guest: 180 * day } as const;

/** Whose session it is. */
export type SessionKind = keyof typeof sessionLife;

/** Beside the session: its kind and the day it was last set, which a browser does not tell of a cookie: `customer.20412`. */
export const sessionNoteName = 'pc_user_kept';

type Asked = Pick<Request, 'method'>;

const isKind = (text: string | undefined): text is SessionKind => text !== undefined && Object.hasOwn(sessionLife, text);
const today = (now: number) => Math.floor(now / 1000 / day);
const isReading = ({ method }: Asked) => method === 'GET' || method === 'HEAD';

/** Following a link must not sign anybody in or out, nor make a guest: links are prefetched, shared and cached. */
function refuseReading(request: Asked): void {
  if (isReading(request)) throw new Error('A GET sets no session');
}

function cookies(accessId: string, note: string, maxAgeSeconds: number, site: Site): string[] {
  return [hostCookie(sessionCookieName, accessId, maxAgeSeconds, site), hostCookie(sessionNoteName, note, maxAgeSeconds, site)];
}

/** The Set-Cookie headers that keep a session. Throws for a GET. */
export function keepSession(request: Asked, accessId: string, kind: SessionKind, site: Site, now = Date.now()): string[] {
  refuseReading(request);
  return cookies(accessId, `${kind}.${today(now)}`, sessionLife[kind], site);
}

/** Whether a request comes with a session that may be a customer's: a guest's is known by its note. */
export function hasCustomerSession(cookieHeader: string | null, site: Site): boolean {
  return readAccessId(cookieHeader, site) !== undefined && readHostCookie(cookieHeader, sessionNoteName, site)?.split('.')[0] !== 'guest';
}

/** The Set-Cookie headers that end a session. Throws for a GET. */
export function endSession(request: Asked, site: Site): string[] {
  refuseReading(request);
  return cookies('', '', 0, site);
}

/**
 * The Set-Cookie headers that let the session of a request live on, at most once a day. Only with a whole page or a change: the data of a
 * page may be on its way while the visitor signs in or out, and coming late it would bring the old session back.
 */
export function renewSession(request: Pick<Request, 'method' | 'headers'>, site: Site, now = Date.now()): string[] {
  if (isReading(request) && request.headers.get('Sec-Fetch-Dest') !== 'document') return [];
  const kept = request.headers.get('Cookie');
  const accessId = readAccessId(kept, site);
  const [kind, since] = readHostCookie(kept, sessionNoteName, site)?.split('.') ?? [];
  if (accessId === undefined || !isKind(kind) || Number(since) >= today(now)) return [];
  return cookies(accessId, `${kind}.${today(now)}`, sessionLife[kind], site);
}
