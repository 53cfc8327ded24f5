import { randomUUID } from 'node:crypto';
import { Eyebrow, styled, UiLink } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { changeOrder } from '#app/features/orders/api/change-order.server.ts';
import { loadOrder } from '#app/features/orders/api/load-orders.server.ts';
import { OrderAddress, OrderAmounts } from '#app/features/orders/components/order-facts.tsx';
import { OrderGoods } from '#app/features/orders/components/order-goods.tsx';
import { OrderInvoice } from '#app/features/orders/components/order-invoice.tsx';
import { OrderParcels } from '#app/features/orders/components/order-parcels.tsx';
import { OrderParts } from '#app/features/orders/components/order-parts.tsx';
import { OrderPickup } from '#app/features/orders/components/order-pickup.tsx';
import { OrderProgress } from '#app/features/orders/components/order-progress.tsx';
import { OrderRefunds } from '#app/features/orders/components/order-refunds.tsx';
import { OrderStatus } from '#app/features/orders/components/order-status.tsx';
import { OutcomeNotice } from '#app/features/orders/components/outcome-notice.tsx';
import { PrintButton } from '#app/features/orders/components/print-button.tsx';
import { PrintHead } from '#app/features/orders/components/print-head.tsx';
import { orderHref } from '#app/features/orders/order-links.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/order';

export const handle = { namespaces: ['orders', 'ui-deferred'] } satisfies RouteHandle;

const orderId = (url: URL) => readId(url.searchParams.get('order_id')) ?? notFound();

export async function loader({ context, url }: Route.LoaderArgs) {
  const order = await loadOrder(context.get(gateway), orderId(url)).catch(handlePageError(url, context));
  return { order, idempotencyKey: randomUUID() };
}

/** Runs the action of a button; redirects after a deletion, because the order has no page any more. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const outcome = await changeOrder(context.get(gateway), orderId(url), await request.formData()).catch(handlePageError(url, context));
  return outcome.kind === 'remove' ? redirect(withQuery(paths.orders, { removed: 1 }), 303) : outcome;
}

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  '@media print': { gap: theme.spacing(3) },
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: theme.spacing(2, 4) },
  '& h1': { overflowWrap: 'anywhere' },
  '& > .facts': {
    display: 'grid',
    gap: theme.spacing(5),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: theme.spacing(6) },
    '& > div': { display: 'grid', alignContent: 'start', gap: theme.spacing(5) },
  },
}));

/** Renders one order: its state, delivery, products and amounts. */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('orders');
  const { order, idempotencyKey } = loaderData;
  return (
    <Page key={order.id}>
      <Seo title={t('details.title', { number: order.number })} description={t('details.description')} indexed={false} />
      <PrintHead />
      <header>
        <div>
          <Eyebrow data-print="hide">
            <UiLink href={paths.orders}>{t('title')}</UiLink>
          </Eyebrow>
          <Typography variant="h3" component="h1">
            {t('details.title', { number: order.number })}
          </Typography>
        </div>
        <PrintButton />
      </header>
      <OutcomeNotice outcome={actionData} />
      <OrderStatus order={order} idempotencyKey={idempotencyKey} />
      {order.parts.length > 0 && <OrderParts parts={order.parts} hrefOf={orderHref} />}
      {order.pickup && <OrderPickup pickup={order.pickup} />}
      <OrderParcels parcels={order.parcels} state={order.state} />
      <OrderGoods order={order} />
      <div className="facts">
        <div>
          <OrderProgress order={order} />
          <OrderAddress order={order} />
        </div>
        <div>
          <OrderAmounts order={order} />
          <OrderRefunds refunds={order.refunds} />
          <OrderInvoice order={order} />
        </div>
      </div>
    </Page>
  );
}
