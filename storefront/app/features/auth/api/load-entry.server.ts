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

/** What the pages show that lead into the shop. */
export interface EntryPage {
  /** Undefined when the visitor has asked for too many. */
  readonly captcha: Captcha | undefined;
  /** The picture beside the form. */
  readonly plate: string | undefined;
}

/** A captcha for who is not signed in; who is has no business here, and is led home. */
export async function loadEntry(gateway: Gateway, request: Request, site: Site): Promise<EntryPage> {
  const hasSession = readAccessId(request.headers.get('Cookie'), site) !== undefined;
  if (hasSession && (await isSignedIn(gateway).catch(refusedUnderLoad))) throw redirect(paths.home);
  const [captcha, plate] = await Promise.all([loadCaptcha(gateway), loadPlate(gateway)]);
  return { captcha, plate };
}

/** Under load the gateway refuses the header's data and still signs customers in, so the form is shown. Throws any other error. */
function refusedUnderLoad(error: unknown): false {
  if (isMallError(error) && error.status === 503) return false;
  throw error;
}
