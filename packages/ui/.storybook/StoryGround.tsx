import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { createUiI18n } from '../src/i18n/createUiI18n.ts';
import { type LanguageCode, languageCodes, languageTag } from '../src/i18n/languages.ts';
import { uiText as en } from '../src/locales/en.ts';
import { uiText as ko } from '../src/locales/ko.ts';
import { uiText as tn } from '../src/locales/tn.ts';
import { uiText as zh } from '../src/locales/zh.ts';
import { MallUiProvider } from '../src/provider/MallUiProvider.tsx';
import { colorVariables } from '../src/theme/colorVariables.ts';
import { type BrandName, brandTheme } from './brands.ts';

const texts = { en, zh, tn, ko };
const instances = new Map(languageCodes.map((code) => [code, createUiI18n(code, texts[code])]));

// As in production, rules are added to one sheet. Thousands of `<style>` elements, one per rule, make each new rule slow.
const styles = createCache({ key: 'css', speedy: true });

interface GroundProps {
  language: LanguageCode;
  scheme?: 'light' | 'dark';
  brand?: BrandName;
  children: ReactNode;
}

/** Scheme and brand of the page around an example in another language. */
const PageGround = createContext<{ scheme: 'light' | 'dark'; brand: BrandName }>({ scheme: 'light', brand: 'sylvane' });

/** Returns the brand of the page. */
export const usePageBrand = (): BrandName => useContext(PageGround).brand;

/** Provides the texts of one language without changing the language of the page. Omitted, brand and scheme are those of the context. */
export function Ground({ language, children, ...own }: GroundProps) {
  const page = useContext(PageGround);
  const { scheme = page.scheme, brand = page.brand } = own;
  const i18n = instances.get(language);
  return (
    <CacheProvider value={styles}>
      <PageGround value={{ scheme, brand }}>
        <MallUiProvider
          key={`${brand} ${scheme}`}
          theme={brandTheme(brand)}
          language={language}
          scheme={scheme}
          {...(i18n ? { i18n } : {})}
        >
          <GlobalStyles styles={colorVariables} />
          {children}
        </MallUiProvider>
      </PageGround>
    </CacheProvider>
  );
}

/** Renders the environment of every story: the provider with the texts of one language, and the page in that language. */
export function StoryGround(props: GroundProps) {
  useEffect(() => {
    document.documentElement.lang = languageTag(props.language);
  }, [props.language]);
  return <Ground {...props} />;
}
