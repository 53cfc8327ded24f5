import { useTranslation } from 'react-i18next';
import { redirect, useLocation } from 'react-router-dom';
import { loadEntry } from '#app/features/auth/api/load-entry.server.ts';
import { resetPassword } from '#app/features/auth/api/reset-password.server.ts';
import { sendCode } from '#app/features/auth/api/send-code.server.ts';
import { authHrefs } from '#app/features/auth/auth-hrefs.ts';
import { EntryPage } from '#app/features/auth/components/entry-page.tsx';
import { ResetForm } from '#app/features/auth/components/reset-form.tsx';
import type { AuthOutcome } from '#app/features/auth/entry.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { responseForError } from '#app/shared/gateway/response-for-error.server.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { sendCodeIntent } from '#app/shared/send-code.ts';
import type { Route } from './+types/forgotten-password';

export { createCaptchaLoader as shouldRevalidate } from '#app/features/auth/create-captcha-loader.ts';
export const handle = { namespaces: ['auth', 'ui-deferred'] } satisfies RouteHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  try {
    return await loadEntry(context.get(gateway), request, context.get(requestContext).settings);
  } catch (error) {
    throw responseForError(error, url, context.get(requestContext).settings) ?? error;
  }
}

/** Sets the new password; the customer then signs in with it. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<AuthOutcome | Response> {
  const mall = context.get(gateway);
  try {
    const form = await request.formData();
    if (form.get('intent') === sendCodeIntent) return await sendCode(mall, 'reset', form);
    const refusal = await resetPassword(mall, form);
    const isReturn = url.searchParams.get('isReturn') ?? undefined;
    return refusal ?? redirect(withQuery(paths.login, { isReturn, done: 'reset' }), 303);
  } catch (error) {
    throw responseForError(error, url, context.get(requestContext).settings) ?? error;
  }
}

/** Renders the password reset page. */
export default function ForgottenPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const { pathname, search } = useLocation();
  const { captcha, plate } = loaderData;
  const pageHref = pathname + search;
  return (
    <EntryPage
      title={t('forgotten.title')}
      lead={t('forgotten.lead')}
      description={t('forgotten.description')}
      image={plate}
      captcha={captcha}
      pageHref={pageHref}
    >
      {(given) => <ResetForm captcha={given} outcome={actionData} pageHref={pageHref} loginHref={authHrefs(search).login} />}
    </EntryPage>
  );
}
