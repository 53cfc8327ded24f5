import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import type { Region } from '../shared/regions.ts';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { AddressFields, type Country, emptyAddress } from './AddressFields.tsx';
import { type AddressValues, addressRules } from './rules.ts';

export type { Region } from '../shared/regions.ts';
export type { Country } from './AddressFields.tsx';
// biome-ignore lint/performance/noBarrelFile: published at @mall/ui/forms/AddressForm
export { AddressFieldset, type AddressFieldsetProps } from './AddressFieldset.tsx';

const fields = ['fullName', 'mobile', 'dialCode', 'place', 'city', 'province', 'postalCode', 'address'] as const;

/** Props of {@link AddressForm}. */
export interface AddressFormProps extends NativeFormProps<AddressValues, (typeof fields)[number]> {
  /** Provinces with their cities and districts. */
  regions: readonly Region[];
  /** Destination countries in display order; omitted, the form is for addresses whose region is selected. @since 0.2.0 */
  countries?: readonly Country[];
  /** Address to change; `place` is `province,city,district`. */
  defaultValues?: Partial<AddressValues>;
  /** Additional button next to the main one. */
  secondary?: ReactNode;
}

/** Renders a form for a new or existing delivery address. */
export function AddressForm(props: AddressFormProps) {
  const { pending, hidden, regions, countries = [], defaultValues, secondary } = props;
  const t = useUiText('ui-deferred');
  const initial = { ...emptyAddress, ...defaultValues };
  const { form, field, faultOf, setValue, isSubmitted } = useNativeForm(addressRules, fields, props, { place: initial.place });
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <AddressFields
        {...{ regions, countries, initial, field }}
        placeError={faultOf('place')}
        onPlaceChange={(place) => setValue('place', place, { shouldValidate: isSubmitted })}
      />
      <SubmitButton pending={pending}>{t('addressForm.submit')}</SubmitButton>
      {secondary}
    </FormRoot>
  );
}
