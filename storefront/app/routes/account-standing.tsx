import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { loadAccount } from '#app/features/account/api/load-account.server.ts';
import { AccountFacts } from '#app/features/account/components/account-facts.tsx';
import { useFacts } from '#app/features/account/components/use-facts.tsx';
import { standingAt } from '#app/features/account/standing.ts';
import { paths } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { faultOfPage } from '#app/shared/gateway/page-fault.server.ts';
import type { Route } from './+types/account-standing';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { account: await loadAccount(context.get(gateway)).catch(faultOfPage(url, context)) };
}

/** A page of the account that tells how things stand there, and leads on. */
export default function AccountStandingPage({ loaderData: { account } }: Route.ComponentProps) {
  const { t } = useTranslation('account');
  const standing = standingAt(useLocation().pathname);
  const factsOf = useFacts(account);
  if (!standing) return null;
  const { name, facts } = standing;
  const title = t(`standing.${name}.title`);
  return (
    <AccountPage eyebrow={t('menu.label')} title={title} lead={t(`standing.${name}.text`)} description={t(`standing.${name}.text`)}>
      <AccountFacts label={title} facts={factsOf(facts)} />
      <div>
        <Button component={Link} to={paths.orders} variant="outlined">
          {t('next.orders')}
        </Button>
      </div>
    </AccountPage>
  );
}
