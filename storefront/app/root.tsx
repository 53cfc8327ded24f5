import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router-dom';
import { watchMaintenance } from '#app/features/shell/api/maintenance.server.ts';
import { NotePhoneMenu } from '#app/features/shell/phone-menu.tsx';
import { Arrival } from '#app/shared/arrival.tsx';
import { ErrorPage } from '#app/shared/error-page.tsx';
import { Faces } from '#app/shared/faces.tsx';
import { announceFaults } from '#app/shared/faults/announce-faults.ts';
import { withGateway } from '#app/shared/gateway/gateway.server.ts';
import { BeginWhenSeen } from '#app/shared/later/begin-when-seen.tsx';
import { useNonce } from '#app/shared/nonce.ts';
import { requestFacts } from '#app/shared/request-facts.ts';
import { UiProvider } from '#app/shared/ui-provider.tsx';
import type { Route } from './+types/root';

export const middleware: Route.MiddlewareFunction[] = [withGateway, watchMaintenance];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [announceFaults];

/** What every page knows of the shop it belongs to. */
export function loader({ context }: Route.LoaderArgs) {
  const { language, settings } = context.get(requestFacts);
  return { language, publicOrigin: settings.publicOrigin, defaultLanguage: settings.defaultLanguage, timeZone: settings.timeZone };
}

/** The document, around pages and error pages alike. */
export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const nonce = useNonce();
  return (
    // The scheme's script sets its attribute before React looks at the element.
    <html lang={i18n.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Faces nonce={nonce} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <NotePhoneMenu />
        <UiProvider>{children}</UiProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <BeginWhenSeen />
      </body>
    </html>
  );
}

/** Every page. */
export default function Root() {
  return (
    <>
      <Arrival />
      <Outlet />
    </>
  );
}

/** The last stop of errors: a page without header, which needs nothing that may have failed. */
export function ErrorBoundary() {
  return (
    <main id="main">
      <ErrorPage error={useRouteError()} />
    </main>
  );
}
