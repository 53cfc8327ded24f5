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
  readonly image: string | undefined;
  readonly captcha: Captcha | undefined;
  readonly pageHref: string;
  /** Content above the form. */
  readonly above?: ReactNode;
  readonly children: (captcha: Captcha) => ReactNode;
}

/** Renders a page with a form that has a captcha, or the reason why there is no captcha. */
export function EntryPage({ title, lead, description, image, captcha, pageHref, above, children }: EntryPageProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Seo title={title} description={description} indexed={false} />
      <EntrySpread image={image} title={title} lead={lead}>
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
