import { EntrySpread } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { redirect, useLocation } from 'react-router-dom';
import { loadPlate } from '#app/features/auth/api/load-plate.server.ts';
import { loadTerms, setFirstPassword } from '#app/features/auth/api/register.server.ts';
import { isSignedIn } from '#app/features/auth/api/sign-in.server.ts';
import { FirstPasswordForm } from '#app/features/auth/components/first-password-form.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { responseForError } from '#app/shared/gateway/response-for-error.server.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { consumeReturnPath, redirectToLogin } from '#app/shared/session/return-path.server.ts';
import type { Route } from './+types/set-password';

export const handle = { namespaces: ['auth', 'ui-deferred'] } satisfies RouteHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const { settings } = context.get(requestContext);
  try {
    if (!(await isSignedIn(mall))) throw redirectToLogin(url, settings);
    const [plate, terms] = await Promise.all([loadPlate(mall), loadTerms(mall)]);
    return { plate, terms };
  } catch (error) {
    throw responseForError(error, url, settings) ?? error;
  }
}

/** Saves the account name and the password, and redirects to the page that the customer requested before signing in. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { settings } = context.get(requestContext);
  try {
    const refusal = await setFirstPassword(context.get(gateway), await request.formData());
    if (refusal) return refusal;
  } catch (error) {
    throw responseForError(error, url, settings) ?? error;
  }
  const { path, forget } = consumeReturnPath(request, settings);
  return redirect(path, { status: 303, headers: { 'Set-Cookie': forget } });
}

/** Renders the page where a new customer chooses an account name and a password. */
export default function SetPasswordPage({ loaderData: { plate, terms }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const { pathname, search } = useLocation();
  return (
    <>
      <Seo title={t('setPassword.title')} description={t('setPassword.description')} indexed={false} />
      <EntrySpread image={plate} title={t('setPassword.title')} lead={t('setPassword.lead')}>
        <FirstPasswordForm refusal={actionData} terms={terms} pageHref={pathname + search} />
      </EntrySpread>
    </>
  );
}
