import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { type Upload, UploadField } from '../../fields/UploadField/UploadField.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { styled } from '../../styles/styled.ts';
import { ChoiceGroup } from '../shared/ChoiceGroup.tsx';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type ProfileValues, profileRules } from './rules.ts';

export type { Upload } from '../../fields/UploadField/UploadField.tsx';

const fields = ['image', 'displayName', 'sex', 'birthday'] as const;

/** Props of {@link ProfileForm}. */
export interface ProfileFormProps extends NativeFormProps<ProfileValues, (typeof fields)[number]> {
  /** Current values of the profile. */
  defaultValues: Pick<ProfileValues, 'displayName' | 'sex' | 'birthday'>;
  /** Current avatar; omitted, the initials of the name replace it. @since 0.4.0 */
  imageUrl?: string;
  /** Uploads a new image; the form itself makes no requests. */
  onUpload: Upload;
  /** Latest possible birthday, `2026-11-21`: yesterday in the mall's time zone. */
  latestBirthday: string;
  /** The birthday is stored already and cannot be changed. @default false */
  birthdayLocked?: boolean;
  /** Masked phone number, `138****0001`; omitted when none is bound. */
  phone?: string;
  /** URL where the phone is bound or changed. */
  phoneHref: string;
}

const Portrait = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `max-content minmax(0, ${theme.mall.size.tile})`,
  alignItems: 'start',
  columnGap: theme.spacing(2.5),
  // The avatar is next to the tile, below the field's label.
  '& > span': { marginBlockStart: theme.spacing(4) },
  // An image upload needs JavaScript.
  '@media (scripting: none)': { '& > [role="group"]': { display: 'none' } },
}));

/** Renders the customer's profile: avatar, name, sex and birthday, with a link to the page that changes the phone. */
export function ProfileForm(props: ProfileFormProps) {
  const { hidden, pending, defaultValues, imageUrl, onUpload, latestBirthday, birthdayLocked = false, phone = '', phoneHref } = props;
  const t = useUiText('ui-deferred');
  const { form, field, register, faultOf, setValue } = useNativeForm(profileRules(latestBirthday), fields, props, { image: '' });
  const phoneAction = t(phone ? 'profile.changePhone' : 'profile.bindPhone');
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <Portrait>
        <Avatar name={defaultValues.displayName} size="large" {...(imageUrl ? { src: imageUrl } : {})} />
        <UploadField
          label={t('profile.image')}
          name="image"
          onUpload={onUpload}
          onChange={([url = '']) => setValue('image', url)}
          error={faultOf('image')}
        />
      </Portrait>
      <TextInput
        {...field('displayName')}
        defaultValue={defaultValues.displayName}
        label={t('profile.name')}
        hint={t('profile.nameHint', { count: limits.displayName })}
        autoComplete="nickname"
        maxLength={limits.displayName}
        required
      />
      <ChoiceGroup
        legend={t('profile.sex')}
        options={[
          { value: 'female', label: t('profile.female') },
          { value: 'male', label: t('profile.male') },
          { value: 'unspecified', label: t('profile.untold') },
        ]}
        choice={register('sex')}
        defaultValue={defaultValues.sex}
        error={faultOf('sex')}
      />
      {birthdayLocked ? (
        // A stored birthday is not sent again.
        <TextInput label={t('profile.birthday')} value={defaultValues.birthday} readOnly hint={t('profile.birthdayLocked')} />
      ) : (
        <TextInput
          {...field('birthday')}
          defaultValue={defaultValues.birthday}
          label={t('profile.birthday')}
          type="date"
          max={latestBirthday}
          hint={t('profile.birthdayHint')}
          autoComplete="bday"
        />
      )}
      <TextInput
        label={t('login.phone')}
        value={phone}
        readOnly
        end={
          <UiLink href={phoneHref} aria-label={`${phoneAction}: ${t('login.phone')}`} sx={{ whiteSpace: 'nowrap' }}>
            {phoneAction}
          </UiLink>
        }
      />
      <SubmitButton pending={pending}>{t('profile.submit')}</SubmitButton>
    </FormRoot>
  );
}
