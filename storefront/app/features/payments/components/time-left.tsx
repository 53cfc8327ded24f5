import { Countdown } from '@mall/ui';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { Payment } from '../payment.ts';

const Line = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.vars.palette.roles.inkSoft,
  '& [role="timer"]': {
    display: 'block',
    ...theme.typography.h3,
    color: theme.vars.palette.roles.accent,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Until when the order must be paid, and how long that is. Without a script the moment alone: a clock that stands would lie. */
export function TimeLeft({ expiresAt, serverTime }: Pick<Payment, 'expiresAt' | 'serverTime'>) {
  const { t } = useTranslation('payments');
  const { minute } = useDateTime();
  const { revalidate } = useRevalidator();
  return (
    <Line>
      {t('time.until', { moment: minute(expiresAt) })}
      {/* The server's word counts: the page asks it what has become of the order. */}
      <Countdown until={expiresAt} now={serverTime} label={t('time.left')} onEnd={() => void revalidate()} />
    </Line>
  );
}
