import { LoginHeader, SkipLink } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ShopFooter } from './shop-footer.tsx';

/** The login layout: the simple header, page, footer. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <SkipLink />
      <LoginHeader name={t('mall.name')} homeHref={paths.home} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ShopFooter />
    </>
  );
}
