import { useTranslation } from 'react-i18next';
import { redirect, useLocation } from 'react-router-dom';
import { loadEntry } from '#app/features/auth/api/load-entry.server.ts';
import { loadTerms, registerCustomer } from '#app/features/auth/api/register.server.ts';
import { sendCode } from '#app/features/auth/api/send-code.server.ts';
import { authHrefs } from '#app/features/auth/auth-hrefs.ts';
import { EntryPage } from '#app/features/auth/components/entry-page.tsx';
import { RegistrationForm } from '#app/features/auth/components/registration-form.tsx';
import type { AuthOutcome } from '#app/features/auth/entry.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { responseForError } from '#app/shared/gateway/response-for-error.server.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { sendCodeIntent } from '#app/shared/send-code.ts';
import { consumeReturnPath } from '#app/shared/session/return-path.server.ts';
import type { Route } from './+types/register';

export { createCaptchaLoader as shouldRevalidate } from '#app/features/auth/create-captcha-loader.ts';
export const handle = { namespaces: ['auth', 'ui-deferred'] } satisfies RouteHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  try {
    const [entry, terms] = await Promise.all([loadEntry(mall, request, context.get(requestContext).settings), loadTerms(mall)]);
    return { ...entry, terms };
  } catch (error) {
    throw responseForError(error, url, context.get(requestContext).settings) ?? error;
  }
}

/** Registers the visitor, signs them in and redirects back. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<AuthOutcome | Response> {
  const mall = context.get(gateway);
  const { settings } = context.get(requestContext);
  try {
    const form = await request.formData();
    if (form.get('intent') === sendCodeIntent) return await sendCode(mall, 'register', form);
    const outcome = await registerCustomer(mall, form);
    if (outcome.kind === 'refused') return outcome;
    if (!outcome.isSignedIn) {
      const isReturn = url.searchParams.get('isReturn') ?? undefined;
      return redirect(withQuery(paths.login, { isReturn, done: 'registered' }), 303);
    }
  } catch (error) {
    throw responseForError(error, url, settings) ?? error;
  }
  const { path, forget } = consumeReturnPath(request, settings);
  return redirect(path, { status: 303, headers: { 'Set-Cookie': forget } });
}

/** Renders the registration page. */
export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const { pathname, search } = useLocation();
  const { captcha, plate, terms } = loaderData;
  const pageHref = pathname + search;
  return (
    <EntryPage
      title={t('register.title')}
      lead={t('register.lead')}
      description={t('register.description')}
      image={plate}
      captcha={captcha}
      pageHref={pageHref}
    >
      {(given) => (
        <RegistrationForm captcha={given} outcome={actionData} pageHref={pageHref} terms={terms} loginHref={authHrefs(search).login} />
      )}
    </EntryPage>
  );
}
