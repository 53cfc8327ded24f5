'use client';

import { createUiI18n, MallUiProvider, ToastProvider } from '@mall/ui';
import { uiText } from '@mall/ui/locales/en';
import { createMallTheme } from '@mall/ui/theme';
import type { ReactNode } from 'react';

const theme = createMallTheme({
  colors: { brand: '#0b57d0', accent: '#c2410c' },
  faces: { display: { family: '"Helvetica Neue", Arial', style: 'sans' } },
  radius: { control: '2px' },
  density: 'compact',
});
const formats = { currency: 'EUR', locale: 'de-DE' };
const i18n = createUiI18n('en', uiText);

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MallUiProvider i18n={i18n} theme={theme} formats={formats} scheme="system">
      <ToastProvider>{children}</ToastProvider>
    </MallUiProvider>
  );
}
