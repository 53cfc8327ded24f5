import { zodResolver } from '@hookform/resolvers/zod';
import { useForkRef } from '@mui/material/utils';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUiText } from '../../i18n/useUiText.ts';
import { useHydrated } from '../../provider/useHydrated.ts';
import { AgreementField } from '../shared/AgreementField.tsx';
import { goToFault } from '../shared/goToFault.ts';
import { FormRoot, HiddenFields, outsideErrors, useFaultText } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useUnsavedGuard } from '../shared/useUnsavedGuard.tsx';
import { ApplicantPart } from './ApplicantPart.tsx';
import { PapersPart } from './PapersPart.tsx';
import { shopApplicationRules } from './rules.ts';
import { ShopPart } from './ShopPart.tsx';
import { fields, type ShopApplicationDraft, type ShopApplicationFormProps } from './shopApplicationProps.ts';

export type { Upload, UploadOutcome, UploadProgress } from '../../fields/UploadField/UploadField.tsx';
export type { Region } from '../shared/regions.ts';
export type { Leaving } from '../shared/useUnsavedGuard.tsx';
export type { ShopApplicationDraft, ShopApplicationFormProps } from './shopApplicationProps.ts';

const empty: ShopApplicationDraft = {
  name: '',
  description: '',
  categoryId: '',
  businessScope: '',
  realName: '',
  identityNumber: '',
  mobile: '',
  place: '',
  address: '',
  applicantType: 'person',
  images: [],
};

/** Renders an application for a shop: the shop, the applicant, the documents and the agreement. */
export function ShopApplicationForm(props: ShopApplicationFormProps) {
  const { action, onSubmit, errors, pending = false, hidden, kinds, regions, agreement, onUpload, onNameEntered, defaultValues } = props;
  const { className, sx } = props;
  const t = useUiText('ui-deferred');
  const fault = useFaultText();
  const hydrated = useHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const guard = useUnsavedGuard(props);
  const bothRefs = useForkRef(formRef, guard.ref);
  const fromOutside = useMemo(() => outsideErrors(errors, fields), [errors]);
  const [initial] = useState({ ...empty, ...defaultValues });
  const form = useForm({
    resolver: zodResolver(shopApplicationRules),
    // The other fields have their initial values in the server's markup; text typed before hydration is preserved.
    defaultValues: { place: initial.place, applicantType: initial.applicantType, images: [...initial.images] },
    errors: fromOutside,
    shouldFocusError: false,
  });
  const { register, handleSubmit, setValue, trigger, formState } = form;
  const faults = formState.errors;
  const said = (name: (typeof fields)[number]) => fault(faults[name]?.message);
  const { submitCount, isSubmitted } = formState;
  const sent = useRef(false);
  useEffect(() => {
    if (submitCount > 0) goToFault(formRef.current);
  }, [submitCount]);
  useEffect(() => {
    // Only after a submit: an error about a name that is taken must not move the focus back.
    if (!sent.current || Object.keys(faults).length === 0) return;
    sent.current = false;
    goToFault(formRef.current);
  }, [faults]);
  const submit = handleSubmit((values) => {
    const { current } = formRef;
    sent.current = true;
    guard.sent();
    if (current) onSubmit ? onSubmit(values, current) : current.submit();
  });
  const take = (name: 'place' | 'images', value: string | string[]) => setValue(name, value, { shouldValidate: isSubmitted });
  return (
    <FormRoot ref={bothRefs} className={className} sx={sx} method="post" action={action} noValidate={hydrated} onSubmit={submit}>
      <HiddenFields fields={hidden} />
      <ShopPart
        {...{ register, said, initial, kinds }}
        onNameBlur={async (name) => {
          sent.current = false;
          if (onNameEntered && (await trigger('name'))) onNameEntered(name);
        }}
      />
      <ApplicantPart
        {...{ register, said, initial, regions }}
        onApplicantType={(type) => {
          setValue('applicantType', type);
          take('images', []);
        }}
        onRegion={(place) => take('place', place)}
      />
      <PapersPart
        applicantType={form.watch('applicantType')}
        initial={initial}
        onUpload={onUpload}
        onChange={(urls) => take('images', urls)}
        error={said('images')}
      />
      <AgreementField
        agreement={agreement}
        choice={register('agreed')}
        label={t('shopForm.agree')}
        readText={t('shopForm.agreement')}
        error={said('agreed')}
      />
      <SubmitButton pending={pending}>{t('shopForm.submit')}</SubmitButton>
      {guard.question}
    </FormRoot>
  );
}
