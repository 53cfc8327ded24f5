import { ErrorState } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Captcha } from '../entry.ts';
import { EntrySpread } from './entry-spread.tsx';

interface EntryPageProps {
  /** Which page: the first part of its texts' keys. */
  readonly page: 'signIn' | 'register' | 'forgotten';
  readonly picture: string | undefined;
  readonly captcha: Captcha | undefined;
  readonly pageHref: string;
  /** What stands above the form. */
  readonly above?: ReactNode;
  readonly children: (captcha: Captcha) => ReactNode;
}

/** A page with a form that takes a captcha, or why there is none. */
export function EntryPage({ page, picture, captcha, pageHref, above, children }: EntryPageProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Seo title={t(`${page}.title`)} description={t(`${page}.description`)} indexed={false} />
      <EntrySpread picture={picture} title={t(`${page}.title`)} lead={t(`${page}.lead`)}>
        {above}
        {captcha ? (
          children(captcha)
        ) : (
          <ErrorState title={t('signIn.noCaptcha')} retryHref={pageHref}>
            {t('signIn.noCaptchaText')}
          </ErrorState>
        )}
      </EntrySpread>
    </>
  );
}
