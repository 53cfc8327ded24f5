import type { LanguageCode } from '@mall/locales';
import { Notice, type Upload } from '@mall/ui';
import { FollowUpReviewForm } from '@mall/ui/forms/FollowUpReviewForm';
import { ReviewForm } from '@mall/ui/forms/ReviewForm';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSubmit } from 'react-router-dom';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { useShop } from '#app/shared/shop.ts';
import type { WritableLine, WritingRefusal } from '../writing.ts';

interface ReviewWritingProps {
  readonly line: WritableLine;
  readonly refusal: WritingRefusal | undefined;
  readonly idempotencyKey: string;
  readonly pageHref: string;
  /** Creates the image upload for a language, with the message for an expired session. */
  readonly makeUpload: (language: LanguageCode, sessionEnded: string) => Upload;
}

const noErrors = {};

/** Renders the form for a review of a line, or for an addition to it. */
export function ReviewWriting({ line, refusal, idempotencyKey, pageHref, makeUpload }: ReviewWritingProps) {
  const { t } = useTranslation('reviews');
  const { language } = useShop();
  const submit = useSubmit();
  const { formAction } = useNavigation();
  const onUpload = useMemo(() => makeUpload(language, t('writing.sessionEnded')), [makeUpload, language, t]);
  const Writing = line.next === 'followUp' ? FollowUpReviewForm : ReviewForm;
  return (
    <>
      {refusal && refusal.message !== '' && <RefusalNotice key={refusal.at} message={refusal.message} otherwise={t('form.noResponse')} />}
      <noscript>
        <Notice silent>{t('writing.noScript')}</Notice>
      </noscript>
      <Writing
        action={pageHref}
        product={{ title: line.title, imageUrl: line.image, spec: line.spec }}
        hidden={{
          lineId: String(line.id),
          productId: String(line.productId),
          skuId: String(line.skuId),
          [idempotencyField]: idempotencyKey,
        }}
        onUpload={onUpload}
        pending={formAction !== undefined}
        errors={refusal?.errors ?? noErrors}
        {...(refusal && { defaultValues: refusal.entered })}
        onSubmit={(_values: unknown, form: HTMLFormElement) => void submit(form, { preventScrollReset: true })}
      />
    </>
  );
}
