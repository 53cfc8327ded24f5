import { randomUUID } from 'node:crypto';
import { EmptyState, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router-dom';
import { loadAccountEmail, loadSubject, requestInvoice } from '#app/features/invoices/api/request-invoice.server.ts';
import { loadTitles, saveTitle } from '#app/features/invoices/api/titles.server.ts';
import { RequestEntry } from '#app/features/invoices/components/request-entry.tsx';
import { TitleEntry } from '#app/features/invoices/components/title-entry.tsx';
import { invoiceIntents } from '#app/features/invoices/invoice.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/invoice-request';

export const handle = { namespaces: ['invoices'] } satisfies RouteHandle;

/** Reads the order of the address, and for a repeated request the invoice and its e-mail address. */
function readAddress({ searchParams: search }: URL) {
  return {
    sNo: search.get('sNo') ?? '',
    id: readId(search.get('id')),
    email: search.get('email') ?? '',
    z_price: search.get('z_price') ?? undefined,
  };
}

const hrefOf = ({ sNo, id, email, z_price }: ReturnType<typeof readAddress>, more: Record<string, number> = {}) =>
  withQuery(paths.newInvoice, { z_price, sNo, id, email: email === '' ? undefined : email, ...more });

async function subjectOf(mall: Gateway, { sNo, id }: ReturnType<typeof readAddress>) {
  return (sNo === '' ? undefined : await loadSubject(mall, sNo, id)) ?? notFound();
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const address = readAddress(url);
  try {
    const titles = await loadTitles(mall);
    // Without an order there is nothing to request: redirect to the list of orders that can be billed.
    if (address.sNo === '') throw redirect(paths.invoices);
    if (url.searchParams.has('done')) return { address, done: true } as const;
    const subject = await subjectOf(mall, address);
    if (subject.isTooLate) throw redirect(withQuery(paths.invoices, { late: 1 }));
    const isAdding = url.searchParams.has('add') || titles.length === 0;
    const email = isAdding ? '' : address.email || (await loadAccountEmail(mall));
    return { address, done: false, subject, titles, isAdding, email, idempotencyKey: randomUUID() } as const;
  } catch (error) {
    return handlePageError(url, context)(error);
  }
}

/** Adds a title in place, or requests the invoice. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const mall = context.get(gateway);
  const address = readAddress(url);
  const form = await request.formData();
  try {
    if (form.get('intent') === invoiceIntents.saveTitle) return (await saveTitle(mall, form)) ?? redirect(hrefOf(address), 303);
    const refusal = await requestInvoice(mall, await subjectOf(mall, address), form);
    return refusal ?? redirect(hrefOf({ ...address, id: undefined, email: '' }, { done: 1 }), 303);
  } catch (error) {
    return handlePageError(url, context)(error);
  }
}

/** Requests the invoice of an order. */
export default function InvoiceRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('invoices');
  if (loaderData.done) return <Requested />;
  const { address, subject, titles, isAdding, email, idempotencyKey } = loaderData;
  const self = hrefOf(address);
  return (
    <AccountPage
      eyebrow={t('title')}
      title={t(isAdding ? 'titles.addTitle' : 'request.title')}
      lead={t(isAdding ? 'request.titleFirst' : 'request.lead')}
      description={t('request.lead')}
    >
      {isAdding ? (
        <TitleEntry title={undefined} refusal={actionData} idempotencyKey={idempotencyKey} pageHref={hrefOf(address, { add: 1 })} />
      ) : (
        <RequestEntry
          subject={subject}
          titles={titles}
          email={email}
          refusal={actionData}
          idempotencyKey={idempotencyKey}
          hrefs={{ self, addTitle: hrefOf(address, { add: 1 }) }}
        />
      )}
      <div>
        <UiLink href={isAdding && titles.length > 0 ? self : paths.invoices}>
          {t(isAdding && titles.length > 0 ? 'request.back' : 'back')}
        </UiLink>
      </div>
    </AccountPage>
  );
}

function Requested() {
  const { t } = useTranslation('invoices');
  return (
    <AccountPage eyebrow={t('title')} title={t('request.done.title')} description={t('request.done.text')}>
      <EmptyState
        icon="check"
        title={t('request.done.next')}
        action={
          <Button component={Link} to={withQuery(paths.invoices, { type: 1 })} variant="contained">
            {t('request.done.way')}
          </Button>
        }
      >
        {t('request.done.text')}
      </EmptyState>
    </AccountPage>
  );
}
