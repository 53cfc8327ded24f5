import { styled } from '@mui/material/styles';
import type { UseFormRegister } from 'react-hook-form';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { Pair, Part } from '../shared/parts.tsx';
import { RegionField } from '../shared/RegionField.tsx';
import type { ShopApplicationInput } from './rules.ts';
import type { ShopApplicationDraft, ShopApplicationFormProps } from './shopApplicationProps.ts';

interface ApplicantPartProps extends Pick<ShopApplicationFormProps, 'regions'> {
  register: UseFormRegister<ShopApplicationInput>;
  /** Returns the error message of a field. */
  said: (name: 'realName' | 'identityNumber' | 'mobile' | 'place' | 'address') => string | undefined;
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
            name="applicantType"
            value={nature}
            label={natures[nature]}
            defaultChecked={initial.applicantType === nature}
            onChange={() => onNature(nature)}
          />
        ))}
      </Natures>
      <Pair>
        <TextInput
          {...register('realName')}
          defaultValue={initial.realName}
          label={say('shopForm.realname')}
          autoComplete="name"
          maxLength={limits.applicant}
          required
          error={said('realName')}
        />
        <TextInput
          {...register('mobile')}
          defaultValue={initial.mobile}
          label={say('addressForm.mobile')}
          type="tel"
          autoComplete="tel-national"
          maxLength={11}
          required
          error={said('mobile')}
        />
      </Pair>
      <TextInput
        {...register('identityNumber')}
        defaultValue={initial.identityNumber}
        label={say('shopForm.identityNumber')}
        hint={say('shopForm.identityHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={18}
        required
        error={said('identityNumber')}
      />
      <RegionField name="place" regions={regions} defaultValue={initial.place} onChange={onRegion} error={said('place')} />
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
