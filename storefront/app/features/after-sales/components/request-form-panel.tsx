import type { LanguageCode } from '@mall/locales';
import type { AfterSalesKind, Upload } from '@mall/ui';
import { AfterSalesForm } from '@mall/ui/forms/AfterSalesForm';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation, useSubmit } from 'react-router-dom';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { useShop } from '#app/shared/shop.ts';
import type { RequestOutcome } from '../after-sale.ts';

/** Props of {@link RequestFormPanel}. */
export interface RequestFormPanelProps {
  readonly kind: AfterSalesKind;
  /** The highest amount that can be refunded, a decimal string. */
  readonly refundable: string;
  readonly outcome: RequestOutcome | undefined;
  readonly idempotencyKey: string;
  /** Creates the image upload for a language, with the message for an expired session. */
  readonly makeUpload: (language: LanguageCode, sessionEnded: string) => Upload;
}

const reasons = {
  refund: ['changedMind', 'missing', 'wrong', 'damaged'],
  return: ['damaged', 'wrong', 'unsuited', 'changedMind'],
  exchange: ['damaged', 'wrong', 'unsuited'],
} as const;
const noErrors = {};

/** Renders the form of a request, submitted to the current page. */
export function RequestFormPanel({ kind, refundable, outcome, idempotencyKey, makeUpload }: RequestFormPanelProps) {
  const { t } = useTranslation('after-sales');
  const { language } = useShop();
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const navigation = useNavigation();
  const [key] = useState(idempotencyKey);
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const onUpload = useMemo(() => makeUpload(language, t('request.sessionEnded')), [makeUpload, language, t]);
  return (
    <>
      {refused && refused.message !== null && <RefusalNotice key={refused.at} message={refused.message} otherwise={t('noResponse')} />}
      <AfterSalesForm
        action={pathname + search}
        kinds={[kind]}
        refundable={refundable}
        reasons={reasons[kind].map((reason) => t(`request.reasons.${reason}`))}
        hidden={{ [idempotencyField]: key }}
        errors={refused?.errors ?? noErrors}
        pending={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
        onUpload={onUpload}
        onSubmit={(_values, form) => void submit(form, { preventScrollReset: true })}
        {...(refused
          ? {
              defaultValues: {
                reason: refused.entered.reason,
                images: refused.entered.images,
                ...(refused.entered.amount === undefined ? {} : { refundAmount: refused.entered.amount }),
              },
            }
          : {})}
      />
    </>
  );
}
