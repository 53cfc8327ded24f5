import { MallUiProvider } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNonce } from './nonce.ts';
import { PageErrorToasts } from './page-errors/page-error-toasts.tsx';
import { RouterLink } from './router-link.tsx';
import { Toasts } from './toasts/toasts.tsx';

/** Provides every page with theme, texts, links, the live region and toasts. A first visit follows the device's color scheme. */
export function UiProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const nonce = useNonce();
  return (
    <MallUiProvider i18n={i18n} linkComponent={RouterLink} scheme="system" nonce={nonce ?? ''}>
      <Toasts>
        <PageErrorToasts />
        {children}
      </Toasts>
    </MallUiProvider>
  );
}
