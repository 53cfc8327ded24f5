import { EmptyState, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { waitingStates } from '#app/features/account/account.ts';
import { loadAccount } from '#app/features/account/api/load-account.server.ts';
import { AccountFacts } from '#app/features/account/components/account-facts.tsx';
import { RecentOrders } from '#app/features/account/components/recent-orders.tsx';
import { useFacts } from '#app/features/account/components/use-facts.tsx';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { faultOfPage } from '#app/shared/gateway/page-fault.server.ts';
import type { Route } from './+types/account-overview';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { account: await loadAccount(context.get(gateway)).catch(faultOfPage(url, context)) };
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(1, 3) },
}));

/** The account at a glance: what the customer owns, what waits, and the newest orders. */
export default function AccountOverviewPage({ loaderData: { account } }: Route.ComponentProps) {
  const { t } = useTranslation('account');
  const factsOf = useFacts(account);
  return (
    <AccountPage eyebrow={t('menu.label')} title={t('overview.title', { name: account.name })} description={t('overview.description')}>
      <AccountFacts label={t('overview.assets')} facts={factsOf(['balance', 'points', 'coupons'])} />
      <Part>
        <Typography variant="h3" component="h2">
          {t('overview.waiting')}
        </Typography>
        <AccountFacts label={t('overview.waiting')} facts={factsOf(waitingStates)} />
      </Part>
      <Part>
        <header>
          <Typography variant="h3" component="h2">
            {t('overview.newest')}
          </Typography>
          {account.newest.length > 0 && <UiLink href={paths.orders}>{t('overview.all')}</UiLink>}
        </header>
        {account.newest.length > 0 ? (
          <RecentOrders orders={account.newest} hrefOf={(order_id) => withQuery(paths.order, { order_id })} />
        ) : (
          <EmptyState
            title={t('overview.none')}
            level={3}
            action={
              <Button component={Link} to={paths.products} variant="outlined">
                {t('next.products')}
              </Button>
            }
          >
            {t('overview.noneText')}
          </EmptyState>
        )}
      </Part>
    </AccountPage>
  );
}
