import { Container, ProductCard, ProductGrid, Section } from '@mall/ui';
import { LoginForm } from '@mall/ui/forms/LoginForm';
import { TakeOne } from './take-one';

/** A server component made of the library's client components. */
export default function Page() {
  return (
    <Container>
      <Section title="New on the shelf" level={1} action={<TakeOne />}>
        <ProductGrid label="New on the shelf">
          <ProductCard href="/serum" title="Bakuchiol Night Serum" price="198.00-328.00" shopName="Sylvane Flagship" />
          <ProductCard href="/cream" title="Barrier Repair Cream" price="1428.00" state="soldOut" />
        </ProductGrid>
        <LoginForm
          action="/sign-in"
          captcha={{ token: 't1', imageUrl: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E' }}
        />
      </Section>
    </Container>
  );
}
