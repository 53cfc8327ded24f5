import { Container } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { redirect, useLocation } from 'react-router-dom';
import { loadCode } from '#app/features/payments/api/load-code.server.ts';
import { loadPayment } from '#app/features/payments/api/load-payment.server.ts';
import { ScanCodePage } from '#app/features/payments/components/scan-code.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/scan-code';

export const handle = { namespaces: ['payments', 'ui-deferred'] } satisfies RouteHandle;

/** Loads the order's current state, including whether it is still unpaid. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const orderId = readId(url.searchParams.get('order_id')) ?? notFound();
  const payment = await loadPayment(mall, orderId).catch(handlePageError(url, context));
  const method = payment.byCode.find((known) => known === url.searchParams.get('type'));
  if (payment.state === 'expired') return { payment, method, code: undefined };
  if (payment.state !== 'unpaid') throw redirect(withQuery(paths.paymentResult, { order_id: orderId }));
  if (method === undefined) throw redirect(withQuery(paths.payment, { order_id: orderId }));
  return { payment, method, code: await loadCode(mall, payment, method).catch(handlePageError(url, context)) };
}

/** Renders the payment by a QR code that a phone scans. */
export default function ScanCodeRoute({ loaderData: { payment, method, code } }: Route.ComponentProps) {
  const { t } = useTranslation('payments');
  const { orderId: order_id } = payment;
  const type = new URLSearchParams(useLocation().search).get('type') ?? undefined;
  return (
    <Container>
      <Seo title={t('scan.title')} description={t('scan.description')} indexed={false} />
      <ScanCodePage
        payment={payment}
        method={method}
        code={code}
        hrefs={{
          self: withQuery(paths.scanCode, { order_id, type }),
          result: withQuery(paths.paymentResult, { order_id }),
          otherWays: withQuery(paths.payment, { order_id }),
          order: withQuery(paths.order, { order_id }),
        }}
      />
    </Container>
  );
}
