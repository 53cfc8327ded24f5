import type { Upload } from '../../fields/UploadField/UploadField.tsx';
import type { Agreement } from '../shared/agreement.ts';
import type { NativeFormProps } from '../shared/nativeForm.tsx';
import type { Region } from '../shared/regions.ts';
import type { UnsavedProps } from '../shared/useUnsavedGuard.tsx';
import type { ApplicantType, ShopApplicationValues } from './rules.ts';

/** Fields that can have an error. */
export const fields = [
  ...(['name', 'description', 'categoryId', 'businessScope', 'realName', 'identityNumber', 'mobile', 'place', 'address'] as const),
  ...(['agreed', 'images'] as const),
] as const;

/** Field values of the form before validation. */
export type ShopApplicationDraft = Omit<ShopApplicationValues, 'agreed' | 'applicantType' | 'images'> & {
  /** Whether a person or a company applies. */
  applicantType: ApplicantType;
  /** URLs of the uploaded documents. */
  images: readonly string[];
};

/** Props of {@link ShopApplicationForm}. */
export interface ShopApplicationFormProps extends NativeFormProps<ShopApplicationValues, (typeof fields)[number]>, UnsavedProps {
  /** Available kinds of shops. */
  kinds: ReadonlyArray<{ readonly id: number; readonly name: string }>;
  /** Provinces with their cities and districts. */
  regions: ReadonlyArray<Region>;
  /** Agreement that the applicant accepts. */
  agreement: Agreement;
  /** Uploads an image; the form itself makes no requests. */
  onUpload: Upload;
  /** Called with a valid name on blur, to check its availability; errors of the name are passed in `errors`. */
  onNameEntered?: (name: string) => void;
  /** Application to correct. */
  defaultValues?: Partial<ShopApplicationDraft>;
}
