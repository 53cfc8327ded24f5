import { Container, ProductCard, ProductGrid, Section, useToast } from '@mall/ui';
import { LoginForm } from '@mall/ui/forms/LoginForm';
import { checkForm, loginRules } from '@mall/ui/rules';
import Button from '@mui/material/Button';
import { data, redirect, useSubmit } from 'react-router';
import type { Route } from './+types/home';

export const meta: Route.MetaFunction = () => [{ title: 'A shelf' }];

export const loader = () => ({
  products: [
    { title: 'Bakuchiol Night Serum', price: '198.00-328.00' },
    { title: 'Barrier Repair Cream', price: '1428.00', state: 'soldOut' as const },
  ],
});

/** Validates a form that was posted without JavaScript by the same rules as in the browser. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const checked = checkForm(loginRules, form);
  if (checked.ok) return redirect('/');
  return data({ errors: checked.errors, phone: String(form.get('phone') ?? '') }, 400);
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const toast = useToast();
  const submit = useSubmit();
  return (
    <Container>
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
          {loaderData.products.map((product) => (
            <ProductCard key={product.title} href={`/?product=${product.title}`} {...product} />
          ))}
        </ProductGrid>
        <LoginForm
          action="/?index"
          captcha={{ token: 't1', imageUrl: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E' }}
          onSubmit={(_values, form) => void submit(form)}
          {...(actionData && { errors: actionData.errors, defaultValues: { phone: actionData.phone } })}
        />
      </Section>
    </Container>
  );
}
