import '@mall/ui/fonts.css';
import { MallUiProvider, ProductCard, ProductGrid, Section, ToastProvider, useToast } from '@mall/ui';
import { createMallTheme } from '@mall/ui/theme';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

// Lazy: a form imports react-hook-form and its rules, which are loaded on demand.
const LoginForm = lazy(() => import('@mall/ui/forms/LoginForm').then((door) => ({ default: door.LoginForm })));

const theme = createMallTheme({ colors: { brand: '#0b57d0', accent: '#c2410c' }, radius: { control: '2px' }, density: 'compact' });

function Shelf() {
  const toast = useToast();
  const [signingIn, setSigningIn] = useState(false);
  return (
    <Section
      title="New on the shelf"
      level={1}
      action={
        <Button variant="contained" onClick={() => toast('In your cart', { tone: 'success' })}>
          Take one
        </Button>
      }
    >
      <ProductGrid label="New on the shelf">
        <ProductCard href="/serum" title="Bakuchiol Night Serum" price="198.00-328.00" shopName="Sylvane Flagship" />
        <ProductCard href="/cream" title="Barrier Repair Cream" price="428.00" state="soldOut" />
      </ProductGrid>
      <Button onClick={() => setSigningIn(true)}>Sign in</Button>
      <Suspense>
        {signingIn && (
          <LoginForm
            action="/sign-in"
            captcha={{ token: 't1', imageUrl: '/captcha.svg' }}
            onSubmit={() => toast('Welcome', { tone: 'success' })}
          />
        )}
      </Suspense>
    </Section>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <MallUiProvider language="ko" theme={theme} scheme="system">
    <ToastProvider>
      <Shelf />
    </ToastProvider>
  </MallUiProvider>,
);
