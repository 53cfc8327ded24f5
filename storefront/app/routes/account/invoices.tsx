import { randomUUID } from 'node:crypto';
import { EmptyState, Notice, Pagination, TabLinks } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router-dom';
import { loadInvoiceFile, loadInvoices, revokeInvoice, tabOf } from '#app/features/invoices/api/invoices.server.ts';
import { InvoiceRows, TooLate } from '#app/features/invoices/components/invoice-rows.tsx';
import { type InvoiceEntry, type InvoiceTab, invoiceTabs } from '#app/features/invoices/invoice.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { pageQuery, readPage } from '#app/shared/page-number.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/invoices';

export const handle = { namespaces: ['invoices'] } satisfies RouteHandle;

const hrefOf = (tab: InvoiceTab, page = 1, more: Record<string, number> = {}) =>
  withQuery(paths.invoices, { type: tab === 'toBill' ? undefined : invoiceTabs.indexOf(tab), page: pageQuery(page), ...more });

const requestHref = ({ id, orderNumber: sNo, amount: z_price, email }: InvoiceEntry) =>
  withQuery(paths.newInvoice, { z_price, sNo, ...(email !== undefined && { id, email }) });

export async function loader({ context, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const { searchParams: search } = url;
  const file = readId(search.get('file'));
  // The address of a file expires after minutes, so it is requested on demand.
  if (file !== undefined) throw redirect((await loadInvoiceFile(mall, file).catch(handlePageError(url, context))) ?? notFound());
  const tab = tabOf(search.get('type'));
  const page = readPage(search);
  return {
    tab,
    page,
    isTooLate: search.has('late'),
    isRevoked: search.has('revoked'),
    list: await loadInvoices(mall, tab, page).catch(handlePageError(url, context)),
    idempotencyKey: randomUUID(),
  };
}

/** Revokes a request. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const refusal = await revokeInvoice(context.get(gateway), await request.formData()).catch(handlePageError(url, context));
  return refusal ?? redirect(hrefOf('revoked', 1, { revoked: 1 }), 303);
}

/** Renders the orders to be billed and the requested invoices, in four tabs. */
export default function InvoicesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('invoices');
  const { tab, page, isTooLate, isRevoked, list, idempotencyKey } = loaderData;
  const self = hrefOf(tab, page);
  return (
    <AccountPage
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={t('lead')}
      description={t('description')}
      action={
        <Button component={Link} to={paths.invoiceTitles} variant="outlined">
          {t('titles.title')}
        </Button>
      }
    >
      {isTooLate && <TooLate contactHref={withQuery(paths.about, { type: 'contact' })} closeHref={self} />}
      {isRevoked && !actionData && <Notice tone="success">{t('revoke.done')}</Notice>}
      {actionData && <RefusalNotice key={actionData.at} message={actionData.message} otherwise={t('noResponse')} />}
      <TabLinks
        label={t('tabs.label')}
        current={hrefOf(tab)}
        links={invoiceTabs.map((known) => ({ label: t(`tabs.${known}`), href: hrefOf(known) }))}
      />
      {list.entries.length === 0 ? (
        <EmptyState
          title={t(`empty.${tab}.title`)}
          action={
            <Button component={Link} to={paths.orders} variant="outlined">
              {t('toOrders')}
            </Button>
          }
        >
          {t(`empty.${tab}.text`)}
        </EmptyState>
      ) : (
        <InvoiceRows
          tab={tab}
          entries={list.entries}
          idempotencyKey={idempotencyKey}
          hrefs={{
            self,
            request: requestHref,
            tooLate: hrefOf(tab, page, { late: 1 }),
            download: (file) => withQuery(paths.invoices, { file }),
          }}
        />
      )}
      <Pagination page={page} count={list.pages} hrefOf={(other) => hrefOf(tab, other)} />
    </AccountPage>
  );
}
