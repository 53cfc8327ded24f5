import type { UseFormRegisterReturn } from 'react-hook-form';
import { type Upload, UploadField } from '../../fields/UploadField/UploadField.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import { styled } from '../../styles/styled.ts';
import { LongTextField } from '../shared/LongTextField.tsx';
import type { NativeFormProps } from '../shared/nativeForm.tsx';
import type { UnsavedProps } from '../shared/useUnsavedGuard.tsx';
import { reviewFiles } from './rules.ts';

/** A product to review. */
export interface ReviewedProduct {
  /** Title of the product. */
  readonly title: string;
  /** URL of its picture. @since 0.4.0 */
  readonly imageUrl?: string;
  /** Display text of the SKU: `50 ml · Neroli`. */
  readonly spec?: string;
}

/** Props of the forms in which a customer writes about a product. The ids of the line are in `hidden`. */
export interface WritingFormProps<Values, Field extends string> extends NativeFormProps<Values, Field>, UnsavedProps {
  /** Product to review. */
  product: ReviewedProduct;
  /** Uploads an image; the form itself makes no requests. */
  onUpload: Upload;
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.mall.size.thumbSmall} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: theme.spacing(2),
  overflowWrap: 'anywhere',
  '& p': { ...theme.typography.subtitle2, margin: 0 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.roles.inkSoft },
}));

/** Shows the product to review. */
export function ProductHead({ title, imageUrl, spec }: ReviewedProduct) {
  return (
    <Head>
      <Image alt="" sizes="72px" ratio={4 / 5} {...(imageUrl ? { src: imageUrl } : {})} />
      <p>
        {title}
        {spec && <small>{spec}</small>}
      </p>
    </Head>
  );
}

/** Props of {@link WritingFields}. */
export interface WritingFieldsProps {
  field: (name: 'comment') => UseFormRegisterReturn & { readonly error: string | undefined };
  faultOf: (name: 'images') => string | undefined;
  onUpload: Upload;
  label: string;
  placeholder: string;
  /** Values entered before a refusal. */
  defaultValues: { readonly comment?: string; readonly images?: readonly string[] };
}

/** Renders the text and images of a review or a follow-up. */
export function WritingFields({ field, faultOf, onUpload, label, placeholder, defaultValues }: WritingFieldsProps) {
  const t = useUiText('ui-deferred');
  return (
    <>
      <LongTextField
        {...field('comment')}
        label={label}
        placeholder={placeholder}
        defaultValue={defaultValues.comment ?? ''}
        max={limits.review}
        required
      />
      <UploadField
        label={t('reviewForm.images', { count: limits.reviewImages })}
        name="images"
        filesName={reviewFiles}
        max={limits.reviewImages}
        isSortable
        onUpload={onUpload}
        defaultValue={defaultValues.images ?? []}
        error={faultOf('images')}
      />
    </>
  );
}
