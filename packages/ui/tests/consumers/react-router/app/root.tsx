import '@mall/ui/fonts.css';
import { createUiI18n, type LinkComponentProps, languageTag, MallUiProvider, SchemeScript, ToastProvider } from '@mall/ui';
import { uiText } from '@mall/ui/locales/en';
import { createMallTheme } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

const theme = createMallTheme({
  colors: { brand: '#0b57d0', accent: '#c2410c' },
  faces: { display: { family: '"Helvetica Neue", Arial', style: 'sans' } },
  radius: { control: '2px' },
  density: 'compact',
});
const formats = { currency: 'EUR', locale: 'de-DE' };
const i18n = createUiI18n('en', uiText);

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The scheme is available only in the browser, which sets it here before the first paint.
    <html lang={languageTag('en')} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <SchemeScript scheme="system" />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <MallUiProvider i18n={i18n} theme={theme} formats={formats} linkComponent={RouterLink} scheme="system">
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </MallUiProvider>
  );
}
