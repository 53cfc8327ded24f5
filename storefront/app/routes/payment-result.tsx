import { Container } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { loadRecommended } from '#app/features/catalog/api/load-recommended.server.ts';
import { RecommendedProducts } from '#app/features/catalog/components/recommended-products.tsx';
import { loadPayment } from '#app/features/payments/api/load-payment.server.ts';
import { PaymentResult } from '#app/features/payments/components/payment-result.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/payment-result';

export const handle = { namespaces: ['payments', 'ui-deferred'] } satisfies RouteHandle;

/** Loads the order's current state, because an address that says "paid" proves nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const orderId = readId(url.searchParams.get('order_id')) ?? notFound();
  const mall = context.get(gateway);
  const [payment, recommended] = await Promise.all([
    loadPayment(mall, orderId).catch(handlePageError(url, context)),
    loadRecommended(mall),
  ]);
  return { payment, recommended };
}

/** Renders the result of a payment. */
export default function PaymentResultPage({ loaderData: { payment, recommended } }: Route.ComponentProps) {
  const { t } = useTranslation('payments');
  const { orderId: order_id, state } = payment;
  return (
    <>
      <Container>
        <Seo title={t(`result.${state}.title`)} description={t('result.description')} indexed={false} />
        <PaymentResult
          payment={payment}
          hrefs={{
            order: withQuery(paths.order, { order_id }),
            pay: withQuery(paths.payment, { order_id }),
            shop: paths.products,
          }}
        />
      </Container>
      <RecommendedProducts
        eyebrow={t('like.eyebrow')}
        title={t('like.title')}
        products={recommended}
        hrefOf={(id) => withQuery(paths.product, { id })}
      />
    </>
  );
}
