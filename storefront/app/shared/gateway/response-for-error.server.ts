import { describeError } from '@mall/sdk';
import { redirect } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import type { Settings } from '#app/shared/request-context.ts';
import { redirectToLogin } from '#app/shared/session/return-path.server.ts';

/**
 * Returns the page's response to an error: maintenance redirects to its page, an expired session to sign-in with the return path. Undefined
 * for every other error, which the page handles. `url` is the loader's or action's own.
 */
export function responseForError(error: unknown, url: URL, settings: Pick<Settings, 'publicOrigin'>): Response | undefined {
  const { action } = describeError(error);
  if (action === 'maintenance') return redirect(paths.maintenance);
  if (action === 'signIn') return redirectToLogin(url, settings);
  return undefined;
}
