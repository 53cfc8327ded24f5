import { randomUUID } from 'node:crypto';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { loadPayment } from '#app/features/payments/api/load-payment.server.ts';
import { payFromWallet } from '#app/features/payments/api/pay.server.ts';
import { PaymentDue } from '#app/features/payments/components/payment-due.tsx';
import type { Payment } from '#app/features/payments/payment.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/payment';

export const handle = { namespaces: ['payments', 'ui-deferred'] } satisfies RouteHandle;

const orderId = (url: URL) => readId(url.searchParams.get('order_id')) ?? notFound();

/** Redirects to the result of a finished payment. */
const resultOf = ({ orderId: order_id }: Pick<Payment, 'orderId'>) => redirect(withQuery(paths.paymentResult, { order_id }), 303);

export async function loader({ context, url }: Route.LoaderArgs) {
  const payment = await loadPayment(context.get(gateway), orderId(url)).catch(handlePageError(url, context));
  if (payment.state !== 'unpaid' && payment.state !== 'expired') throw resultOf(payment);
  return { payment, idempotencyKey: randomUUID() };
}

/** Pays the order from the wallet. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const mall = context.get(gateway);
  const payment = await loadPayment(mall, orderId(url)).catch(handlePageError(url, context));
  const outcome = await payFromWallet(mall, payment, await request.formData()).catch(handlePageError(url, context));
  return outcome.kind === 'over' ? resultOf(payment) : outcome.refusal;
}

/** Renders the payment of an unpaid order. */
export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('payments');
  const { payment, idempotencyKey } = loaderData;
  return (
    <>
      <Seo title={t('due.title')} description={t('due.description')} indexed={false} />
      <PaymentDue
        key={payment.orderId}
        payment={payment}
        refusal={actionData}
        idempotencyKey={idempotencyKey}
        orderHref={withQuery(paths.order, { order_id: payment.orderId })}
        codeHref={(type) => withQuery(paths.scanCode, { order_id: payment.orderId, type })}
      />
    </>
  );
}
