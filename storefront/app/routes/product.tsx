import { isMallError } from '@mall/sdk';
import { Container } from '@mall/ui';
import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { data, redirect, useRevalidator } from 'react-router-dom';
import { loadProduct } from '#app/features/catalog/api/load-product.server.ts';
import { loadRecommended } from '#app/features/catalog/api/load-recommended.server.ts';
import { addToCart, checkBuyNow, readPurchase, unchosen } from '#app/features/catalog/api/purchase.server.ts';
import { ProductPurchase } from '#app/features/catalog/components/product-purchase.tsx';
import { ProductSummary } from '#app/features/catalog/components/product-summary.tsx';
import { productJsonLd } from '#app/features/catalog/json-ld.ts';
import type { Product } from '#app/features/catalog/product.ts';
import { addViewed } from '#app/features/catalog/viewed.ts';
import { loadProductCoupons } from '#app/features/coupons/api/load-offered.server.ts';
import { isCouponRequest, receiveCoupon } from '#app/features/coupons/api/receive-coupon.server.ts';
import { OfferedCoupons } from '#app/features/coupons/components/offered-coupons.tsx';
import { isFavoriteRequest, toggleFavoriteProduct } from '#app/features/favorites/api/toggle-favorite-product.server.ts';
import { FavoriteProductButton } from '#app/features/favorites/components/favorite-product-button.tsx';
import { loadReviews } from '#app/features/reviews/api/load-reviews.server.ts';
import { readReviewQuery, reviewNames } from '#app/features/reviews/review-query.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { lazyHydrated } from '#app/shared/deferred/lazy-hydrated.tsx';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { refusedFields } from '#app/shared/gateway/refused-fields.ts';
import { MemberPrice } from '#app/shared/member-price.tsx';
import { PageBreadcrumbs } from '#app/shared/page-breadcrumbs.tsx';
import { readId } from '#app/shared/query-id.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { useShop } from '#app/shared/shop.ts';
import type { Route } from './+types/product';
import { reviewsId } from './parts/reading-ids.ts';

export const handle = {
  namespaces: ['catalog', 'coupons'],
  deferredNamespaces: ['reviews', 'ui-deferred'],
  // With `sec`, the page has a countdown.
  query: { cached: ['id', ...reviewNames], uncached: ['sec', 'ClassName'] },
} satisfies RouteHandle;

// Rarely needed. No Suspense: the page waits, also without JavaScript.
const FlashPanel = lazy(async () => ({ default: (await import('#app/features/catalog/components/flash-panel.tsx')).FlashPanel }));

const GoneProduct = lazy(async () => ({
  default: (await import('#app/features/catalog/components/unavailable-product.tsx')).UnavailableProduct,
}));

const reading = lazyHydrated('reading', async () => (await import('./parts/product-reading.tsx')).ProductReading);

const unknownProduct = '101';

const productHref = (id: number) => withQuery(paths.product, { id });
const productId = (url: URL) => readId(url.searchParams.get('id'));

/**
 * Loads the product of the address, with its flash price when it is opened from the sale; undefined for a deleted or unknown one. Redirects
 * a flash item of another product to its own page.
 */
async function productOf(mall: Gateway, id: number, url: URL): Promise<Product | undefined> {
  const asked = url.searchParams.get('sec');
  const ordinary = () => redirect(productHref(id));
  const flashItem = readId(asked);
  if (asked !== null && flashItem === undefined) throw ordinary();
  return loadProduct(mall, id, flashItem).catch((error: unknown) => {
    if (refusedFields(error).includes('id')) throw ordinary();
    if (isMallError(error) && error.code === unknownProduct) return undefined;
    throw error;
  });
}

/** Loads the reviews and other data of a product; undefined without a product. */
async function loadContent(mall: Gateway, id: number, url: URL) {
  const [product, coupons, reviews] = await Promise.all([
    productOf(mall, id, url),
    loadProductCoupons(mall, id),
    loadReviews(mall, id, readReviewQuery(url.searchParams)),
    reading.ready(),
  ]);
  return product && { product, coupons, reviews };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const id = productId(url);
  const content = id === undefined ? undefined : await loadContent(mall, id, url);
  if (!content) return data({ content, others: await loadRecommended(mall) }, { status: 404 });
  return { content, idempotencyKey: context.get(requestContext).responseId };
}

