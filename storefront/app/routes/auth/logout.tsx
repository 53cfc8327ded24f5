import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { signOut } from '#app/features/auth/api/sign-out.server.ts';
import { SignedOut } from '#app/features/auth/components/signed-out.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths } from '#app/paths.ts';
import { notifyOtherTabs } from '#app/shared/cross-tab-sync.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { readAccessId } from '#app/shared/session/access-id.ts';
import type { Route } from './+types/logout';

export const handle = { namespaces: ['auth'] } satisfies RouteHandle;

/** Signs out and renders this page as confirmation. A plain form, so that it works without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const headers = await signOut(context.get(gateway), request, context.get(requestContext).settings);
  return redirect(paths.logout, { status: 303, headers });
}

/** Redirects without signing out: a link may have been prefetched, or placed by another site. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  return readAccessId(request.headers.get('Cookie'), settings) === undefined ? null : redirect(paths.home);
}

/** Renders the confirmation before the sign-in page. */
export default function LogoutPage() {
  const { t } = useTranslation('auth');
  useEffect(notifyOtherTabs, []);
  return (
    <>
      <Seo title={t('signedOut.title')} description={t('signedOut.text')} indexed={false} />
      <SignedOut loginHref={paths.login} homeHref={paths.home} />
    </>
  );
}
