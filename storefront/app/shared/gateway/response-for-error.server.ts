import { describeError } from '@mall/sdk';
import { redirect } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import type { Settings } from '#app/shared/request-context.ts';
import { redirectToLogin } from '#app/shared/session/return-path.server.ts';

/**
 * The answer that a fault means for the whole page: maintenance leads to its page, a lost session to sign-in with the way back kept.
 * Undefined for every other fault: there the page decides what it shows. `url` is the loader's or action's own.
 */
export function responseForError(error: unknown, url: URL, settings: Pick<Settings, 'publicOrigin'>): Response | undefined {
  const { action } = describeError(error);
  if (action === 'maintenance') return redirect(paths.maintenance);
  if (action === 'signIn') return redirectToLogin(url, settings);
  return undefined;
}
