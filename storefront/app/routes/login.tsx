import { Notice, TabLinks } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { redirect, useLocation } from 'react-router-dom';
import { loadEntry } from '#app/features/auth/api/load-entry.server.ts';
import { sendCode } from '#app/features/auth/api/send-code.server.ts';
import { signIn, signInByCode } from '#app/features/auth/api/sign-in.server.ts';
import { CodeSignInForm } from '#app/features/auth/components/code-sign-in-form.tsx';
import { EntryPage } from '#app/features/auth/components/entry-page.tsx';
import { SignInForm } from '#app/features/auth/components/sign-in-form.tsx';
import type { EntryAnswer } from '#app/features/auth/entry.ts';
import { entryHrefs } from '#app/features/auth/entry-hrefs.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { answerOfFault } from '#app/shared/gateway/faults.server.ts';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { requestFacts } from '#app/shared/request-facts.ts';
import { sendCodeIntent } from '#app/shared/send-code.ts';
import { takeWayBack } from '#app/shared/session/way-back.server.ts';
import type { Route } from './+types/login';

export { keepCaptcha as shouldRevalidate } from '#app/features/auth/keep-captcha.ts';
export const handle = { namespaces: ['auth', 'ui-later'] } satisfies RouteHandle;

const isByCode = (query: URLSearchParams) => query.get('by') === 'code';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  try {
    return await loadEntry(context.get(gateway), request, context.get(requestFacts).settings);
  } catch (error) {
    throw answerOfFault(error, url, context.get(requestFacts).settings) ?? error;
  }
}

/** Signs in and goes back to where the visitor came from; who is new chooses an account name and a password first. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<EntryAnswer | Response> {
  const { settings } = context.get(requestFacts);
  try {
    const answer = await enter(context.get(gateway), await request.formData(), isByCode(url.searchParams));
    if (answer === 'hasNoPassword')
      return redirect(withQuery(paths.setPassword, { isReturn: url.searchParams.get('isReturn') ?? undefined }), 303);
    if (answer) return answer;
  } catch (error) {
    throw answerOfFault(error, url, settings) ?? error;
  }
  const { path, forget } = takeWayBack(request, settings);
  return redirect(path, { status: 303, headers: { 'Set-Cookie': forget } });
}

async function enter(mall: Gateway, form: FormData, byCode: boolean): Promise<EntryAnswer | 'hasNoPassword' | undefined> {
  if (!byCode) return signIn(mall, form);
  if (form.get('intent') === sendCodeIntent) return sendCode(mall, 'signIn', form);
  const answer = await signInByCode(mall, form);
  if (answer.kind === 'refused') return answer;
  return answer.hasPassword ? undefined : 'hasNoPassword';
}

/** Why the visitor is here, when the address tells. */
function Reason({ query }: { query: URLSearchParams }) {
  const { t } = useTranslation('auth');
  const done = query.get('done');
  if (done === 'registered' || done === 'reset') return <Notice tone="success">{t(`signIn.done.${done}`)}</Notice>;
  return query.get('isReturn') === '1' ? <Notice>{t('signIn.goOn')}</Notice> : null;
}

/** The ways to sign in, each a page of its own. */
function Ways({ query }: { query: URLSearchParams }) {
  const { t } = useTranslation('auth');
  const isReturn = query.get('isReturn') ?? undefined;
  const [password, code] = [entryHrefs(query).login, withQuery(paths.login, { isReturn, by: 'code' })];
  const links = [
    { label: t('signIn.byPassword'), href: password },
    { label: t('signIn.byCode'), href: code },
  ];
  return <TabLinks look="pill" label={t('signIn.ways')} links={links} current={isByCode(query) ? code : password} />;
}

/** The sign-in page. */
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
      picture={plate}
      captcha={captcha}
      pageHref={pageHref}
      above={above}
    >
      {(given) => <Form captcha={given} answer={actionData} pageHref={pageHref} hrefs={entryHrefs(query)} />}
    </EntryPage>
  );
}
