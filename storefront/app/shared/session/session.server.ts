import type { Settings } from '#app/shared/request-facts.ts';
import { sessionCookieName } from './access-id.ts';
import { httpOnlyCookie } from './cookies.ts';

const day = 86_400;

/** How long a session is kept, in seconds, counted anew each time it is set. */
export const sessionLife = { customer: 7 * day, guest: 180 * day } as const;

/** Whose session it is. */
export type SessionKind = keyof typeof sessionLife;

type Asked = Pick<Request, 'method'>;

function isSecure({ publicOrigin }: Pick<Settings, 'publicOrigin'>): boolean {
  return publicOrigin.startsWith('https:');
}

/** Following a link must not sign anybody in or out, nor make a guest: links are prefetched, shared and cached. */
function refuseReading({ method }: Asked): void {
  if (method === 'GET' || method === 'HEAD') throw new Error('A GET sets no session');
}

/** The Set-Cookie header that keeps a session. Throws for a GET. */
export function keepSession(request: Asked, accessId: string, kind: SessionKind, settings: Pick<Settings, 'publicOrigin'>): string {
  refuseReading(request);
  return httpOnlyCookie(sessionCookieName, accessId, { maxAgeSeconds: sessionLife[kind], secure: isSecure(settings) });
}

/** The Set-Cookie header that ends a session. Throws for a GET. */
export function endSession(request: Asked, settings: Pick<Settings, 'publicOrigin'>): string {
  refuseReading(request);
  return httpOnlyCookie(sessionCookieName, '', { maxAgeSeconds: 0, secure: isSecure(settings) });
}
