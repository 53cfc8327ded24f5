import { ErrorState, Notice } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { redirect, useLocation } from 'react-router-dom';
import { loadCaptcha } from '#app/features/auth/api/captcha.server.ts';
import { loadPlate } from '#app/features/auth/api/load-plate.server.ts';
import { isSignedIn, signIn } from '#app/features/auth/api/sign-in.server.ts';
import { SignInForm } from '#app/features/auth/components/sign-in-form.tsx';
import { SignInSpread } from '#app/features/auth/components/sign-in-spread.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths } from '#app/paths.ts';
import { answerOfFault } from '#app/shared/gateway/faults.server.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { requestFacts } from '#app/shared/request-facts.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { readAccessId } from '#app/shared/session/access-id.ts';
import { takeWayBack } from '#app/shared/session/way-back.server.ts';
import type { Route } from './+types/login';

export const handle = { namespaces: ['auth', 'ui-later'] } satisfies RouteHandle;

/** A captcha for who is not signed in; who is has no business here. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  try {
    const hasSession = readAccessId(request.headers.get('Cookie')) !== undefined;
    if (hasSession && (await isSignedIn(mall))) return redirect(paths.home);
    const [captcha, plate] = await Promise.all([loadCaptcha(mall), loadPlate(mall)]);
    return { captcha, plate };
  } catch (error) {
    throw answerOfFault(error, url, context.get(requestFacts).settings) ?? error;
  }
}

/** Signs in and goes back to where the visitor came from. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { settings } = context.get(requestFacts);
  try {
    const refusal = await signIn(context.get(gateway), await request.formData());
    if (refusal) return refusal;
  } catch (error) {
    throw answerOfFault(error, url, settings) ?? error;
  }
  const { path, forget } = takeWayBack(request, settings);
  return redirect(path, { status: 303, headers: { 'Set-Cookie': forget } });
}

/** Why the visitor is here, when the address tells. */
function Reason() {
  const { t } = useTranslation('auth');
  const query = new URLSearchParams(useLocation().search);
  return query.get('isReturn') === '1' ? <Notice>{t('signIn.goOn')}</Notice> : null;
}

/** The sign-in page. */
export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const { pathname, search } = useLocation();
  const { captcha, plate } = loaderData;
  const pageHref = pathname + search;
  return (
    <>
      <Seo title={t('signIn.title')} description={t('signIn.description')} indexed={false} />
      <SignInSpread picture={plate}>
        {!actionData && <Reason />}
        {captcha ? (
          <SignInForm captcha={captcha} refusal={actionData} pageHref={pageHref} />
        ) : (
          <ErrorState title={t('signIn.noCaptcha')} retryHref={pageHref}>
            {t('signIn.noCaptchaText')}
          </ErrorState>
        )}
      </SignInSpread>
    </>
  );
}
