import { EmptyState, LedgerRow, Pagination, RowList, TabLinks, WalletBalance } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { loadWallet } from '#app/features/wallet/api/load-wallet.server.ts';
import { type WalletQuery, walletSides, walletSpans } from '#app/features/wallet/wallet.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { faultOfPage } from '#app/shared/gateway/page-fault.server.ts';
import { pageQuery, readPage } from '#app/shared/page-number.ts';
import type { Route } from './+types/wallet';

export const handle = { namespaces: ['wallet'] } satisfies RouteHandle;

const [usualSpan] = walletSpans;

const hrefOf = ({ side, span, page = 1 }: Omit<WalletQuery, 'page'> & { page?: number }) =>
  withQuery(paths.wallet, {
    type: side === 'income' ? undefined : 2,
    day: span === usualSpan ? undefined : span,
    page: pageQuery(page),
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const query: WalletQuery = {
    side: url.searchParams.get('type') === '2' ? 'expense' : 'income',
    span: walletSpans.find((known) => String(known) === url.searchParams.get('day')) ?? usualSpan,
    page: readPage(url.searchParams),
  };
  return { query, wallet: await loadWallet(context.get(gateway), query).catch(faultOfPage(url, context)) };
}

/** The customer's balance and what became of it. */
export default function WalletPage({ loaderData: { query, wallet } }: Route.ComponentProps) {
  const { t } = useTranslation('wallet');
  const { minute } = useDateTime();
  const { side, span, page } = query;
  const { balance, isWithdrawing, records, pages } = wallet;
  return (
    <AccountPage eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} description={t('description')}>
      <WalletBalance amount={balance} {...(isWithdrawing && { note: t('withdrawing') })} />
      <TabLinks
        label={t('sides.label')}
        current={hrefOf({ side, span })}
        links={walletSides.map((known) => ({ label: t(`sides.${known}`), href: hrefOf({ side: known, span }) }))}
      />
      <TabLinks
        label={t('spans.label')}
        look="pill"
        current={hrefOf({ side, span })}
        links={walletSpans.map((known) => ({ label: t(`spans.${known}`), href: hrefOf({ side, span: known }) }))}
      />
      {records.length === 0 ? (
        <EmptyState title={t(`empty.${side}`)}>{t('empty.text')}</EmptyState>
      ) : (
        <RowList label={t(`sides.${side}`)}>
          {records.map(({ id, reason, amount, at }) => (
            <LedgerRow key={id} title={t(`reasons.${reason}`)} date={at === undefined ? '' : minute(at)} amount={amount} />
          ))}
        </RowList>
      )}
      <Pagination page={page} count={pages} hrefOf={(other) => hrefOf({ side, span, page: other })} />
    </AccountPage>
  );
}
