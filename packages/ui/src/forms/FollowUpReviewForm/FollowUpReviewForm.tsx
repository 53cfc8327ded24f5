import { useUiText } from '../../i18n/useUiText.ts';
import { type FollowUpReviewValues, followUpReviewRules } from '../ReviewForm/rules.ts';
import { ProductHead, WritingFields, type WritingFormProps } from '../ReviewForm/WritingFields.tsx';
import { FormRoot, HiddenFields } from '../shared/nativeForm.tsx';
import { Aside } from '../shared/SignInLinks.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { useUnsavedGuard } from '../shared/useUnsavedGuard.tsx';

export type { Upload, UploadOutcome, UploadProgress } from '../../fields/UploadField/UploadField.tsx';
export type { ReviewedProduct } from '../ReviewForm/WritingFields.tsx';
export type { Leaving } from '../shared/useUnsavedGuard.tsx';

const fields = ['comment', 'images'] as const;

/** Props of {@link FollowUpReviewForm}. */
export interface FollowUpReviewFormProps extends WritingFormProps<FollowUpReviewValues, (typeof fields)[number]> {
  /** Values entered before a refusal. */
  defaultValues?: { readonly comment?: string; readonly images?: readonly string[] };
}

/** Renders a form for a follow-up to a review; the rating and the author's name do not change. */
export function FollowUpReviewForm(props: FollowUpReviewFormProps) {
  const { pending, hidden, product, onUpload, defaultValues = {} } = props;
  const t = useUiText('ui-deferred');
  const guard = useUnsavedGuard(props);
  const { form, field, faultOf } = useNativeForm(followUpReviewRules, fields, { ...props, ref: guard.ref }, {}, guard.sent);
  return (
    <FormRoot {...form} encType="multipart/form-data">
      <HiddenFields fields={{ ...hidden, isFollowUp: 'true', anonymous: '0' }} />
      <ProductHead {...product} />
      <WritingFields
        {...{ field, faultOf, onUpload, defaultValues }}
        label={t('reviewForm.followUpText')}
        placeholder={t('reviewForm.followUpPlaceholder')}
      />
      <SubmitButton pending={pending}>{t('reviewForm.followUpSubmit')}</SubmitButton>
      <Aside>{t('reviewForm.once')}</Aside>
      {guard.question}
    </FormRoot>
  );
}
