import { Notice, styled } from '@mall/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { ActionOutcome } from '../after-sale.ts';

const Place = styled('div')({ '&:focus': { outline: 'none' } });

const done = { withdraw: 'actions.withdraw.done', confirm: 'actions.confirm.done', sendBack: 'actions.sentBack' } as const;

/** Renders the result of an action on an after-sale. It takes the focus, because the pressed button may be gone. */
export function OutcomeNotice({ outcome }: { outcome: ActionOutcome | undefined }) {
  const { t } = useTranslation('after-sales');
  const place = useRef<HTMLDivElement>(null);
  const isSaid = outcome !== undefined && (outcome.kind !== 'refused' || outcome.message !== null);
  const at = outcome?.at;
  useEffect(() => {
    if (isSaid && at !== undefined) place.current?.focus();
  }, [isSaid, at]);
  if (!isSaid) return null;
  return (
    <Place ref={place} tabIndex={-1}>
      {outcome.kind === 'refused' ? (
        <RefusalNotice key={outcome.at} message={outcome.message ?? undefined} otherwise={t('noResponse')} />
      ) : (
        <Notice tone="success">{t(done[outcome.kind])}</Notice>
      )}
    </Place>
  );
}
