import { EntrySpread, ErrorState } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Captcha } from '../entry.ts';

interface EntryPageProps {
  readonly title: string;
  readonly lead: string;
  /** For search engines and shared links. */
  readonly description: string;
  readonly picture: string | undefined;
  readonly captcha: Captcha | undefined;
  readonly pageHref: string;
  /** What stands above the form. */
  readonly above?: ReactNode;
  readonly children: (captcha: Captcha) => ReactNode;
}

/** A page with a form that takes a captcha, or why there is none. */
export function EntryPage({ title, lead, description, picture, captcha, pageHref, above, children }: EntryPageProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Seo title={title} description={description} indexed={false} />
      <EntrySpread picture={picture} title={title} lead={lead}>
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
