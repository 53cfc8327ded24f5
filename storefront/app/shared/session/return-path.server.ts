import { redirect, redirectDocument } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';
import { hostCookie, readHostCookie, type Site } from './cookies.ts';
import { sameOriginPath } from './same-origin-path.ts';

/** The cookie that stores the path to return to after signing in. */
export const returnPathCookieName = 'return_path';
const lifeSeconds = 1_800;

const cookie = (value: string, maxAgeSeconds: number, site: Site) =>
  hostCookie(returnPathCookieName, encodeURIComponent(value), maxAgeSeconds, site);

/**
 * Redirects to the sign-in page and stores the requested page in a cookie, which links cannot set. Takes the `url` of a loader's or
 * action's arguments, which is the page's own, also for a data request.
 */
export function redirectToLogin({ pathname, search }: Pick<URL, 'pathname' | 'search'>, site: Site): Response {
  const page = sameOriginPath(pathname + search) ?? paths.home;
  const headers = { 'Set-Cookie': cookie(page, lifeSeconds, site) };
  return redirect(withQuery(paths.login, { isReturn: 1 }), { headers });
}

/**
 * Redirects like {@link redirectToLogin}, for a visitor without a session: the browser loads the sign-in page as a document, without a
 * message.
 */
export function redirectVisitorToLogin(url: Pick<URL, 'pathname' | 'search'>, site: Site): Response {
  const { headers } = redirectToLogin(url, site);
  return redirectDocument(headers.get('Location') ?? paths.login, { status: 303, headers });
}

/** Returns the path to return to after signing in, when the query has `isReturn=1`, and the Set-Cookie header that deletes it. */
export function consumeReturnPath(request: Request, site: Site): { path: string; forget: string } {
  const asked = new URL(request.url).searchParams.get('isReturn') === '1';
  const kept = readHostCookie(request.headers.get('Cookie'), returnPathCookieName, site);
  return { path: (asked && kept && sameOriginPath(decode(kept))) || paths.home, forget: cookie('', 0, site) };
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
