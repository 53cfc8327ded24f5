import { EmptyState, LedgerRow, Pagination, RowList, TabLinks } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { loadPoints } from '#app/features/points/api/load-points.server.ts';
import { type PointsTab, pointsTabs } from '#app/features/points/points.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { pageQuery, readPage } from '#app/shared/page-number.ts';
import type { Route } from './+types/points';

export const handle = { namespaces: ['points'] } satisfies RouteHandle;

const hrefOf = (tab: PointsTab, page = 1) =>
  withQuery(paths.points, { type: tab === 'gained' ? undefined : pointsTabs.indexOf(tab) + 1, page: pageQuery(page) });

export async function loader({ context, url }: Route.LoaderArgs) {
  const tab = pointsTabs[Number(url.searchParams.get('type') ?? 1) - 1] ?? 'gained';
  const page = readPage(url.searchParams);
  return { tab, page, points: await loadPoints(context.get(gateway), tab, page).catch(handlePageError(url, context)) };
}

/** Renders the customer's points and their records. */
export default function PointsPage({ loaderData: { tab, page, points } }: Route.ComponentProps) {
  const { t } = useTranslation('points');
  const { dateTime } = useDateTime();
  const { balance, frozen, records, pages } = points;
  return (
    <AccountPage
      eyebrow={t('title')}
      title={t('balance', { count: balance })}
      description={t('description')}
      {...(frozen > 0 && { lead: t('frozen', { count: frozen }) })}
    >
      <TabLinks
        label={t('tabs.label')}
        current={hrefOf(tab)}
        links={pointsTabs.map((known) => ({ label: t(`tabs.${known}`), href: hrefOf(known) }))}
      />
      {records.length === 0 ? (
        <EmptyState title={t(`empty.${tab}`)}>{t('empty.text')}</EmptyState>
      ) : (
        <RowList label={t(`tabs.${tab}`)}>
          {records.map(({ id, reason, amount, at }) => (
            <LedgerRow key={id} title={t(`reasons.${reason}`)} date={at === undefined ? '' : dateTime(at)} amount={amount} unit="points" />
          ))}
        </RowList>
      )}
      <Pagination page={page} count={pages} hrefOf={(other) => hrefOf(tab, other)} />
    </AccountPage>
  );
}
