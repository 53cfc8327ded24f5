import type { ChangeEvent, FocusEvent, RefCallback } from 'react';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { NativeSelect } from '../../fields/NativeSelect/NativeSelect.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { styled } from '../../styles/styled.ts';
import { Pair } from '../shared/parts.tsx';
import { RegionField } from '../shared/RegionField.tsx';
import type { Region } from '../shared/regions.ts';
import { type AddressValues, treeDialCodes } from './rules.ts';

/** A country or region that parcels are delivered to. */
export interface Country {
  /** Display name of the country or region. */
  readonly name: string;
  /** Dial code without `+`, which identifies the country of an address: `86`. */
  readonly dialCode: string;
}

/** Name of an address field that can have an error. */
export type AddressField = 'fullName' | 'mobile' | 'dialCode' | 'city' | 'province' | 'postalCode' | 'address';

/** An empty address. */
export const emptyAddress = {
  fullName: '',
  mobile: '',
  dialCode: '86',
  place: '',
  city: '',
  province: '',
  postalCode: '',
  address: '',
  isDefault: '0',
};

/** Props that a form passes to each of its fields. */
interface FieldBinding {
  readonly name: string;
  readonly error: string | undefined;
  readonly ref?: RefCallback<unknown>;
  readonly onChange?: (event: ChangeEvent<HTMLElement>) => unknown;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => unknown;
}

const inTree = treeDialCodes.map((code) => `option[value="${code}"]:checked`).join();

const Place = styled('div')(({ theme }) => ({
  '&, & > .written': { display: 'grid', gap: theme.spacing(2.5) },
  // CSS alone selects the fields of a country, so that it also works without JavaScript.
  [`&:has(${inTree}) .written, &:not(:has(${inTree})) .chosen`]: { display: 'none' },
}));

interface AddressFieldsProps {
  readonly regions: readonly Region[];
  readonly countries: readonly Country[];
  readonly initial: Readonly<Record<keyof AddressValues, string | undefined>> & { readonly place: string };
  readonly field: (name: AddressField) => FieldBinding;
  readonly onPlaceChange: (place: string) => void;
  readonly placeError: string | undefined;
}

/** Renders the fields of a delivery address, bound to the surrounding form. */
export function AddressFields({ regions, countries, initial, field, onPlaceChange, placeError }: AddressFieldsProps) {
  const t = useUiText('ui-deferred');
  const region = <RegionField name="place" regions={regions} defaultValue={initial.place} onChange={onPlaceChange} error={placeError} />;
  return (
    <>
      <TextInput {...field('fullName')} defaultValue={initial.fullName} label={t('addressForm.consignee')} autoComplete="name" required />
      <TextInput
        {...field('mobile')}
        defaultValue={initial.mobile}
        label={t('addressForm.mobile')}
        type="tel"
        autoComplete="tel-national"
        required
      />
      {countries.length === 0 ? (
        region
      ) : (
        <Place>
          <NativeSelect {...field('dialCode')} defaultValue={initial.dialCode} label={t('addressForm.country')} autoComplete="country-name">
            {countries.map(({ name, dialCode }) => (
              <option key={name} value={dialCode}>
                {`${name} (+${dialCode})`}
              </option>
            ))}
          </NativeSelect>
          <div className="chosen">{region}</div>
          <div className="written">
            <Pair>
              <TextInput
                {...field('city')}
                defaultValue={initial.city}
                label={t('addressForm.freeCity')}
                autoComplete="address-level2"
                maxLength={limits.freeRegion}
              />
              <TextInput
                {...field('province')}
                defaultValue={initial.province}
                label={t('addressForm.freeProvince')}
                hint={t('shopForm.optional')}
                autoComplete="address-level1"
                maxLength={limits.freeRegion}
              />
            </Pair>
            <TextInput
              {...field('postalCode')}
              defaultValue={initial.postalCode}
              label={t('addressForm.postalCode')}
              hint={t('shopForm.optional')}
              autoComplete="postal-code"
              maxLength={limits.postalCode}
            />
          </div>
        </Place>
      )}
      <TextInput
        {...field('address')}
        defaultValue={initial.address}
        label={t('addressForm.detail')}
        autoComplete="street-address"
        maxLength={limits.addressDetail}
        rows={2}
        required
      />
      <Choice name="isDefault" value="1" defaultChecked={initial.isDefault === '1'} label={t('addressForm.isDefault')} />
    </>
  );
}
