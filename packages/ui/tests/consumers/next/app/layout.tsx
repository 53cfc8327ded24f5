import '@mall/ui/fonts.css';
import { languageTag, SchemeScript } from '@mall/ui';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { Providers } from './providers';

export const metadata = { title: 'A shelf' };

/** A server component: the provider, which has functions for props, is in a client component of its own. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The scheme is known to the browser alone, which writes it here before anything is painted.
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
