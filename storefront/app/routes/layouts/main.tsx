import type { ReactNode } from 'react';
import { data, Outlet } from 'react-router-dom';
import { loadAnnouncement } from '#app/features/shell/api/announcement.server.ts';
import { loadShell } from '#app/features/shell/api/load-shell.server.ts';
import { DeferredShell, type StreamedShell } from '#app/features/shell/components/deferred-shell.tsx';
import { MallFooter } from '#app/features/shell/components/mall-footer.tsx';
import { ShopHeader } from '#app/features/shell/components/shop-header.tsx';
import type { Shell } from '#app/features/shell/shell.ts';
import { useDeferredParts } from '#app/features/shell/use-deferred-parts.ts';
import { MyShop } from '#app/features/shops/components/my-shop.tsx';
import { awaitBriefly } from '#app/shared/await-briefly.ts';
import { ErrorPage } from '#app/shared/error-page.tsx';
import { MainFrame } from '#app/shared/frame/main-frame.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import type { MemberData } from '#app/shared/member-price.tsx';
import { requestContext } from '#app/shared/request-context.ts';
import { readAccessId } from '#app/shared/session/access-id.ts';
import type { Route } from './+types/main';

/**
 * The wait for the data of a customer, so that it is in the first markup unless the gateway is very slow; a visitor's header needs no
 * response.
 */
const sessionPatienceMs = 600;

/** Loads header and footer for the caller on each navigation and after each action, so that the cart's count is always current. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const cookies = request.headers.get('Cookie');
  if (readAccessId(cookies, context.get(requestContext).settings) === undefined)
    return { shell: (await awaitBriefly(loadShell(mall))).value } satisfies MemberData;
  const [{ value: shell }, { value: announcement }] = await Promise.all([
    awaitBriefly(loadShell(mall), sessionPatienceMs),
    awaitBriefly(loadAnnouncement(mall, cookies), sessionPatienceMs),
  ]);
  return data({ shell } satisfies MemberData, typeof announcement === 'string' ? { headers: { 'Set-Cookie': announcement } } : undefined);
}

/** Renders the floating elements of the page once they have loaded. */
function Over({ shell }: { readonly shell: Shell | undefined }) {
  const parts = useDeferredParts(shell);
  return parts && <parts.Over shell={shell} />;
}

function Frame({ shell, children }: { shell: StreamedShell; children: ReactNode }) {
  return (
    <MainFrame header={<ShopHeader shell={shell} myShop={<MyShop />} />} footer={<MallFooter shell={shell} />}>
      {children}
      <DeferredShell shell={shell}>{(known) => <Over shell={known} />}</DeferredShell>
    </MainFrame>
  );
}

export default function MainLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame shell={loaderData.shell}>
      <Outlet />
    </Frame>
  );
}

/** Renders a failed page with header and footer. */
export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  return (
    <Frame shell={loaderData?.shell}>
      <ErrorPage error={error} />
    </Frame>
  );
}
