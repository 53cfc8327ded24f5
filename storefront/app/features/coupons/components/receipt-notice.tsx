import { Notice, useAnnounce } from '@mall/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { CouponOutcome } from '../coupon.ts';

/** Shows and announces the result of claiming a coupon. The `key` distinguishes two equal outcomes in a row. */
export function ReceiptNotice({ outcome }: { outcome: CouponOutcome }) {
  const { t } = useTranslation('coupons');
  if (outcome.kind === 'notReceived') return <RefusalNotice message={outcome.message} otherwise={t('noResponse')} />;
  return <Received text={outcome.message} />;
}

function Received({ text }: { text: string }) {
  const announce = useAnnounce();
  useEffect(() => {
    announce(text);
  }, [announce, text]);
  return (
    <Notice tone="success" silent>
      {text}
    </Notice>
  );
}
