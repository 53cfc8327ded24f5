import { EmptyState, LedgerRow, MemberBenefits, RowList } from '@mall/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { loadMembership } from '#app/features/membership/api/load-membership.server.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { faultOfPage } from '#app/shared/gateway/page-fault.server.ts';
import type { Route } from './+types/membership';

export const handle = { namespaces: ['membership'] } satisfies RouteHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  return { membership: await loadMembership(context.get(gateway)).catch(faultOfPage(url, context)) };
}

const Part = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

/** What members get, until when the customer is one, and what was paid for it. */
export default function MembershipPage({ loaderData: { membership } }: Route.ComponentProps) {
  const { t } = useTranslation('membership');
  const { day } = useDateTime();
  const { name, endsAt, isMember, benefits, purchases } = membership;
  const until = endsAt === undefined ? undefined : t(isMember ? 'until' : 'ended', { date: day(endsAt) });
  return (
    <AccountPage
      eyebrow={t('title')}
      title={isMember ? t('member', { name }) : t('visitor')}
      lead={until ?? t('lead')}
      description={t('description')}
    >
      <Part>
        <Typography variant="h3" component="h2">
          {t('benefits')}
        </Typography>
        <MemberBenefits benefits={benefits} />
      </Part>
      <Part>
        <Typography variant="h3" component="h2">
          {t('purchases')}
        </Typography>
        {purchases.length === 0 ? (
          <EmptyState title={t('none')} level={3}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <RowList>
            {purchases.map(({ id, number, plan, method, amount, paidAt, endsAt: lastsTo }) => (
              <LedgerRow
                key={id}
                title={`${plan} · ${method}`}
                date={paidAt === undefined ? number : `${day(paidAt)} · ${number}`}
                amount={`-${amount}`}
                {...(lastsTo && { note: t('until', { date: day(lastsTo) }) })}
              />
            ))}
          </RowList>
        )}
      </Part>
    </AccountPage>
  );
}
