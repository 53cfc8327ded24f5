import { type InvoiceTitleDraft, InvoiceTitleForm } from '@mall/ui/forms/InvoiceTitleForm';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSubmit } from 'react-router-dom';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { type InvoiceRefusal, type InvoiceTitle, invoiceIntents } from '../invoice.ts';

interface TitleEntryProps {
  /** The title to edit; undefined for a new one. */
  readonly title: InvoiceTitle | undefined;
  readonly refusal: InvoiceRefusal | undefined;
  readonly idempotencyKey: string;
  readonly pageHref: string;
}

const noErrors = {};

/** Renders the form of a new or changed title. */
export function TitleEntry({ title, refusal, idempotencyKey, pageHref }: TitleEntryProps) {
  const { t } = useTranslation('invoices');
  const submit = useSubmit();
  const { formAction } = useNavigation();
  return (
    <>
      {refusal && refusal.message !== '' && <RefusalNotice key={refusal.at} message={refusal.message} otherwise={t('noResponse')} />}
      <InvoiceTitleForm
        action={pageHref}
        hidden={{
          [idempotencyField]: idempotencyKey,
          intent: invoiceIntents.saveTitle,
          ...(title && { id: String(title.id) }),
        }}
        {...draftOf(title, refusal)}
        errors={refusal?.errors ?? noErrors}
        pending={formAction !== undefined}
        onSubmit={(_values, form) => void submit(form, { preventScrollReset: true })}
      />
    </>
  );
}

function draftOf(title: InvoiceTitle | undefined, refusal: InvoiceRefusal | undefined): { defaultValues?: InvoiceTitleDraft } {
  if (refusal) {
    const { type, isDefault, ...rest } = refusal.values;
    return { defaultValues: { ...rest, type: type === 'person' ? 'person' : 'company', isDefault: isDefault === '1' ? '1' : '0' } };
  }
  if (!title) return {};
  return {
    defaultValues: {
      type: title.isCompany ? 'company' : 'person',
      companyName: title.name,
      companyTaxNumber: title.taxNumber,
      registerAddress: title.address,
      registerPhone: title.phone,
      depositBank: title.bank,
      bankNumber: title.account,
      isDefault: title.isDefault ? '1' : '0',
    },
  };
}
