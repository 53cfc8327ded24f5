import { EmptyState, LedgerRow, Notice, Pagination, RowList, TabLinks, WalletBalance } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadWallet } from '#app/features/wallet/api/load-wallet.server.ts';
import { LatestWithdrawalCard } from '#app/features/wallet/components/latest-withdrawal.tsx';
import { WalletFilters } from '#app/features/wallet/components/wallet-filters.tsx';
import { type Wallet, type WalletQuery, walletKinds, walletSides, walletSpans } from '#app/features/wallet/wallet.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { pageQuery, readPage } from '#app/shared/page-number.ts';
import type { Route } from './+types/wallet';

export const handle = { namespaces: ['wallet'] } satisfies RouteHandle;

const [usualSpan] = walletSpans;
const longestPeriod = walletSpans.at(-1) ?? usualSpan;

const hrefOf = ({ side, span, kind, page = 1 }: Omit<WalletQuery, 'page'> & { page?: number }) =>
  withQuery(paths.wallet, {
    type: side === 'income' ? undefined : 2,
    typeName: kind === 0 ? undefined : kind,
    day: span === usualSpan ? undefined : span,
    page: pageQuery(page),
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams: search } = url;
  const side = search.get('type') === '2' ? 'expense' : 'income';
  const query: WalletQuery = {
    side,
    span: walletSpans.find((known) => String(known) === search.get('day')) ?? usualSpan,
    kind: walletKinds[side].find((known) => String(known) === search.get('typeName')) ?? 0,
    page: readPage(search),
  };
  return {
    query,
    isWithdrawn: search.has('withdrawn'),
    wallet: await loadWallet(context.get(gateway), query).catch(handlePageError(url, context)),
  };
}

/** Renders the customer's balance, its actions, and a page of income or expense records. */
export default function WalletPage({ loaderData: { query, isWithdrawn, wallet } }: Route.ComponentProps) {
  const { t } = useTranslation('wallet');
  const { side, span } = query;
  const { balance, withdrawal, latest } = wallet;
  return (
    <AccountPage eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} description={t('description')}>
      {isWithdrawn && <Notice tone="success">{t('withdrawal.requested')}</Notice>}
      <WalletBalance
        amount={balance}
        {...(withdrawal !== 'open' && { note: t(`withdrawal.closed.${withdrawal}`) })}
        actions={
          <>
            <Button component={Link} to={paths.recharge} variant="contained">
              {t('recharge.title')}
            </Button>
            {withdrawal === 'open' && (
              <Button component={Link} to={paths.withdrawal} variant="outlined">
                {t('withdrawal.title')}
              </Button>
            )}
          </>
        }
      />
      {latest && <LatestWithdrawalCard withdrawal={latest} />}
      <TabLinks
        label={t('sides.label')}
        current={hrefOf({ side, span, kind: 0 })}
        links={walletSides.map((known) => ({ label: t(`sides.${known}`), href: hrefOf({ side: known, span, kind: 0 }) }))}
      />
      <WalletFilters query={query} pageHref={paths.wallet} />
      <Records query={query} wallet={wallet} />
    </AccountPage>
  );
}

function Records({ query, wallet: { records, pages } }: { query: WalletQuery; wallet: Wallet }) {
  const { t } = useTranslation('wallet');
  const { dateTime } = useDateTime();
  const { side, span, kind, page } = query;
  if (records.length === 0) {
    return (
      <EmptyState
        title={t(`empty.${side}`)}
        {...(span !== longestPeriod && {
          action: (
            <Button component={Link} to={hrefOf({ side, kind, span: longestPeriod })} variant="outlined" preventScrollReset>
              {t('empty.longer')}
            </Button>
          ),
        })}
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <RowList label={t(`sides.${side}`)}>
        {records.map(({ id, reason, amount, at }) => (
          <LedgerRow key={id} title={t(`reasons.${reason}`)} date={at === undefined ? '' : dateTime(at)} amount={amount} />
        ))}
      </RowList>
      <Pagination page={page} count={pages} hrefOf={(other) => hrefOf({ side, span, kind, page: other })} />
    </>
  );
}