/** Adds the product to the cart, redirects to the checkout, claims a coupon, or toggles the favorite. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const mall = context.get(gateway);
  const id = productId(url) ?? notFound();
  const form = await request.formData();
  const faults = handlePageError(url, context);
  if (isCouponRequest(form)) return await receiveCoupon(mall, form).catch(faults);
  if (isFavoriteRequest(form)) return await toggleFavoriteProduct(mall, id, form).catch(faults);
  const product = await productOf(mall, id, url);
  // The page itself shows that the product is unavailable.
  if (!product) return redirect(productHref(id), 303);
  const purchase = readPurchase(form, product);
  if (!purchase) return unchosen();
  if (!purchase.buyNow) return await addToCart(mall, product, purchase).catch(faults);
  const checked = await checkBuyNow(mall, product, purchase).catch(faults);
  return 'product' in checked
    ? redirect(withQuery(paths.checkout, { product: checked.product, vipSource: product.memberPrice === undefined ? 0 : 1 }), 303)
    : checked;
}

/** Renders one product, or a notice that it is unavailable. */
export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.content) return <GoneProduct others={loaderData.others} hrefOf={productHref} />;
  return <ProductFound {...loaderData.content} idempotencyKey={loaderData.idempotencyKey} actionData={actionData} />;
}

interface ProductFoundProps extends NonNullable<Awaited<ReturnType<typeof loadContent>>> {
  readonly idempotencyKey: string;
  readonly actionData: Route.ComponentProps['actionData'];
}

function ProductFound({ product, coupons, reviews, idempotencyKey, actionData }: ProductFoundProps) {
  const { t } = useTranslation(['catalog', 'common']);
  const { publicOrigin, language } = useShop();
  const { revalidate } = useRevalidator();
  const { offer } = product;
  const href = productHref(product.id);
  // Preserves the flash item of the sale.
  const here = { id: product.id, sec: offer?.id };
  const { id, name, images } = product;
  useEffect(() => addViewed(language, { id, name, image: images[0] ?? '' }), [language, id, name, images]);
  const classHref = withQuery(paths.products, { class: product.productClass.id });
  return (
    <>
      <Seo
        title={product.name}
        description={product.subtitle}
        query={{ id: String(product.id) }}
        kind="product"
        image={images[0]}
        jsonLd={productJsonLd(product, {
          href,
          classHref,
          homeHref: paths.home,
          homeName: t('mall.name', { ns: 'common' }),
          origin: publicOrigin,
        })}
      />
      <Container>
        <PageBreadcrumbs
          items={[
            { label: t('home'), href: paths.home },
            offer ? { label: t('product.flash.title'), href: paths.flashSale } : { label: product.productClass.name, href: classHref },
            { label: product.name },
          ]}
        />
        <ProductSummary
          product={product}
          href={href}
          reviewsHref={`#${reviewsId}`}
          shopHref={withQuery(paths.shop, { id: product.shop.id })}
          collect={
            <FavoriteProductButton
              key={product.id}
              favorite={product.favorite}
              action={withQuery(paths.product, here)}
              otherwise={t('product.noResponse')}
            />
          }
        >
          <ProductPurchase
            // The flash item determines the initial selection.
            key={`${product.id} ${offer?.id}`}
            product={product}
            outcome={actionData && 'nextKey' in actionData ? actionData : undefined}
            idempotencyKey={idempotencyKey}
            cartHref={paths.cart}
            memberNote={(price) => <MemberPrice price={price} href={withQuery(paths.membership, { open: 1 })} />}
          >
            {offer && (
              <FlashPanel
                offer={offer}
                sku={product.skus.find(({ skuId }) => skuId === offer.skuId)?.values.join(' · ') ?? ''}
                saleHref={paths.flashSale}
                onTurn={() => void revalidate()}
              />
            )}
          </ProductPurchase>
          <OfferedCoupons
            key={product.id}
            coupons={coupons}
            action={withQuery(paths.product, here)}
            outcome={actionData && 'couponId' in actionData ? actionData : undefined}
            idempotencyKey={idempotencyKey}
          />
        </ProductSummary>
      </Container>
      <reading.Part product={product} reviews={reviews} offerId={offer?.id} />
    </>
  );
}
