import { randomUUID } from 'node:crypto';
import { EmptyState, Icon, styled, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { waitingStates } from '#app/features/account/account.ts';
import { loadAccount } from '#app/features/account/api/load-account.server.ts';
import { AccountFacts } from '#app/features/account/components/account-facts.tsx';
import { RecentOrders } from '#app/features/account/components/recent-orders.tsx';
import { useFacts } from '#app/features/account/components/use-facts.tsx';
import { changeOrder, orderToChange } from '#app/features/orders/api/change-order.server.ts';
import { loadWaitingOrders } from '#app/features/orders/api/load-waiting.server.ts';
import { OutcomeNotice } from '#app/features/orders/components/outcome-notice.tsx';
import { WaitingOrders } from '#app/features/orders/components/waiting-orders.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import type { Route } from './+types/account-overview';

export const handle = { namespaces: ['orders', 'ui-deferred'] } satisfies RouteHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const calls = context.get(gateway);
  const account = await loadAccount(calls).catch(handlePageError(url, context));
  const waiting = await loadWaitingOrders(calls, account.waiting).catch(handlePageError(url, context));
  return { account, waiting, idempotencyKey: randomUUID() };
}

/** Runs the action of an order's button. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  return await changeOrder(context.get(gateway), orderToChange(form) ?? notFound(), form).catch(handlePageError(url, context));
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > .calm': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    margin: 0,
    padding: theme.spacing(2.5),
    ...theme.typography.body2,
    backgroundColor: theme.vars.palette.roles.sunken,
    borderRadius: theme.mall.radius.card,
    '& svg': { color: theme.vars.palette.roles.primary },
  },
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(1, 3) },
}));

/** Renders the account overview: orders that need an action, then the numbers and the newest orders. */
export default function AccountOverviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('account');
  const { account, waiting, idempotencyKey } = loaderData;
  const factsOf = useFacts(account);
  const hasOrders = account.newest.length > 0;
  const isCalm = waiting.orders.length === 0 && account.waiting.afterSales === 0;
  return (
    <AccountPage eyebrow={t('menu.label')} title={t('overview.title', { name: account.name })} description={t('overview.description')}>
      <OutcomeNotice outcome={actionData} />
      {hasOrders && (
        <Part>
          <Typography variant="h3" component="h2">
            {t('overview.forYou')}
          </Typography>
          {isCalm && (
            <p className="calm">
              <Icon name="leaf" />
              {t('overview.calm')}
            </p>
          )}
          {waiting.orders.length > 0 && <WaitingOrders {...waiting} label={t('overview.forYou')} idempotencyKey={idempotencyKey} />}
          {account.waiting.afterSales > 0 && (
            <Typography variant="body2">
              {t('overview.openAfterSales', { count: account.waiting.afterSales })}{' '}
              <UiLink href={paths.afterSales}>{t('overview.showAfterSales')}</UiLink>
            </Typography>
          )}
        </Part>
      )}
      <Part>
        <Typography variant="h3" component="h2">
          {t('overview.numbers')}
        </Typography>
        <AccountFacts label={t('overview.assets')} facts={factsOf(['balance', 'points', 'coupons'])} />
        <AccountFacts label={t('overview.waiting')} facts={factsOf(waitingStates)} />
      </Part>
      <Part>
        <header>
          <Typography variant="h3" component="h2">
            {t('overview.newest')}
          </Typography>
          {hasOrders && <UiLink href={paths.orders}>{t('overview.all')}</UiLink>}
        </header>
        {hasOrders ? (
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
