import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { type ReactNode, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { useHydrated } from '../../provider/useHydrated.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { checkForm } from '../shared/checkForm.ts';
import { FormRoot, HiddenFields, type NativeFormProps, outsideErrors, useFaultText } from '../shared/nativeForm.tsx';
import { RegionField } from '../shared/RegionField.tsx';
import type { Region } from '../shared/regions.ts';
import { type AddressValues, addressRules } from './rules.ts';

export type { Region } from '../shared/regions.ts';

const fields = ['user_name', 'mobile', 'place', 'address'] as const;

/** Props of {@link AddressForm}. */
export interface AddressFormProps extends NativeFormProps<AddressValues, (typeof fields)[number]>, RootProps<'form'> {
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
  const { action, onSubmit, errors, pending = false, hidden, regions, defaultValues, secondary, ref, ...root } = props;
  const say = useUiText();
  const fault = useFaultText();
  const hydrated = useHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const fromOutside = useMemo(() => outsideErrors(errors, fields), [errors]);
  const initial = { ...empty, ...defaultValues };
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(addressRules),
    // The other fields hold their first values themselves, in the server's markup already; what is typed before the script runs stays.
    defaultValues: { place: initial.place },
    errors: fromOutside,
  });
  const faults = formState.errors;
  const submit = handleSubmit(() => {
    const form = formRef.current;
    if (!form) return;
    const checked = checkForm(addressRules, new FormData(form));
    if (!onSubmit) form.submit();
    else if (checked.ok) onSubmit(checked.values, form);
  });
  return (
    <FormRoot {...root} ref={useForkRef(ref, formRef)} method="post" action={action} noValidate={hydrated} onSubmit={submit}>
      <HiddenFields fields={hidden} />
      <TextInput
        {...register('user_name')}
        defaultValue={initial.user_name}
        label={say('addressForm.consignee')}
        autoComplete="name"
        maxLength={limits.consignee}
        required
        error={fault(faults.user_name?.message)}
      />
      <TextInput
        {...register('mobile')}
        defaultValue={initial.mobile}
        label={say('addressForm.mobile')}
        type="tel"
        autoComplete="tel-national"
        required
        error={fault(faults.mobile?.message)}
      />
      <RegionField
        name="place"
        regions={regions}
        defaultValue={initial.place}
        onChange={(place) => setValue('place', place, { shouldValidate: formState.isSubmitted })}
        error={fault(faults.place?.message)}
      />
      <TextInput
        {...register('address')}
        defaultValue={initial.address}
        label={say('addressForm.detail')}
        autoComplete="street-address"
        maxLength={limits.addressDetail}
        rows={2}
        required
        error={fault(faults.address?.message)}
      />
      <Choice name="is_default" value="1" defaultChecked={initial.is_default === '1'} label={say('addressForm.isDefault')} />
      <Button type="submit" variant="contained" size="large" disabled={pending}>
        {say(pending ? 'form.pending' : 'addressForm.submit')}
      </Button>
      {secondary}
    </FormRoot>
  );
}
