import { randomUUID } from 'node:crypto';
import { Eyebrow, Notice, Pagination, styled, VisuallyHidden } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { changeOrder, orderToChange } from '#app/features/orders/api/change-order.server.ts';
import { loadOrders } from '#app/features/orders/api/load-orders.server.ts';
import { NoOrders } from '#app/features/orders/components/no-orders.tsx';
import { OrderRows } from '#app/features/orders/components/order-rows.tsx';
import { OrderSearch } from '#app/features/orders/components/order-search.tsx';
import { OrderTabs } from '#app/features/orders/components/order-tabs.tsx';
import { OutcomeNotice } from '#app/features/orders/components/outcome-notice.tsx';
import type { OrderTab } from '#app/features/orders/order.ts';
import { readOrderQuery, writeOrderQuery } from '#app/features/orders/order-query.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/orders';

export const handle = { namespaces: ['orders', 'ui-deferred'] } satisfies RouteHandle;

const hrefOf = (query: { tab: OrderTab; words?: string; page?: number }) => withQuery(paths.orders, writeOrderQuery(query));

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readOrderQuery(url.searchParams);
  const list = await loadOrders(context.get(gateway), query).catch(handlePageError(url, context));
  // Removing the only order of the last page leaves it empty.
  if (list.orders.length === 0 && list.pages > 0 && query.page > list.pages) throw redirect(hrefOf({ ...query, page: list.pages }));
  return { query, list, isRemoved: url.searchParams.get('removed') === '1', idempotencyKey: randomUUID() };
}

/** Runs the action of a row's button. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  return await changeOrder(context.get(gateway), orderToChange(form) ?? notFound(), form).catch(handlePageError(url, context));
}

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& > .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: theme.spacing(2, 4) },
  '& section': { position: 'relative' },
  '& section > h2': { margin: 0, height: 0 },
}));

/** Renders the customer's orders by state. */
export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('orders');
  const { query, list, isRemoved, idempotencyKey } = loaderData;
  const { tab, words, page } = query;
  return (
    <Page>
      <Seo title={t('title')} description={t('description')} indexed={false} />
      <div className="head">
        <div>
          <Eyebrow>{t('eyebrow')}</Eyebrow>
          <Typography variant="h1">{t('title')}</Typography>
        </div>
        <OrderSearch words={words} />
      </div>
      <OrderTabs current={words === '' ? tab : undefined} counts={list.counts} hrefOf={(other) => hrefOf({ tab: other })} />
      <OutcomeNotice outcome={actionData} />
      {isRemoved && !actionData && <Notice tone="success">{t('intents.remove.done')}</Notice>}
      {words !== '' && list.found > 0 && <Typography color="textSecondary">{t('search.found', { count: list.found, words })}</Typography>}
      {list.orders.length > 0 ? (
        <section aria-labelledby="orders-of-tab">
          {/* The rows' headings are one level below. */}
          <h2 id="orders-of-tab">
            <VisuallyHidden>{t(`tabs.${tab}`)}</VisuallyHidden>
          </h2>
          <OrderRows orders={list.orders} serverTime={list.serverTime} idempotencyKey={idempotencyKey} />
        </section>
      ) : (
        <NoOrders tab={tab} words={words} hrefs={{ all: paths.orders, shop: paths.products }} />
      )}
      <Pagination page={page} count={list.pages} hrefOf={(other) => hrefOf({ ...query, page: other })} />
    </Page>
  );
}
