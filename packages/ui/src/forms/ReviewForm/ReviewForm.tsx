import { Choice } from '../../fields/Choice/Choice.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { FormRoot, HiddenFields } from '../shared/nativeForm.tsx';
import { Aside } from '../shared/SignInLinks.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { useUnsavedGuard } from '../shared/useUnsavedGuard.tsx';
import { type ReviewValues, reviewRules } from './rules.ts';
import { StarsField } from './StarsField.tsx';
import { ProductHead, WritingFields, type WritingFormProps } from './WritingFields.tsx';

export type { Upload, UploadOutcome, UploadProgress } from '../../fields/UploadField/UploadField.tsx';
export type { Leaving } from '../shared/useUnsavedGuard.tsx';
export type { ReviewedProduct } from './WritingFields.tsx';

const fields = ['stars', 'comment', 'images'] as const;

/** Props of {@link ReviewForm}. */
export interface ReviewFormProps extends WritingFormProps<ReviewValues, (typeof fields)[number]> {
  /** Values entered before a refusal. */
  defaultValues?: { readonly [Name in keyof ReviewValues]?: Readonly<ReviewValues[Name]> };
}

/** Renders a review of a bought product: rating, text, images, with the author's name or anonymous. */
export function ReviewForm(props: ReviewFormProps) {
  const { pending, hidden, product, onUpload, defaultValues = {} } = props;
  const t = useUiText('ui-deferred');
  const guard = useUnsavedGuard(props);
  const { form, field, faultOf } = useNativeForm(reviewRules, fields, { ...props, ref: guard.ref }, {}, guard.sent);
  return (
    <FormRoot {...form} encType="multipart/form-data">
      <HiddenFields fields={{ ...hidden, isFollowUp: 'false' }} />
      <ProductHead {...product} />
      <StarsField field={field('stars')} initial={defaultValues.stars} />
      <WritingFields
        {...{ field, faultOf, onUpload, defaultValues }}
        label={t('reviewForm.text')}
        placeholder={t('reviewForm.placeholder')}
      />
      <Choice name="anonymous" value="1" defaultChecked={defaultValues.anonymous === '1'} label={t('reviewForm.anonymous')} />
      <SubmitButton pending={pending}>{t('reviewForm.submit')}</SubmitButton>
      <Aside>{t('reviewForm.once')}</Aside>
      {guard.question}
    </FormRoot>
  );
}
