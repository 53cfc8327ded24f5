import { randomUUID } from 'node:crypto';
import { UiLink } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { loadTitles, saveTitle } from '#app/features/invoices/api/titles.server.ts';
import { TitleEntry } from '#app/features/invoices/components/title-entry.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/invoice-title';

export const handle = { namespaces: ['invoices'] } satisfies RouteHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const named = url.searchParams.get('id');
  const id = named === null ? undefined : (readId(named) ?? notFound());
  // Loaded for a new title too, so that a visitor is redirected to sign-in instead of seeing a form that cannot be submitted.
  const titles = await loadTitles(context.get(gateway)).catch(handlePageError(url, context));
  const title = titles.find((one) => one.id === id);
  if (id !== undefined && !title) notFound();
  return { title, idempotencyKey: randomUUID() };
}

/** Saves the title. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const refusal = await saveTitle(context.get(gateway), await request.formData()).catch(handlePageError(url, context));
  return refusal ?? redirect(withQuery(paths.invoiceTitles, { done: 'saved' }), 303);
}

/** Renders the form of a new or changed invoice title. */
export default function InvoiceTitlePage({ loaderData: { title, idempotencyKey }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('invoices');
  return (
    <AccountPage
      eyebrow={t('titles.title')}
      title={t(title ? 'titles.editTitle' : 'titles.addTitle')}
      lead={t('titles.lead')}
      description={t('titles.lead')}
    >
      <TitleEntry
        key={title?.id}
        title={title}
        refusal={actionData}
        idempotencyKey={idempotencyKey}
        pageHref={withQuery(paths.newInvoiceTitle, { id: title?.id })}
      />
      <div>
        <UiLink href={paths.invoiceTitles}>{t('titles.back')}</UiLink>
      </div>
    </AccountPage>
  );
}
