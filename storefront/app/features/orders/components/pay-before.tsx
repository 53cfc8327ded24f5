import { Countdown } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { useDateTime } from '#app/shared/format/use-date-time.ts';

interface PayBeforeProps {
  readonly expiresAt: string;
  /** The server's time when the page was rendered: the countdown is based on it instead of the browser's clock. */
  readonly serverTime: string;
}

/** Renders the payment deadline; with a countdown when JavaScript is available. */
export function PayBefore({ expiresAt, serverTime }: PayBeforeProps) {
  const { t } = useTranslation('orders');
  const { dateTime } = useDateTime();
  const { revalidate } = useRevalidator();
  return (
    <span>
      {t('payBefore', { moment: dateTime(expiresAt) })}{' '}
      <Countdown until={expiresAt} now={serverTime} label={t('timeLeft')} onEnd={() => void revalidate()} />
    </span>
  );
}
