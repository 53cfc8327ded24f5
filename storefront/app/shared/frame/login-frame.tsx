import { LoginHeader, SkipLink } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ShopFooter } from './shop-footer.tsx';

interface LoginFrameProps {
  /** The page's header; by default one with a link to the home page. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the login layout: the simple header, page, footer. */
export function LoginFrame({ header, children }: LoginFrameProps) {
  const { t } = useTranslation();
  return (
    <>
      <SkipLink />
      {header ?? <LoginHeader name={t('mall.name')} homeHref={paths.home} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ShopFooter />
    </>
  );
}
