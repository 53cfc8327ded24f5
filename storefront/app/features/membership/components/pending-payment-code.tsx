import { QrPanel } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { QrCode } from '#app/shared/qr-code/qr-code.tsx';
import type { AwaitedPayment } from '../offer.ts';

/** The reload interval of the page. */
const reloadSeconds = 5;

/** Renders the payment code of an unpaid order, for a browser without JavaScript. */
export function PendingPaymentCode({ awaited: { code, number, amount, method } }: { readonly awaited: AwaitedPayment }) {
  const { t } = useTranslation('membership');
  return (
    <>
      <meta httpEquiv="refresh" content={`${reloadSeconds}`} />
      <QrPanel
        code={<QrCode image={code.image} label={t('purchase.code')} />}
        state="waiting"
        amount={amount}
        number={number}
        app={t(`purchase.methods.${method}`)}
        until={code.until}
        now={code.serverTime}
        href={code.href}
        size="small"
      />
    </>
  );
}
