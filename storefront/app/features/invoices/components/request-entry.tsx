import { InvoiceRequestForm } from '@mall/ui/forms/InvoiceRequestForm';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSubmit } from 'react-router-dom';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { InvoiceRefusal, InvoiceSubject, InvoiceTitle } from '../invoice.ts';

interface RequestEntryProps {
  readonly subject: InvoiceSubject;
  readonly titles: readonly InvoiceTitle[];
  /** The previously used e-mail address, or that of the account. */
  readonly email: string;
  readonly refusal: InvoiceRefusal | undefined;
  readonly idempotencyKey: string;
  readonly hrefs: { readonly self: string; readonly addTitle: string };
}

const noErrors = {};

/** Renders the form that requests an invoice. */
export function RequestEntry({ subject, titles, email, refusal, idempotencyKey, hrefs }: RequestEntryProps) {
  const { t } = useTranslation('invoices');
  const submit = useSubmit();
  const { formAction } = useNavigation();
  const { orderNumber, shopName, amount } = subject;
  return (
    <>
      {refusal && refusal.message !== '' && <RefusalNotice key={refusal.at} message={refusal.message} otherwise={t('noResponse')} />}
      <InvoiceRequestForm
        action={hrefs.self}
        order={{ number: orderNumber, shopName, amount }}
        titles={titles.map(({ id, name, taxNumber }) => ({ id, name, ...(taxNumber !== '' && { taxNumber }) }))}
        addTitleHref={hrefs.addTitle}
        hidden={{ [idempotencyField]: idempotencyKey }}
        defaultValues={{ email, ...refusal?.values }}
        errors={refusal?.errors ?? noErrors}
        pending={formAction !== undefined}
        onSubmit={(_values, form) => void submit(form, { preventScrollReset: true })}
      />
    </>
  );
}
