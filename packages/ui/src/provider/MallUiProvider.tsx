import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { i18n as I18n } from 'i18next';
import { createContext, lazy, type ReactNode, Suspense, use, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Announcer } from '../feedback/Announcer/Announcer.tsx';
import { checkFormats } from '../i18n/checkFormats.ts';
import { type Formats, FormatsContext } from '../i18n/formats.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { loadUiI18n } from '../i18n/loadUiI18n.ts';
import type { UiTextOverrides } from '../i18n/textKeys.ts';
import { UiTextOverridesContext } from '../i18n/useUiText.ts';
import { type LinkComponent, LinkProvider, useLinkComponent } from '../primitives/UiLink/LinkProvider.tsx';
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
  /** Language of the library's own instance; ignored when `i18n` is given. Omitted inside another provider, the language of that one. @default 'en' */
  language?: LanguageCode;
  /** Replacements of single texts. The object must be stable between renders. */
  texts?: UiTextOverrides;
  /**
   * Currency and number formats. Left out, yuan: `¥1,280.50` in every language. Keep the object stable between renders. A currency or a locale that
   * is not one is an error that names it in builds for development.
   * @since 0.2.0
   */
  formats?: Formats;
  /** Component that renders links, usually the router's; omitted, plain `<a href>`. */
  linkComponent?: LinkComponent;
  /**
   * A theme created by `createMallTheme`; omitted, that of the provider around this one, or the default theme. Inside a provider with another theme,
   * the content is in a `<div>` with the colors, fonts and sizes of this one, and so are the dialogs, menus and tooltips that are opened in it.
   */
  theme?: Theme;
  /** Color scheme of the first visit; afterwards the shopper's own choice applies. A provider inside another follows the page. @default 'light' */
  scheme?: 'light' | 'dark' | 'system';
  /** Nonce of the page's content security policy; renders the script that sets the scheme before the first paint. */
  nonce?: string;
}

function OwnTexts({ language, children }: { language: LanguageCode; children: ReactNode }) {
  return <I18nextProvider i18n={use(loadUiI18n(language))}>{children}</I18nextProvider>;
}

/** The theme that was given to the nearest provider. */
const NearestTheme = createContext<Theme | undefined>(undefined);

// Most pages have one theme: they do not load the code for others.
const NestedTheme = lazy(() => import('./NestedTheme.tsx').then((module) => ({ default: module.NestedTheme })));

type TextsProps = Pick<MallUiProviderProps, 'i18n' | 'language' | 'children'> & { isNested: boolean };

/** Provides the texts of an instance or of a language; with neither, those of the provider around it. */
function Texts({ i18n, language, isNested, children }: TextsProps) {
  if (i18n) return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  if (isNested && language === undefined) return children;
  return (
    <Suspense fallback={null}>
      <OwnTexts language={language ?? 'en'}>{children}</OwnTexts>
    </Suspense>
  );
}

/**
 * Provides the theme, global styles, texts, links and the live region that all other components require. Use one around the application. One inside it
 * gives a part of the page another theme or language; what it leaves out is that of the one around it.
 */
export function MallUiProvider(props: MallUiProviderProps) {
  const { children, i18n, language, texts, formats, linkComponent, theme, scheme = 'light', nonce } = props;
  const nearest = useContext(NearestTheme);
  const used = theme ?? nearest ?? mallTheme();
  const outerTexts = useContext(UiTextOverridesContext);
  const outerFormats = useContext(FormatsContext);
  const outerLink = useLinkComponent();
  const link = linkComponent ?? outerLink;
  // The check would be half a kilobyte of every page.
  if (process.env.NODE_ENV !== 'production' && formats) checkFormats(formats);
  const content = (
    <UiTextOverridesContext value={texts ?? outerTexts}>
      <FormatsContext value={formats ?? outerFormats}>
        <LinkProvider {...(link === 'a' ? {} : { linkComponent: link })}>
          <Announcer>{children}</Announcer>
        </LinkProvider>
      </FormatsContext>
    </UiTextOverridesContext>
  );
  const localized = (
    <Texts isNested={nearest !== undefined} {...(i18n && { i18n })} {...(language && { language })}>
      {content}
    </Texts>
  );
  if (nearest) {
    if (nearest === used) return localized;
    return (
      <NearestTheme value={used}>
        <Suspense fallback={null}>
          <NestedTheme theme={used}>{localized}</NestedTheme>
        </Suspense>
      </NearestTheme>
    );
  }
  return (
    <NearestTheme value={used}>
      {/* `noSsr` reads the scheme in the first render of the browser, which avoids a second render of the page; no markup depends on it. */}
      <ThemeProvider theme={used} defaultMode={scheme} disableTransitionOnChange noSsr>
        {nonce !== undefined && <SchemeScript nonce={nonce} scheme={scheme} />}
        <ComposedTheme theme={used}>
          <CssBaseline />
          {localized}
        </ComposedTheme>
      </ThemeProvider>
    </NearestTheme>
  );
}
