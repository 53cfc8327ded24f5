import '@mall/ui/fonts.css';
import { languageTag, SchemeScript } from '@mall/ui';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { Providers } from './providers';

export const metadata = { title: 'A shelf' };

/** A server component: the provider, which has functions as props, is in its own client component. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The scheme is available only in the browser, which sets it here before the first paint.
    <html lang={languageTag('en')} suppressHydrationWarning>
      <body>
        <SchemeScript scheme="system" />
        <AppRouterCacheProvider>
          <Providers>{children}</Providers>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
