import { LoginHeader, SkipLink } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ShopFooter } from './shop-footer.tsx';

interface LoginFrameProps {
  /** The head of the page; left out, one that leads home. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

/** The login layout: the simple header, page, footer. */
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
