import type { UseFormRegister } from 'react-hook-form';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { styled } from '../../styles/styled.ts';
import { Pair, Part } from '../shared/parts.tsx';
import { RegionField } from '../shared/RegionField.tsx';
import type { ApplicantType, ShopApplicationInput } from './rules.ts';
import type { ShopApplicationDraft, ShopApplicationFormProps } from './shopApplicationProps.ts';

interface ApplicantPartProps extends Pick<ShopApplicationFormProps, 'regions'> {
  register: UseFormRegister<ShopApplicationInput>;
  /** Returns the error message of a field. */
  said: (name: 'realName' | 'identityNumber' | 'mobile' | 'place' | 'address') => string | undefined;
  initial: ShopApplicationDraft;
  onApplicantType: (type: ApplicantType) => void;
  onRegion: (place: string) => void;
}

const ApplicantTypes = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5, 4) }));

const applicantTypes = ['person', 'enterprise'] as const;

/** Renders the fields of the applicant and the applicant's address. */
export function ApplicantPart({ register, said, initial, regions, onApplicantType, onRegion }: ApplicantPartProps) {
  const t = useUiText('ui-deferred');
  return (
    <Part title={t('shopForm.applicant')}>
      <ApplicantTypes role="radiogroup" aria-label={t('shopForm.nature')}>
        {applicantTypes.map((type) => (
          <Choice
            key={type}
            type="radio"
            name="applicantType"
            value={type}
            label={t(`shopForm.${type}`)}
            defaultChecked={initial.applicantType === type}
            onChange={() => onApplicantType(type)}
          />
        ))}
      </ApplicantTypes>
      <Pair>
        <TextInput
          {...register('realName')}
          defaultValue={initial.realName}
          label={t('shopForm.realname')}
          autoComplete="name"
          maxLength={limits.applicant}
          required
          error={said('realName')}
        />
        <TextInput
          {...register('mobile')}
          defaultValue={initial.mobile}
          label={t('addressForm.mobile')}
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
        label={t('shopForm.identityNumber')}
        hint={t('shopForm.identityHint')}
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
        label={t('addressForm.detail')}
        autoComplete="street-address"
        maxLength={limits.shopAddress}
        required
        error={said('address')}
      />
    </Part>
  );
}
