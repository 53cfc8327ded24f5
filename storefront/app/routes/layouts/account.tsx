import { Outlet, useLocation } from 'react-router-dom';
import { AccountFrame } from '#app/features/account/components/account-frame.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';

export const handle = { namespaces: ['account', 'ui-later'] } satisfies RouteHandle;

/** The account area: menu and page. Who is signed in is asked by each page, which must ask for its data anyway. */
export default function AccountLayout() {
  const { pathname } = useLocation();
  return (
    <AccountFrame pathname={pathname}>
      <Outlet />
    </AccountFrame>
  );
}
