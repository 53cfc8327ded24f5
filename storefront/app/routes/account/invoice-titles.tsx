import { randomUUID } from 'node:crypto';
import { EmptyState, Notice, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router-dom';
import { changeTitle, loadTitles } from '#app/features/invoices/api/titles.server.ts';
import { TitleCards } from '#app/features/invoices/components/title-cards.tsx';
import { invoiceIntents } from '#app/features/invoices/invoice.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { Route } from './+types/invoice-titles';

export const handle = { namespaces: ['invoices'] } satisfies RouteHandle;

const outcomes = ['saved', 'removed', 'default'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const done = url.searchParams.get('done');
  return {
    titles: await loadTitles(context.get(gateway)).catch(handlePageError(url, context)),
    done: outcomes.find((outcome) => outcome === done),
    idempotencyKey: randomUUID(),
  };
}

/** Removes a title, or makes it the default. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const refusal = await changeTitle(context.get(gateway), form).catch(handlePageError(url, context));
  const done = form.get('intent') === invoiceIntents.makeDefault ? 'default' : 'removed';
  return refusal ?? redirect(withQuery(paths.invoiceTitles, { done }), 303);
}

/** Renders the titles that invoices are issued to. */
export default function InvoiceTitlesPage({ loaderData: { titles, done, idempotencyKey }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('invoices');
  const add = (
    <Button component={Link} to={paths.newInvoiceTitle} variant={titles.length === 0 ? 'contained' : 'outlined'}>
      {t('titles.add')}
    </Button>
  );
  return (
    <AccountPage
      eyebrow={t('title')}
      title={t('titles.title')}
      lead={t('titles.lead')}
      description={t('titles.lead')}
      {...(titles.length > 0 && { action: add })}
    >
      {done && !actionData && <Notice tone="success">{t(`titles.done.${done}`)}</Notice>}
      {actionData && <RefusalNotice key={actionData.at} message={actionData.message} otherwise={t('noResponse')} />}
      {titles.length === 0 ? (
        <EmptyState title={t('titles.empty.title')} action={add}>
          {t('titles.empty.text')}
        </EmptyState>
      ) : (
        <TitleCards
          titles={titles}
          idempotencyKey={idempotencyKey}
          hrefs={{ self: paths.invoiceTitles, edit: (id) => withQuery(paths.newInvoiceTitle, { id }) }}
        />
      )}
      <div>
        <UiLink href={paths.invoices}>{t('back')}</UiLink>
      </div>
    </AccountPage>
  );
}
