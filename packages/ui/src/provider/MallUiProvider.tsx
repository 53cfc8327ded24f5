import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, Suspense, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Announcer } from '../feedback/Announcer/Announcer.tsx';
import { checkFormats } from '../i18n/checkFormats.ts';
import { type Formats, FormatsContext } from '../i18n/formats.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { loadUiI18n } from '../i18n/loadUiI18n.ts';
import type { UiTextOverrides } from '../i18n/textKeys.ts';
import { UiTextOverridesContext } from '../i18n/useUiText.ts';
import { type LinkComponent, LinkProvider } from '../primitives/UiLink/LinkProvider.tsx';
import { mallTheme } from '../theme/theme.ts';
import { ComposedTheme } from './ComposedTheme.tsx';
import { SchemeScript } from './SchemeScript.tsx';

/** Props of {@link MallUiProvider}. */
export interface MallUiProviderProps {
  /** The application. */
  children: ReactNode;
  /**
   * The application's i18next instance, with the texts added by `addUiTexts`. Omitted, the library creates its own and loads its texts automatically.
   */
  i18n?: I18n;
  /** Language of the library's own instance; ignored when `i18n` is given. @default 'en' */
  language?: LanguageCode;
  /** Replacements of single texts. The object must be stable between renders. */
  texts?: UiTextOverrides;
  /**
   * Currency and number formats. Left out, yuan: `¥1,280.50` in every language. Keep the object stable between renders. A currency or a locale that
   * is not one is an error that names it in builds for development.
   */
  formats?: Formats;
  /** Component that renders links, usually the router's; omitted, plain `<a href>`. */
  linkComponent?: LinkComponent;
  /** A theme created by `createMallTheme`; omitted, the default theme. */
  theme?: Theme;
  /** Color scheme of the first visit; afterwards the shopper's own choice applies. @default 'light' */
  scheme?: 'light' | 'dark' | 'system';
  /** Nonce of the page's content security policy; renders the script that sets the scheme before the first paint. */
  nonce?: string;
}

function OwnTexts({ language, children }: { language: LanguageCode; children: ReactNode }) {
  return <I18nextProvider i18n={use(loadUiI18n(language))}>{children}</I18nextProvider>;
}

const noOverrides: UiTextOverrides = {};
const noFormats: Formats = {};

/**
 * Provides the theme, global styles, texts, links and the live region that all other components require. Use one around the application.
 */
export function MallUiProvider(props: MallUiProviderProps) {
  const { children, i18n, language = 'en', texts = noOverrides, formats = noFormats, linkComponent } = props;
  const { theme = mallTheme(), scheme = 'light', nonce } = props;
  // The check would be half a kilobyte of every page.
  if (process.env.NODE_ENV !== 'production') checkFormats(formats);
  const content = (
    <UiTextOverridesContext value={texts}>
      <FormatsContext value={formats}>
        <LinkProvider {...(linkComponent ? { linkComponent } : {})}>
          <Announcer>{children}</Announcer>
        </LinkProvider>
      </FormatsContext>
    </UiTextOverridesContext>
  );
  return (
    // `noSsr` reads the scheme in the first render of the browser, which avoids a second render of the page; no markup depends on it.
    <ThemeProvider theme={theme} defaultMode={scheme} disableTransitionOnChange noSsr>
      {nonce !== undefined && <SchemeScript nonce={nonce} scheme={scheme} />}
      <ComposedTheme theme={theme}>
        <CssBaseline />
        {i18n ? (
          <I18nextProvider i18n={i18n}>{content}</I18nextProvider>
        ) : (
          <Suspense fallback={null}>
            <OwnTexts language={language}>{content}</OwnTexts>
          </Suspense>
        )}
      </ComposedTheme>
    </ThemeProvider>
  );
}
