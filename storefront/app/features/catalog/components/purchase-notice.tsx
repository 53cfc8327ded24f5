import { Notice, useAnnounce } from '@mall/ui';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseOutcome } from '../purchase.ts';

function useOutcomeText(outcome: PurchaseOutcome): string {
  const { t } = useTranslation('catalog');
  if (outcome.kind === 'added') return t('product.added', { count: outcome.count });
  if (outcome.kind === 'flashRefused') return t(`product.flash.refused.${outcome.reason}`);
  return outcome.message ?? t('product.notAnswered');
}

/** What sending the purchase form came to, seen and said. */
export function PurchaseNotice({ outcome, cartHref }: { outcome: PurchaseOutcome; cartHref: string }) {
  const { t } = useTranslation('catalog');
  const announce = useAnnounce();
  const text = useOutcomeText(outcome);
  useEffect(() => {
    announce(text, outcome.kind === 'added' ? 'polite' : 'assertive');
  }, [announce, text, outcome]);
  if (outcome.kind !== 'added') {
    return (
      <Notice tone="error" silent>
        {text}
      </Notice>
    );
  }
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
