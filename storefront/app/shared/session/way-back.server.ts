import { redirect, redirectDocument } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';
import { hostCookie, readHostCookie, type Site } from './cookies.ts';
import { ownPath } from './own-path.ts';

/** The cookie that keeps the way back. */
export const wayBackCookieName = 'way_back';
const lifeSeconds = 1_800;

const cookie = (value: string, maxAgeSeconds: number, site: Site) =>
  hostCookie(wayBackCookieName, encodeURIComponent(value), maxAgeSeconds, site);

/**
 * Sends a visitor to the sign-in page; the page asked for waits in a cookie, out of reach of whoever writes links. Takes the `url` of a
 * loader's or action's arguments, which is the page's own, also when its data alone is asked for.
 */
export function redirectToLogin({ pathname, search }: Pick<URL, 'pathname' | 'search'>, site: Site): Response {
  const page = ownPath(pathname + search) ?? paths.home;
  const headers = { 'Set-Cookie': cookie(page, lifeSeconds, site) };
  return redirect(withQuery(paths.login, { isReturn: 1 }), { headers });
}

/**
 * Like {@link redirectToLogin}, for a visitor who wants something that only customers have. They have lost no session, so nothing is told
 * before: the browser loads the sign-in page at once.
 */
export function redirectVisitorToLogin(url: Pick<URL, 'pathname' | 'search'>, site: Site): Response {
  const { headers } = redirectToLogin(url, site);
  return redirectDocument(headers.get('Location') ?? paths.login, { status: 303, headers });
}

/** The page to go on to after signing in, when the address says `isReturn=1`, and the Set-Cookie header that forgets it. */
export function takeWayBack(request: Request, site: Site): { path: string; forget: string } {
  const asked = new URL(request.url).searchParams.get('isReturn') === '1';
  const kept = readHostCookie(request.headers.get('Cookie'), wayBackCookieName, site);
  return { path: (asked && kept && ownPath(decode(kept))) || paths.home, forget: cookie('', 0, site) };
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
