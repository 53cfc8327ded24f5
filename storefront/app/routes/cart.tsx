import { randomUUID } from 'node:crypto';
import { Container, Eyebrow, Notice } from '@mall/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { data, redirect, useSearchParams } from 'react-router-dom';
import { changeCart } from '#app/features/cart/api/change-cart.server.ts';
import { loadCart } from '#app/features/cart/api/load-cart.server.ts';
import type { CartOutcome } from '#app/features/cart/cart.ts';
import { CartFormView } from '#app/features/cart/components/cart-form-view.tsx';
import { EmptyCart } from '#app/features/cart/components/empty-cart.tsx';
import { GuestHint } from '#app/features/cart/components/guest-hint.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { answerOfFault } from '#app/shared/gateway/faults.server.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { requestFacts } from '#app/shared/request-facts.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { redirectToLogin } from '#app/shared/session/way-back.server.ts';
import type { Route } from './+types/cart';

export const handle = { namespaces: ['cart', 'ui-later'] } satisfies RouteHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  try {
    return { cart: await loadCart(context.get(gateway)), idempotencyKey: randomUUID() };
  } catch (error) {
    throw answerOfFault(error, url, context.get(requestFacts).settings) ?? error;
  }
}

/** Changes the cart, or goes on to checkout or sign-in. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<CartOutcome | Response> {
  const { settings } = context.get(requestFacts);
  try {
    const step = await changeCart(context.get(gateway), await request.formData());
    if (step.kind === 'signIn') return redirectToLogin(url, settings);
    if (step.kind === 'checkout') return redirect(withQuery(paths.checkout, { cart_id: step.ids.join(','), vipSource: 0 }), 303);
    return step;
  } catch (error) {
    throw answerOfFault(error, url, settings) ?? error;
  }
}

/** Without a connection the page stays, falls back to what the server last said and tells so. The status keeps the loaders still. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return data<CartOutcome>({ kind: 'refused', message: undefined, at: Date.now() }, { status: 503 });
  }
}

const Page = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(5, 8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(7, 12) },
}));

/** Why the checkout led back here, when the address tells. */
function FromCheckout() {
  const { t } = useTranslation('cart');
  const refused = useSearchParams()[0].get('refused');
  return refused === 'stock' || refused === 'price' ? <Notice tone="error">{t(`fromCheckout.${refused}`)}</Notice> : null;
}

/** The cart. */
export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, idempotencyKey } = loaderData;
  const { t } = useTranslation('cart');
  return (
    <Page>
      <Seo title={t('title')} description={t('description')} indexed={false} />
      <div>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <Typography variant="h1">{t('title')}</Typography>
      </div>
      {!actionData && <FromCheckout />}
      {!cart.isSignedIn && <GuestHint />}
      <CartFormView
        cart={cart}
        outcome={actionData}
        idempotencyKey={idempotencyKey}
        productHref={(id) => withQuery(paths.product, { id })}
        shopHref={(id) => withQuery(paths.shop, { id })}
        empty={<EmptyCart browseHref={paths.products} />}
      />
    </Page>
  );
}
