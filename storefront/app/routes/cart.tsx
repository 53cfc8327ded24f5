import { randomUUID } from 'node:crypto';
import { Container, Eyebrow, Notice, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { data, redirect, useSearchParams } from 'react-router-dom';
import { changeCart } from '#app/features/cart/api/change-cart.server.ts';
import { loadCart } from '#app/features/cart/api/load-cart.server.ts';
import { loadSkuChoice } from '#app/features/cart/api/load-sku-choice.server.ts';
import type { CartOutcome } from '#app/features/cart/cart.ts';
import { CartFormView } from '#app/features/cart/components/cart-form-view.tsx';
import { EmptyCart } from '#app/features/cart/components/empty-cart.tsx';
import { GuestHint } from '#app/features/cart/components/guest-hint.tsx';
import { loadRecommended } from '#app/features/catalog/api/load-recommended.server.ts';
import { RecommendedProducts } from '#app/features/catalog/components/recommended-products.tsx';
import { skusQuery } from '#app/features/checkout/checkout-query.ts';
import { loadShopCoupons } from '#app/features/coupons/api/load-offered.server.ts';
import { isCouponRequest, receiveCoupon } from '#app/features/coupons/api/receive-coupon.server.ts';
import type { CouponOutcome } from '#app/features/coupons/coupon.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { responseForError } from '#app/shared/gateway/response-for-error.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { redirectVisitorToLogin } from '#app/shared/session/return-path.server.ts';
import type { Route } from './+types/cart';

export const handle = { namespaces: ['cart', 'coupons', 'ui-deferred'] } satisfies RouteHandle;

// Loaded when a shop's coupons are opened. No Suspense: the page waits, also without JavaScript.
const ShopCoupons = lazy(async () => ({ default: (await import('#app/features/coupons/components/shop-coupons.tsx')).ShopCoupons }));

export async function loader({ context, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const shopId = readId(url.searchParams.get('coupons'));
  const itemId = readId(url.searchParams.get('sku'));
  try {
    const [cart, recommended, coupons, choice] = await Promise.all([
      loadCart(mall),
      loadRecommended(mall),
      shopId === undefined ? undefined : loadShopCoupons(mall, shopId),
      itemId === undefined ? undefined : loadSkuChoice(mall, itemId),
    ]);
    return { cart, recommended, shopId, coupons, choice, idempotencyKey: randomUUID() };
  } catch (error) {
    throw responseForError(error, url, context.get(requestContext).settings) ?? error;
  }
}

/** Changes the cart, claims a coupon, or redirects to checkout or sign-in. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<CartOutcome | CouponOutcome | Response> {
  const { settings } = context.get(requestContext);
  try {
    const form = await request.formData();
    if (isCouponRequest(form)) return await receiveCoupon(context.get(gateway), form);
    const step = await changeCart(context.get(gateway), form);
    if (step.kind === 'signIn') {
      const back = step.skuIds ? new URL(withQuery(paths.checkout, { [skusQuery]: step.skuIds.join(',') }), url) : url;
      return redirectVisitorToLogin(back, settings);
    }
    if (step.kind === 'checkout')
      return redirect(withQuery(paths.checkout, { cart_id: step.ids.join(','), vipSource: step.asMember ? 1 : 0 }), 303);
    return step;
  } catch (error) {
    throw responseForError(error, url, settings) ?? error;
  }
}

/** Rolls the page back to the server's last state when there is no connection, and shows an error. The status prevents revalidation. */
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

/** Renders the reason why the checkout redirected here, from the address. */
function FromCheckout() {
  const { t } = useTranslation('cart');
  const refused = useSearchParams()[0].get('refused');
  return refused === 'stock' || refused === 'price' ? <Notice tone="error">{t(`fromCheckout.${refused}`)}</Notice> : null;
}

/** Renders the cart. */
export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, recommended, shopId, coupons, choice, idempotencyKey } = loaderData;
  const { t } = useTranslation('cart');
  const shop = cart.shops.find(({ id }) => id === shopId);
  const received = actionData && 'couponId' in actionData ? actionData : undefined;
  const outcome = actionData && !('couponId' in actionData) ? actionData : undefined;
  return (
    <>
      <Page>
        <Seo title={t('title')} description={t('description')} indexed={false} />
        <div>
          <Eyebrow>{t('eyebrow')}</Eyebrow>
          <Typography variant="h1">{t('title')}</Typography>
        </div>
        {!actionData && <FromCheckout />}
        {!cart.isSignedIn && <GuestHint />}
        {shop && coupons && (
          <ShopCoupons
            key={shop.id}
            shopName={shop.name}
            coupons={coupons}
            action={withQuery(paths.cart, { coupons: shop.id })}
            outcome={received}
            idempotencyKey={idempotencyKey}
            closeHref={paths.cart}
          />
        )}
        <CartFormView
          cart={cart}
          outcome={outcome}
          choice={choice}
          idempotencyKey={idempotencyKey}
          productHref={(id) => withQuery(paths.product, { id })}
          shopHref={(id) => withQuery(paths.shop, { id })}
          couponsHref={(id) => withQuery(paths.cart, { coupons: id })}
          empty={<EmptyCart browseHref={paths.products} />}
        />
      </Page>
      <RecommendedProducts
        eyebrow={t('like.eyebrow')}
        title={t('like.title')}
        products={recommended}
        without={cart.shops.flatMap(({ items }) => items.map(({ productId }) => productId))}
        hrefOf={(id) => withQuery(paths.product, { id })}
      />
    </>
  );
}
