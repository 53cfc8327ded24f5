import { Notice, useAnnounce } from '@mall/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { CouponOutcome } from '../coupon.ts';

/** What receiving a coupon came to, seen and said. Two outcomes in a row are told apart by their `key`. */
export function ReceiptNotice({ outcome }: { outcome: CouponOutcome }) {
  const { t } = useTranslation('coupons');
  if (outcome.kind === 'notReceived') return <RefusalNotice message={outcome.message} otherwise={t('notAnswered')} />;
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
