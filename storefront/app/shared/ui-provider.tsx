import { MallUiProvider } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultToasts } from './faults/fault-toasts.tsx';
import { useNonce } from './nonce.ts';
import { RouterLink } from './router-link.tsx';
import { Toasts } from './toasts/toasts.tsx';

/** What every page of the shop stands on: theme, texts, links, the live region, toasts. A first visit follows the device's colour scheme. */
export function UiProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const nonce = useNonce();
  return (
    <MallUiProvider i18n={i18n} linkComponent={RouterLink} scheme="system" nonce={nonce ?? ''}>
      <Toasts>
        <FaultToasts />
        {children}
      </Toasts>
    </MallUiProvider>
  );
}
