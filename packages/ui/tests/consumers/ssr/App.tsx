import { Container, type LanguageCode, MallUiProvider, ProductCard, ProductGrid } from '@mall/ui';
import { LoginForm } from '@mall/ui/forms/LoginForm';
import type { FormErrors, LoginFields } from '@mall/ui/rules';
import { createMallTheme } from '@mall/ui/theme';

/** State of a page on the server, which is also the initial state in the browser. */
export interface PageState {
  language: LanguageCode;
  /** Title and products in the language of the page. */
  heading: string;
  products: readonly { title: string; price: string; state?: 'soldOut' }[];
  /** Errors by field, and the values entered. */
  errors?: FormErrors;
  entered?: Pick<LoginFields, 'phone'>;
}

/** Texts of the library that this shop replaces. */
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
          captcha={{ token: 't1', imageUrl: '/captcha.svg' }}
          {...(errors && { errors })}
          {...(entered && { defaultValues: entered })}
        />
      </Container>
    </MallUiProvider>
  );
}
