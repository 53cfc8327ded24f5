import { randomUUID } from 'node:crypto';
import { EmptyState, Notice, Pagination, UiLink, VisuallyHidden } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router-dom';
import type { AfterSaleQuery } from '#app/features/after-sales/after-sale.ts';
import { readAfterSaleQuery, writeAfterSaleQuery } from '#app/features/after-sales/after-sale-query.ts';
import { changeAfterSale } from '#app/features/after-sales/api/change-after-sale.server.ts';
import { loadAfterSales } from '#app/features/after-sales/api/load-after-sales.server.ts';
import { AfterSaleRows } from '#app/features/after-sales/components/after-sale-rows.tsx';
import { AfterSaleSearch } from '#app/features/after-sales/components/after-sale-search.tsx';
import { OutcomeNotice } from '#app/features/after-sales/components/outcome-notice.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import type { Route } from './+types/after-sales';

export const handle = { namespaces: ['after-sales', 'ui-deferred'] } satisfies RouteHandle;

const hrefOf = (query: AfterSaleQuery) => withQuery(paths.afterSales, writeAfterSaleQuery(query));

const notices = { withdrawn: 'actions.withdraw.done', requested: 'request.done', refunded: 'request.refunded' } as const;

/** Returns the notice that the address names, after an action on another page. */
function noticeIn(search: URLSearchParams) {
  const done = search.get('done');
  return done === 'withdrawn' || done === 'requested' || done === 'refunded' ? notices[done] : undefined;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readAfterSaleQuery(url.searchParams);
  const list = await loadAfterSales(context.get(gateway), query).catch(handlePageError(url, context));
  // Withdrawing the only row of the last page leaves it empty.
  if (list.rows.length === 0 && list.pages > 0 && query.page > list.pages) throw redirect(hrefOf({ ...query, page: list.pages }));
  return { query, list, notice: noticeIn(url.searchParams), idempotencyKey: randomUUID() };
}

/** Runs the action of a row. */
export async function action({ context, request, url }: Route.ActionArgs) {
  return await changeAfterSale(context.get(gateway), await request.formData()).catch(handlePageError(url, context));
}

/** Renders the customer's refunds, returns and exchanges. */
export default function AfterSalesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('after-sales');
  const { query, list, notice, idempotencyKey } = loaderData;
  const { words, page } = query;
  return (
    <AccountPage
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={t('lead')}
      description={t('lead')}
      action={<AfterSaleSearch words={words} />}
    >
      <OutcomeNotice outcome={actionData} />
      {notice && !actionData && <Notice tone="success">{t(notice)}</Notice>}
      {words !== '' && list.found > 0 && (
        <Typography color="textSecondary">
          {t('search.found', { count: list.found, words })} <UiLink href={paths.afterSales}>{t('search.all')}</UiLink>
        </Typography>
      )}
      {list.rows.length > 0 ? (
        <section aria-labelledby="after-sales-list">
          <VisuallyHidden>
            <h2 id="after-sales-list">{t('title')}</h2>
          </VisuallyHidden>
          <AfterSaleRows rows={list.rows} idempotencyKey={idempotencyKey} />
        </section>
      ) : (
        <NoAfterSales words={words} />
      )}
      <Pagination page={page} count={list.pages} hrefOf={(other) => hrefOf({ ...query, page: other })} />
    </AccountPage>
  );
}

/** Renders the empty state of the list or of a search. */
function NoAfterSales({ words }: Pick<AfterSaleQuery, 'words'>) {
  const { t } = useTranslation('after-sales');
  const isSearch = words !== '';
  return (
    <EmptyState
      {...(isSearch ? { icon: 'search' } : {})}
      title={isSearch ? t('nothingFound.title', { words }) : t('empty.title')}
      action={
        <Button component={Link} to={isSearch ? paths.afterSales : paths.orders} variant="outlined">
          {t(isSearch ? 'search.all' : 'empty.orders')}
        </Button>
      }
    >
      {t(isSearch ? 'nothingFound.text' : 'empty.text')}
    </EmptyState>
  );
}
