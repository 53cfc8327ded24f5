import { Countdown } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { useDateTime } from '#app/shared/format/use-date-time.ts';

interface PayBeforeProps {
  readonly expiresAt: string;
  /** The server's time when the page was made: the clock runs on it, not on the browser's. */
  readonly serverTime: string;
}

/** Until when an order must be paid; the running clock only where there is a script to run it. */
export function PayBefore({ expiresAt, serverTime }: PayBeforeProps) {
  const { t } = useTranslation('orders');
  const { minute } = useDateTime();
  const { revalidate } = useRevalidator();
  return (
    <span>
      {t('payBefore', { moment: minute(expiresAt) })}{' '}
      <Countdown until={expiresAt} now={serverTime} label={t('timeLeft')} onEnd={() => void revalidate()} />
    </span>
  );
}
