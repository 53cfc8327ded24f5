import type { ReactNode } from 'react';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { RegionField } from '../shared/RegionField.tsx';
import type { Region } from '../shared/regions.ts';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type AddressValues, addressRules } from './rules.ts';

export type { Region } from '../shared/regions.ts';

const fields = ['user_name', 'mobile', 'place', 'address'] as const;

/** Props of {@link AddressForm}. */
export interface AddressFormProps extends NativeFormProps<AddressValues, (typeof fields)[number]> {
  /** Provinces with their cities and districts. */
  regions: readonly Region[];
  /** The address that is changed; `place` is `province,city,district`. */
  defaultValues?: Partial<AddressValues>;
  /** A further button beside the main one. */
  secondary?: ReactNode;
}

const empty: AddressValues = { user_name: '', mobile: '', place: '', address: '', is_default: '0' };

/** A delivery address, new or changed. */
export function AddressForm(props: AddressFormProps) {
  const { pending, hidden, regions, defaultValues, secondary } = props;
  const say = useUiText();
  const initial = { ...empty, ...defaultValues };
  const { form, field, faultOf, setValue, isSubmitted } = useNativeForm(addressRules, fields, props, { place: initial.place });
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <TextInput
        {...field('user_name')}
        defaultValue={initial.user_name}
        label={say('addressForm.consignee')}
        autoComplete="name"
        maxLength={limits.consignee}
        required
      />
      <TextInput
        {...field('mobile')}
        defaultValue={initial.mobile}
        label={say('addressForm.mobile')}
        type="tel"
        autoComplete="tel-national"
        required
      />
      <RegionField
        name="place"
        regions={regions}
        defaultValue={initial.place}
        onChange={(place) => setValue('place', place, { shouldValidate: isSubmitted })}
        error={faultOf('place')}
      />
      <TextInput
        {...field('address')}
        defaultValue={initial.address}
        label={say('addressForm.detail')}
        autoComplete="street-address"
        maxLength={limits.addressDetail}
        rows={2}
        required
      />
      <Choice name="is_default" value="1" defaultChecked={initial.is_default === '1'} label={say('addressForm.isDefault')} />
      <SubmitButton pending={pending}>{say('addressForm.submit')}</SubmitButton>
      {secondary}
    </FormRoot>
  );
}
