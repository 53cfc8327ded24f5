import { Notice, useAnnounce } from '@mall/ui';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { PurchaseOutcome } from '../purchase.ts';

/** Shows and announces the result of the purchase form. The `key` distinguishes two equal outcomes in a row. */
export function PurchaseNotice({ outcome, cartHref }: { outcome: PurchaseOutcome; cartHref: string }) {
  const { t } = useTranslation('catalog');
  if (outcome.kind === 'added') return <Added count={outcome.count} cartHref={cartHref} />;
  const fallback = t('product.noResponse');
  if (outcome.kind === 'unchosen') return <RefusalNotice message={t('product.choose')} otherwise={fallback} />;
  const message = outcome.kind === 'flashRefused' ? t(`product.flash.refused.${outcome.reason}`) : outcome.message;
  return <RefusalNotice message={message} otherwise={fallback} />;
}

function Added({ count, cartHref }: { count: number; cartHref: string }) {
  const { t } = useTranslation('catalog');
  const announce = useAnnounce();
  const text = t('product.added', { count });
  useEffect(() => {
    announce(text);
  }, [announce, text]);
  return (
    <Notice
      tone="success"
      silent
      action={
        <Button href={cartHref} size="small">
          {t('product.toCart')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
