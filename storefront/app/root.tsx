import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router-dom';
import { watchMaintenance } from '#app/features/shell/api/maintenance.server.ts';
import { PhoneMenuScript } from '#app/features/shell/phone-menu-script.tsx';
import { ActionDataProvider } from '#app/shared/action-data-provider.tsx';
import { DeferredScripts } from '#app/shared/deferred/deferred-scripts.tsx';
import { ErrorPage } from '#app/shared/error-page.tsx';
import { FontFaces } from '#app/shared/font-faces.tsx';
import { withGateway } from '#app/shared/gateway/gateway.server.ts';
import { NavigationFocus } from '#app/shared/navigation-focus.tsx';
import { useNonce } from '#app/shared/nonce.ts';
import { reportNavigationErrors } from '#app/shared/page-errors/report-navigation-errors.ts';
import { requestContext } from '#app/shared/request-context.ts';
import type { Shop } from '#app/shared/shop.ts';
import { UiProvider } from '#app/shared/ui-provider.tsx';
import type { Route } from './+types/root';

export const middleware: Route.MiddlewareFunction[] = [withGateway, watchMaintenance];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [reportNavigationErrors];

/** Loads the shop's data for every page. */
export function loader({ context }: Route.LoaderArgs): Shop {
  const { language, settings } = context.get(requestContext);
  return { language, publicOrigin: settings.publicOrigin, defaultLanguage: settings.defaultLanguage, timeZone: settings.timeZone };
}

/** Renders the document of pages and error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const nonce = useNonce();
  return (
    // The color-scheme script sets its attribute before hydration.
    <html lang={i18n.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <FontFaces nonce={nonce} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <PhoneMenuScript />
        <UiProvider>{children}</UiProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <DeferredScripts />
      </body>
    </html>
  );
}

/** Renders every page. */
export default function Root() {
  return (
    <>
      <NavigationFocus />
      <ActionDataProvider>
        <Outlet />
      </ActionDataProvider>
    </>
  );
}

/** Handles errors that no other boundary has handled: a page without header, which depends on nothing that may have failed. */
export function ErrorBoundary() {
  return (
    <main id="main">
      <ErrorPage error={useRouteError()} />
    </main>
  );
}
