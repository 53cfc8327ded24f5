import { Notice, TabLinks } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { redirect, useLocation } from 'react-router-dom';
import { loadEntry } from '#app/features/auth/api/load-entry.server.ts';
import { sendCode } from '#app/features/auth/api/send-code.server.ts';
import { signIn, signInByCode } from '#app/features/auth/api/sign-in.server.ts';
import { authHrefs } from '#app/features/auth/auth-hrefs.ts';
import { CodeSignInForm } from '#app/features/auth/components/code-sign-in-form.tsx';
import { EntryPage } from '#app/features/auth/components/entry-page.tsx';
import { SignInForm } from '#app/features/auth/components/sign-in-form.tsx';
import type { AuthOutcome } from '#app/features/auth/entry.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { responseForError } from '#app/shared/gateway/response-for-error.server.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { sendCodeIntent } from '#app/shared/send-code.ts';
import { consumeReturnPath } from '#app/shared/session/return-path.server.ts';
import type { Route } from './+types/login';

export { createCaptchaLoader as shouldRevalidate } from '#app/features/auth/create-captcha-loader.ts';
export const handle = { namespaces: ['auth', 'ui-deferred'] } satisfies RouteHandle;

const isByCode = (query: URLSearchParams) => query.get('by') === 'code';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  try {
    return await loadEntry(context.get(gateway), request, context.get(requestContext).settings);
  } catch (error) {
    throw responseForError(error, url, context.get(requestContext).settings) ?? error;
  }
}

/** Signs in and redirects back; a new customer chooses an account name and a password first. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<AuthOutcome | Response> {
  const { settings } = context.get(requestContext);
  try {
    const outcome = await enter(context.get(gateway), await request.formData(), isByCode(url.searchParams));
    if (outcome === 'hasNoPassword')
      return redirect(withQuery(paths.setPassword, { isReturn: url.searchParams.get('isReturn') ?? undefined }), 303);
    if (outcome) return outcome;
  } catch (error) {
    throw responseForError(error, url, settings) ?? error;
  }
  const { path, forget } = consumeReturnPath(request, settings);
  return redirect(path, { status: 303, headers: { 'Set-Cookie': forget } });
}

async function enter(mall: Gateway, form: FormData, byCode: boolean): Promise<AuthOutcome | 'hasNoPassword' | undefined> {
  if (!byCode) return signIn(mall, form);
  if (form.get('intent') === sendCodeIntent) return sendCode(mall, 'signIn', form);
  const outcome = await signInByCode(mall, form);
  if (outcome.kind === 'refused') return outcome;
  return outcome.hasPassword ? undefined : 'hasNoPassword';
}

/** Renders the reason of the redirect to this page, from the address. */
function Reason({ query }: { query: URLSearchParams }) {
  const { t } = useTranslation('auth');
  const done = query.get('done');
  if (done === 'registered' || done === 'reset') return <Notice tone="success">{t(`signIn.done.${done}`)}</Notice>;
  return query.get('isReturn') === '1' ? <Notice>{t('signIn.goOn')}</Notice> : null;
}

/** Renders the sign-in methods, each with its own page. */
function Ways({ query }: { query: URLSearchParams }) {
  const { t } = useTranslation('auth');
  const isReturn = query.get('isReturn') ?? undefined;
  const [password, code] = [authHrefs(query).login, withQuery(paths.login, { isReturn, by: 'code' })];
  const links = [
    { label: t('signIn.byPassword'), href: password },
    { label: t('signIn.byCode'), href: code },
  ];
  return <TabLinks look="pill" label={t('signIn.ways')} links={links} current={isByCode(query) ? code : password} />;
}

/** Renders the sign-in page. */
export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const { captcha, plate } = loaderData;
  const pageHref = pathname + search;
  const above = (
    <>
      {!actionData && <Reason query={query} />}
      <Ways query={query} />
    </>
  );
  const Form = isByCode(query) ? CodeSignInForm : SignInForm;
  return (
    <EntryPage
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      description={t('signIn.description')}
      image={plate}
      captcha={captcha}
      pageHref={pageHref}
      above={above}
    >
      {(given) => <Form captcha={given} outcome={actionData} pageHref={pageHref} hrefs={authHrefs(query)} />}
    </EntryPage>
  );
}
