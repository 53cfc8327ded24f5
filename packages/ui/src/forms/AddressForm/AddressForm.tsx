import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { NativeSelect } from '../../fields/NativeSelect/NativeSelect.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { Pair } from '../shared/parts.tsx';
import { RegionField } from '../shared/RegionField.tsx';
import type { Region } from '../shared/regions.ts';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type AddressValues, addressRules, treeDialCodes } from './rules.ts';

export type { Region } from '../shared/regions.ts';

const fields = ['user_name', 'mobile', 'cpc', 'place', 'city', 'province', 'zip_code', 'address'] as const;

/** A country or region that parcels go to. */
export interface Country {
  readonly name: string;
  /** Its dial code without `+`, by which an address tells where it is: `86`. */
  readonly dialCode: string;
}

/** Props of {@link AddressForm}. */
export interface AddressFormProps extends NativeFormProps<AddressValues, (typeof fields)[number]> {
  /** Provinces with their cities and districts. */
  regions: readonly Region[];
  /** Where parcels can go to, in the order they are offered; left out, the form is for addresses whose region is chosen. */
  countries?: readonly Country[];
  /** The address that is changed; `place` is `province,city,district`. */
  defaultValues?: Partial<AddressValues>;
  /** A further button beside the main one. */
  secondary?: ReactNode;
}

const empty = { user_name: '', mobile: '', cpc: '86', place: '', city: '', province: '', zip_code: '', address: '', is_default: '0' };

const inTree = treeDialCodes.map((code) => `option[value="${code}"]:checked`).join();

const Place = styled('div')(({ theme }) => ({
  '&, & > .written': { display: 'grid', gap: theme.spacing(2.5) },
  // Which fields are asked for follows the country by style alone, so that it also does without a script.
  [`&:has(${inTree}) .written, &:not(:has(${inTree})) .chosen`]: { display: 'none' },
}));

/** A delivery address, new or changed. */
export function AddressForm(props: AddressFormProps) {
  const { pending, hidden, regions, countries = [], defaultValues, secondary } = props;
  const say = useUiText();
  const initial = { ...empty, ...defaultValues };
  const { form, field, faultOf, setValue, isSubmitted } = useNativeForm(addressRules, fields, props, { place: initial.place });
  const region = (
    <RegionField
      name="place"
      regions={regions}
      defaultValue={initial.place}
      onChange={(place) => setValue('place', place, { shouldValidate: isSubmitted })}
      error={faultOf('place')}
    />
  );
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <TextInput
        {...field('user_name')}
        defaultValue={initial.user_name}
        label={say('addressForm.consignee')}
        autoComplete="name"
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
      {countries.length === 0 ? (
        region
      ) : (
        <Place>
          <NativeSelect {...field('cpc')} defaultValue={initial.cpc} label={say('addressForm.country')} autoComplete="country-name">
            {countries.map(({ name, dialCode }) => (
              <option key={name} value={dialCode}>
                {name} (+{dialCode})
              </option>
            ))}
          </NativeSelect>
          <div className="chosen">{region}</div>
          <div className="written">
            <Pair>
              <TextInput
                {...field('city')}
                defaultValue={initial.city}
                label={say('addressForm.freeCity')}
                autoComplete="address-level2"
                maxLength={limits.freeRegion}
              />
              <TextInput
                {...field('province')}
                defaultValue={initial.province}
                label={say('addressForm.freeProvince')}
                hint={say('shopForm.optional')}
                autoComplete="address-level1"
                maxLength={limits.freeRegion}
              />
            </Pair>
            <TextInput
              {...field('zip_code')}
              defaultValue={initial.zip_code}
              label={say('addressForm.postalCode')}
              hint={say('shopForm.optional')}
              autoComplete="postal-code"
              maxLength={limits.postalCode}
            />
          </div>
        </Place>
      )}
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
