import { EmptyState, TabLinks } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadOwnCoupons } from '#app/features/coupons/api/load-own.server.ts';
import { OwnTickets } from '#app/features/coupons/components/own-tickets.tsx';
import { type OwnCouponTab, ownCouponTabs } from '#app/features/coupons/own.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import type { Route } from './+types/my-coupons';

export const handle = { namespaces: ['coupons'] } satisfies RouteHandle;

const hrefOf = (tab: OwnCouponTab) => withQuery(paths.myCoupons, { type: tab === 'unused' ? undefined : ownCouponTabs.indexOf(tab) });

export async function loader({ context, url }: Route.LoaderArgs) {
  const tab = ownCouponTabs[Number(url.searchParams.get('type') ?? 0)] ?? 'unused';
  return { tab, own: await loadOwnCoupons(context.get(gateway), tab).catch(handlePageError(url, context)) };
}

/** Renders the customer's coupons by state. */
export default function MyCouponsPage({ loaderData: { tab, own } }: Route.ComponentProps) {
  const { t } = useTranslation('coupons');
  const { coupons, counts } = own;
  const more = (
    <Button component={Link} to={paths.couponCentre} variant="outlined">
      {t('own.more')}
    </Button>
  );
  return (
    <AccountPage
      eyebrow={t('own.eyebrow')}
      title={t('own.title')}
      lead={t('own.lead')}
      description={t('own.lead')}
      {...(coupons.length > 0 && { action: more })}
    >
      <TabLinks
        label={t('own.tabs.label')}
        current={hrefOf(tab)}
        links={ownCouponTabs.map((known) => ({
          label: t(`own.tabs.${known}`),
          href: hrefOf(known),
          ...(counts[known] > 0 && { count: counts[known] }),
        }))}
      />
      {coupons.length === 0 ? (
        <EmptyState title={t(`own.empty.${tab}`)} action={more}>
          {t('own.empty.text')}
        </EmptyState>
      ) : (
        <OwnTickets
          coupons={coupons}
          label={t(`own.tabs.${tab}`)}
          useHref={(shopId) => (shopId === undefined ? paths.products : withQuery(paths.shop, { id: shopId }))}
        />
      )}
    </AccountPage>
  );
}
