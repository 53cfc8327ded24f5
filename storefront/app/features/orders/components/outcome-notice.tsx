import { Notice, styled } from '@mall/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { OrderOutcome } from '../order.ts';
import { BoughtAgainNotice } from './bought-again-notice.tsx';

const Place = styled('div')({ '&:focus': { outline: 'none' } });

/** Renders the result of an action. It takes the focus, because the pressed button may be gone. */
export function OutcomeNotice({ outcome }: { outcome: OrderOutcome | undefined }) {
  const { t } = useTranslation('orders');
  const place = useRef<HTMLDivElement>(null);
  const at = outcome?.at;
  useEffect(() => {
    if (at !== undefined) place.current?.focus();
  }, [at]);
  if (!outcome) return null;
  return (
    <Place ref={place} tabIndex={-1}>
      {outcome.kind === 'refused' && <RefusalNotice key={outcome.at} message={outcome.message} otherwise={t('noResponse')} />}
      {outcome.kind === 'buyAgain' && <BoughtAgainNotice lines={outcome.lines} />}
      {outcome.kind !== 'refused' && outcome.kind !== 'buyAgain' && (
        <Notice tone="success">{t(outcome.isRefund ? 'intents.cancel.refunded' : `intents.${outcome.kind}.done`)}</Notice>
      )}
    </Place>
  );
}
