import { randomUUID } from 'node:crypto';
import { centsOf, EmptyState, formatMoney } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router-dom';
import { loadWithdrawal, requestWithdrawal } from '#app/features/wallet/api/withdrawal.server.ts';
import { LatestWithdrawalCard } from '#app/features/wallet/components/latest-withdrawal.tsx';
import { WithdrawalEntry } from '#app/features/wallet/components/withdrawal-entry.tsx';
import type { WithdrawalOffer } from '#app/features/wallet/withdrawal.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import type { Route } from './+types/withdrawal';

export const handle = { namespaces: ['wallet'] } satisfies RouteHandle;

const addCardHref = withQuery(paths.bankCards, { new: 1, back: 'withdrawal' });

export async function loader({ context, url }: Route.LoaderArgs) {
  return { offer: await loadWithdrawal(context.get(gateway)).catch(handlePageError(url, context)), idempotencyKey: randomUUID() };
}

/** Sends a code, or requests the withdrawal and redirects to the wallet, which shows its state. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const outcome = await requestWithdrawal(context.get(gateway), await request.formData()).catch(handlePageError(url, context));
  return outcome ?? redirect(withQuery(paths.wallet, { type: 2, withdrawn: 1 }), 303);
}

/** Renders the withdrawal from the wallet. */
export default function WithdrawalPage({ loaderData: { offer, idempotencyKey }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('wallet');
  const obstacle = obstacleOf(offer);
  return (
    <AccountPage
      eyebrow={t('withdrawal.eyebrow')}
      title={t('withdrawal.title')}
      lead={t('withdrawal.lead', { balance: formatMoney(offer.balance) })}
      description={t('withdrawal.description')}
    >
      {offer.latest && obstacle === 'pending' && <LatestWithdrawalCard withdrawal={offer.latest} />}
      {obstacle ? (
        <Obstacle name={obstacle} minimum={offer.minimum} />
      ) : (
        <WithdrawalEntry
          offer={offer}
          outcome={actionData}
          idempotencyKey={idempotencyKey}
          hrefs={{ self: paths.withdrawal, addCard: addCardHref }}
        />
      )}
    </AccountPage>
  );
}

type ObstacleName = 'pending' | 'unavailable' | 'noPhone' | 'short' | 'noCard';

/** Returns the obstacle to a withdrawal that must be resolved first. */
function obstacleOf({ state, phone, balance, minimum, cards, wechat }: WithdrawalOffer): ObstacleName | undefined {
  if (state !== 'open') return state;
  if (phone === '') return 'noPhone';
  if (centsOf(balance) < centsOf(minimum)) return 'short';
  return cards.length === 0 && !wechat?.name ? 'noCard' : undefined;
}

const ways: Readonly<Record<ObstacleName, string>> = {
  pending: paths.wallet,
  unavailable: paths.wallet,
  noPhone: paths.security,
  short: paths.recharge,
  noCard: addCardHref,
};

function Obstacle({ name, minimum }: { name: ObstacleName; minimum: string }) {
  const { t } = useTranslation('wallet');
  return (
    <EmptyState
      title={t(`withdrawal.obstacles.${name}.title`)}
      action={
        <Button component={Link} to={ways[name]} variant={name === 'noCard' || name === 'noPhone' ? 'contained' : 'outlined'}>
          {t(`withdrawal.obstacles.${name}.way`)}
        </Button>
      }
    >
      {t(`withdrawal.obstacles.${name}.text`, { amount: formatMoney(minimum) })}
    </EmptyState>
  );
}
