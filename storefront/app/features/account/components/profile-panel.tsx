import type { LanguageCode } from '@mall/locales';
import { Notice, type Upload } from '@mall/ui';
import { ProfileForm } from '@mall/ui/forms/ProfileForm';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSubmit } from 'react-router-dom';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { useShop } from '#app/shared/shop.ts';
import type { Profile, ProfileRefusal } from '../profile.ts';

interface ProfilePanelProps {
  readonly profile: Profile;
  readonly refusal: ProfileRefusal | undefined;
  readonly latestBirthday: string;
  readonly pageHref: string;
  readonly phoneHref: string;
  /** Creates the image upload for a language, with the message for an expired session. */
  readonly makeUpload: (language: LanguageCode, sessionEnded: string) => Upload;
}

/** Renders the profile form, submitted to its own page. */
export function ProfilePanel({ profile, refusal, latestBirthday, pageHref, phoneHref, makeUpload }: ProfilePanelProps) {
  const { t } = useTranslation('account');
  const { language } = useShop();
  const submit = useSubmit();
  const { formAction } = useNavigation();
  const onUpload = useMemo(() => makeUpload(language, t('profile.sessionEnded')), [makeUpload, language, t]);
  const { values, imageUrl, birthdayLocked, phone } = profile;
  return (
    <>
      {refusal && refusal.message !== '' && (
        <RefusalNotice key={refusal.at} message={refusal.message} otherwise={t('security.noResponse')} />
      )}
      <noscript>
        <Notice silent>{t('profile.noScript')}</Notice>
      </noscript>
      <ProfileForm
        action={pageHref}
        defaultValues={values}
        latestBirthday={latestBirthday}
        birthdayLocked={birthdayLocked}
        phone={phone}
        phoneHref={phoneHref}
        onUpload={onUpload}
        pending={formAction !== undefined}
        onSubmit={(_values, form) => void submit(form, { preventScrollReset: true })}
        {...(imageUrl && { imageUrl })}
        {...(refusal && { errors: refusal.errors })}
      />
    </>
  );
}
