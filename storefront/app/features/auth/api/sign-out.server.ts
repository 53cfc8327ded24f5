import { isMallError } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { readAccessId } from '#app/shared/session/access-id.ts';
import { httpOnlyCookie, isSecure, type Site } from '#app/shared/session/cookies.ts';

/** Cookies of older versions of the family, with the visitor's account and password; the specification requires that they are cleared. */
const leftovers = ['account', 'password', 'userId', 'autoToken'];

/** Ends the session and returns the Set-Cookie headers that clear the cookies of older versions; the visitor's language is preserved. */
export async function signOut({ mall, endSession }: Gateway, request: Request, site: Site): Promise<Headers> {
  // Prevents the browser's cache from showing this customer's pages to the next visitor.
  const headers = new Headers({ 'Clear-Site-Data': '"cache"' });
  if (readAccessId(request.headers.get('Cookie'), site) !== undefined) await endAtGateway(mall);
  endSession();
  for (const name of leftovers) headers.append('Set-Cookie', httpOnlyCookie(name, '', { maxAgeSeconds: 0, secure: isSecure(site) }));
  return headers;
}

/** Ends the session at the gateway. An expired session or an unreachable gateway (which is logged) must not prevent signing out. */
async function endAtGateway(mall: Gateway['mall']): Promise<void> {
  try {
    await mall.auth.logout();
  } catch (error) {
    if (!isMallError(error)) throw error;
  }
}
