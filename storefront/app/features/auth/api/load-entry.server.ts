import { isMallError } from '@mall/sdk';
import { redirect } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { readAccessId } from '#app/shared/session/access-id.ts';
import type { Site } from '#app/shared/session/cookies.ts';
import type { Captcha } from '../entry.ts';
import { loadCaptcha } from './captcha.server.ts';
import { loadPlate } from './load-plate.server.ts';
import { isSignedIn } from './sign-in.server.ts';

/** The data of the sign-in and registration pages. */
export interface EntryPage {
  /** Undefined when the visitor has requested too many. */
  readonly captcha: Captcha | undefined;
  /** The image next to the form. */
  readonly plate: string | undefined;
}

/** Loads a captcha for a visitor; redirects a signed-in customer to the home page. */
export async function loadEntry(gateway: Gateway, request: Request, site: Site): Promise<EntryPage> {
  const hasSession = readAccessId(request.headers.get('Cookie'), site) !== undefined;
  if (hasSession && (await isSignedIn(gateway).catch(refusedUnderLoad))) throw redirect(paths.home);
  const [captcha, plate] = await Promise.all([loadCaptcha(gateway), loadPlate(gateway)]);
  return { captcha, plate };
}

/**
 * Ignores a refusal under load: the gateway refuses the header's data but still signs customers in, so the form is shown. Throws any other
 * error.
 */
function refusedUnderLoad(error: unknown): false {
  if (isMallError(error) && error.status === 503) return false;
  throw error;
}
