import { Container, type LanguageCode, MallUiProvider, ProductCard, ProductGrid } from '@mall/ui';
import { LoginForm } from '@mall/ui/forms/LoginForm';
import type { FormErrors, LoginFields } from '@mall/ui/rules';
import { createMallTheme } from '@mall/ui/theme';

/** What the server knows of a page; the browser is given the same to begin with. */
export interface PageState {
  language: LanguageCode;
  /** The shelf, in that language. */
  heading: string;
  products: readonly { title: string; price: string; state?: 'soldOut' }[];
  /** What was refused, by field, and what was entered. */
  errors?: FormErrors;
  entered?: Pick<LoginFields, 'phone'>;
}

/** The library's own words that this shop says differently. */
const ownTexts = { en: { 'login.submit': 'Come in' }, zh: {}, tn: {}, ko: {} };

const theme = createMallTheme({ colors: { brand: '#0b57d0', accent: '#c2410c' }, radius: { control: '2px' }, density: 'compact' });

export function App({ language, heading, products, errors, entered }: PageState) {
  return (
    <MallUiProvider language={language} texts={ownTexts[language]} theme={theme} scheme="system">
      <Container>
        <h1>{heading}</h1>
        <ProductGrid label={heading}>
          {products.map((product) => (
            <ProductCard key={product.title} href={`/${product.title}`} {...product} />
          ))}
        </ProductGrid>
        <LoginForm
          action={`/?lang=${language}`}
          captcha={{ token: 't1', pictureUrl: '/captcha.svg' }}
          {...(errors && { errors })}
          {...(entered && { defaultValues: entered })}
        />
      </Container>
    </MallUiProvider>
  );
}
