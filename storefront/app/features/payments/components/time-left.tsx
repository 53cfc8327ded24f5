import { Countdown, styled } from '@mall/ui';
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

/**
 * Renders the payment deadline with a countdown. Without JavaScript it shows the time alone, because a stopped countdown would be wrong.
 */
export function TimeLeft({ expiresAt, serverTime }: Pick<Payment, 'expiresAt' | 'serverTime'>) {
  const { t } = useTranslation('payments');
  const { dateTime } = useDateTime();
  const { revalidate } = useRevalidator();
  return (
    <Line>
      {t('time.until', { moment: dateTime(expiresAt) })}
      {/* The server decides: the page reloads the order's state. */}
      <Countdown until={expiresAt} now={serverTime} label={t('time.left')} onEnd={() => void revalidate()} />
    </Line>
  );
}
