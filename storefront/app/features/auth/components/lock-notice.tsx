import { Notice, UiLink } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { authHrefs } from '../auth-hrefs.ts';

/** Explains that no further password is accepted, for how long, and how to sign in sooner. */
export function LockNotice({ minutes }: { readonly minutes: number }) {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  return (
    <Notice tone="error" title={t('signIn.locked.title')}>
      {t('signIn.locked.text', { count: minutes })}{' '}
      <UiLink href={authHrefs(search).forgottenPassword} sx={{ display: 'inline-block' }}>
        {t('signIn.locked.reset')}
      </UiLink>
    </Notice>
  );
}
