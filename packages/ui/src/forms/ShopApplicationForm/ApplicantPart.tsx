import { styled } from '@mui/material/styles';
import type { UseFormRegister } from 'react-hook-form';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { Pair, Part } from '../shared/parts.tsx';
import { RegionField } from '../shared/RegionField.tsx';
import type { ShopApplicationInput } from './rules.ts';
import type { ShopApplicationDraft, ShopApplicationFormProps } from './ShopApplicationForm.tsx';

interface ApplicantPartProps extends Pick<ShopApplicationFormProps, 'regions'> {
  register: UseFormRegister<ShopApplicationInput>;
  /** Returns the error message of a field. */
  said: (name: 'realname' | 'ID_number' | 'tel' | 'city_all' | 'address') => string | undefined;
  initial: ShopApplicationDraft;
  onNature: (nature: '0' | '1') => void;
  onRegion: (place: string) => void;
}

const Natures = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5, 4) }));

/** Renders the fields of the applicant and the applicant's address. */
export function ApplicantPart({ register, said, initial, regions, onNature, onRegion }: ApplicantPartProps) {
  const say = useUiText('ui-deferred');
  const natures = { '0': say('shopForm.person'), '1': say('shopForm.enterprise') } as const;
  return (
    <Part title={say('shopForm.applicant')}>
      <Natures role="radiogroup" aria-label={say('shopForm.nature')}>
        {(['0', '1'] as const).map((nature) => (
          <Choice
            key={nature}
            type="radio"
            name="shop_nature"
            value={nature}
            label={natures[nature]}
            defaultChecked={initial.shop_nature === nature}
            onChange={() => onNature(nature)}
          />
        ))}
      </Natures>
      <Pair>
        <TextInput
          {...register('realname')}
          defaultValue={initial.realname}
          label={say('shopForm.realname')}
          autoComplete="name"
          maxLength={limits.applicant}
          required
          error={said('realname')}
        />
        <TextInput
          {...register('tel')}
          defaultValue={initial.tel}
          label={say('addressForm.mobile')}
          type="tel"
          autoComplete="tel-national"
          maxLength={11}
          required
          error={said('tel')}
        />
      </Pair>
      <TextInput
        {...register('ID_number')}
        defaultValue={initial.ID_number}
        label={say('shopForm.identityNumber')}
        hint={say('shopForm.identityHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={18}
        required
        error={said('ID_number')}
      />
      <RegionField name="city_all" regions={regions} defaultValue={initial.city_all} onChange={onRegion} error={said('city_all')} />
      <TextInput
        {...register('address')}
        defaultValue={initial.address}
        label={say('addressForm.detail')}
        autoComplete="street-address"
        maxLength={limits.shopAddress}
        required
        error={said('address')}
      />
    </Part>
  );
}
