import { QrPanel } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { CodeDrawing } from '#app/shared/code/code-drawing.tsx';
import type { AwaitedPayment } from '../offer.ts';

/** How often the page asks for itself again. */
const reloadSeconds = 5;

/** The code of an order that waits for its money, for a browser without a script. */
export function AwaitedCode({ awaited: { code, number, amount, type } }: { readonly awaited: AwaitedPayment }) {
  const { t } = useTranslation('membership');
  return (
    <>
      <meta httpEquiv="refresh" content={`${reloadSeconds}`} />
      <QrPanel
        code={<CodeDrawing picture={code.picture} label={t('purchase.code')} />}
        state="waiting"
        amount={amount}
        number={number}
        app={t(`purchase.payTypes.${type}`)}
        until={code.until}
        now={code.serverTime}
        href={code.href}
        size="small"
      />
    </>
  );
}
