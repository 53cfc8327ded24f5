import { Outlet, useLocation } from 'react-router-dom';
import { AccountFrame } from '#app/features/account/components/account-frame.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';

export const handle = { namespaces: ['account', 'ui-deferred'] } satisfies RouteHandle;

/** Renders the account area: menu and page. Each page checks the session itself, because it must load its data anyway. */
export default function AccountLayout() {
  const { pathname } = useLocation();
  return (
    <AccountFrame pathname={pathname}>
      <Outlet />
    </AccountFrame>
  );
}
