import { Outlet, useLocation } from 'react-router-dom';
import { AccountFrame } from '#app/features/account/components/account-frame.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths } from '#app/paths.ts';

export const handle = { namespaces: ['account'] } satisfies RouteHandle;

/** Pages below an entry, which have none of their own. */
const ofOrders: readonly string[] = [paths.order, paths.payment];

function currentOf(entry: string, pathname: string, children: readonly string[] = []): 'page' | 'true' | undefined {
  if (pathname === entry) return 'page';
  return children.includes(pathname) ? 'true' : undefined;
}

/** The account area: menu and page. Who is signed in is asked by each page, which must ask for its data anyway. */
export default function AccountLayout() {
  const { pathname } = useLocation();
  return (
    <AccountFrame
      entries={[
        { name: 'orders', href: paths.orders, current: currentOf(paths.orders, pathname, ofOrders) },
        { name: 'addresses', href: paths.addresses, current: currentOf(paths.addresses, pathname) },
      ]}
    >
      <Outlet />
    </AccountFrame>
  );
}
