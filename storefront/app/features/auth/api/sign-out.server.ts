import { isMallError } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { readAccessId } from '#app/shared/session/access-id.ts';
import { httpOnlyCookie, isSecure, type Site } from '#app/shared/session/cookies.ts';

/** What older versions of the family left with the visitor: their account and password, to be cleared by the specification. */
const leftovers = ['account', 'password', 'userId', 'autoToken'];

/** Ends the session and gives the Set-Cookie headers that clear what older versions left; the visitor's language stays. */
export async function signOut({ mall, endSession }: Gateway, request: Request, site: Site): Promise<Headers> {
  // Pages that only this customer may see are not shown from the browser's cache to who comes next.
  const headers = new Headers({ 'Clear-Site-Data': '"cache"' });
  if (readAccessId(request.headers.get('Cookie'), site) !== undefined) await endAtGateway(mall);
  endSession();
  for (const name of leftovers) headers.append('Set-Cookie', httpOnlyCookie(name, '', { maxAgeSeconds: 0, secure: isSecure(site) }));
  return headers;
}

/** Whoever wants to leave leaves: a session that is over, or a gateway that does not answer (it is logged), keeps nobody here. */
async function endAtGateway(mall: Gateway['mall']): Promise<void> {
  try {
    await mall.auth.logout();
  } catch (error) {
    if (!isMallError(error)) throw error;
  }
}
