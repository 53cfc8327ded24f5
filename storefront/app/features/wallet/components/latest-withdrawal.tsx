import { formatMoney, styled } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { LatestWithdrawal } from '../withdrawal.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2, 2.5),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  '& h2, & p': { margin: 0 },
  '& h2': { ...theme.typography.subtitle2, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: theme.spacing(0, 2) },
  '& h2 span': { color: theme.vars.palette.roles.accent },
  '& h2 span[data-state="paidOut"]': { color: theme.vars.palette.roles.primary },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.roles.inkSoft },
}));

/** Renders the latest withdrawal: amount, target, and state. */
export function LatestWithdrawalCard({ withdrawal: { state, amount, to, requestedAt, decidedAt } }: { withdrawal: LatestWithdrawal }) {
  const { t } = useTranslation('wallet');
  const { dateTime } = useDateTime();
  const account =
    to.kind === 'card' ? t('withdrawal.toCard', { bank: to.bank, digits: to.lastDigits }) : t('withdrawal.toWechat', { name: to.name });
  const moment = state === 'underReview' ? requestedAt : decidedAt;
  return (
    <Card aria-label={t('withdrawal.latest')}>
      <h2>
        {t('withdrawal.what', { amount: formatMoney(amount) })}
        <span data-state={state}>{t(`withdrawal.states.${state}.name`)}</span>
      </h2>
      <p>
        {account}
        {moment !== undefined && ` · ${t(`withdrawal.states.${state}.moment`, { moment: dateTime(moment) })}`}
      </p>
      <p>{t(`withdrawal.states.${state}.text`)}</p>
    </Card>
  );
}
