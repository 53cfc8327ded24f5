import { redirect } from 'react-router-dom';
import { signOut } from '#app/features/auth/api/sign-out.server.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { requestFacts } from '#app/shared/request-facts.ts';
import type { Route } from './+types/logout';

/** Signs out and goes to the sign-in page, which says so. A plain form, so that it works without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const headers = await signOut(context.get(gateway), request, context.get(requestFacts).settings);
  return redirect(withQuery(paths.login, { signedOut: 1 }), { status: 303, headers });
}

/** Following a link signs nobody out: it may have been prefetched, or written by somebody else. */
export function loader() {
  return redirect(paths.home);
}
