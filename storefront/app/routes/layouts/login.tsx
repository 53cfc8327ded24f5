import { LoginHeader, UiLink } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Outlet, useRouteError } from 'react-router-dom';
import { loadShell } from '#app/features/shell/api/load-shell.server.ts';
import { DeferredShell } from '#app/features/shell/components/deferred-shell.tsx';
import type { Shell } from '#app/features/shell/shell.ts';
import { paths } from '#app/paths.ts';
import { awaitBriefly } from '#app/shared/await-briefly.ts';
import { useDeferredImport } from '#app/shared/deferred/use-deferred-import.ts';
import { ErrorPage } from '#app/shared/error-page.tsx';
import { LoginFrame } from '#app/shared/frame/login-frame.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Route } from './+types/login';

/** Loads the mall's data for the simple header. */
export async function loader({ context }: Route.LoaderArgs) {
  return { shell: (await awaitBriefly(loadShell(context.get(gateway)))).value };
}

function Header({ shell }: { readonly shell: Shell | undefined }) {
  const { t } = useTranslation(['common', 'shell']);
  const { mallName, loginMenu, app } = shell ?? {};
  return (
    <LoginHeader
      name={mallName || t('mall.name')}
      homeHref={paths.home}
      {...(loginMenu && { menu: loginMenu })}
      {...(app && {
        app: (
          <UiLink look="quiet" href={app.href}>
            {t('app.get', { ns: 'shell' })}
          </UiLink>
        ),
      })}
    />
  );
}

const loadConsent = () => import('#app/features/shell/components/consent.tsx');

export default function LoginLayout({ loaderData: { shell } }: Route.ComponentProps) {
  const consent = useDeferredImport(loadConsent, false);
  return (
    <>
      <LoginFrame header={<DeferredShell shell={shell}>{(known) => <Header shell={known} />}</DeferredShell>}>
        <Outlet />
      </LoginFrame>
      {/* Hidden on a phone, where it would cover the captcha and the button. */}
      {consent && <consent.Consent inPageOnPhones />}
    </>
  );
}

/** Renders a failed page with header and footer. */
export function ErrorBoundary() {
  return (
    <LoginFrame>
      <ErrorPage error={useRouteError()} />
    </LoginFrame>
  );
}
