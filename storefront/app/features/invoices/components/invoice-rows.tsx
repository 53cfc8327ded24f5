import { InvoiceRow, Notice, RowList, styled, UiLink } from '@mall/ui';
import { InvoiceTimedOutDialog } from '@mall/ui/overlays/InvoiceTimedOutDialog';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { type InvoiceEntry, type InvoiceTab, invoiceIntents } from '../invoice.ts';
import { ConfirmedButton } from './confirmed-button.tsx';

const Entry = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

const WithoutScript = styled('div')({ '@media (scripting: enabled)': { display: 'none' } });

interface InvoiceRowsProps {
  readonly tab: InvoiceTab;
  readonly entries: readonly InvoiceEntry[];
  readonly idempotencyKey: string;
  readonly hrefs: {
    readonly self: string;
    /** The link to request an invoice, or to request it again. */
    readonly request: (entry: InvoiceEntry) => string;
    /** The link to the notice that the deadline has passed. */
    readonly tooLate: string;
    readonly download: (id: number) => string;
  };
}

/** Renders the rows of a tab, each with its actions. */
export function InvoiceRows({ tab, entries, idempotencyKey, hrefs }: InvoiceRowsProps) {
  const { t } = useTranslation('invoices');
  const { day } = useDateTime();
  return (
    <RowList label={t(`tabs.${tab}`)}>
      {entries.map((entry) => {
        const { id, orderNumber, shopName, placedAt, amount, titleName, email, reason, needsCorrection } = entry;
        return (
          <Entry key={id}>
            <InvoiceRow
              level={2}
              number={orderNumber}
              placed={placedAt === undefined ? '' : day(placedAt)}
              {...{ shopName, amount }}
              {...(titleName !== undefined && { titleName })}
              {...(email !== undefined && { email })}
              actions={<Actions tab={tab} entry={entry} idempotencyKey={idempotencyKey} hrefs={hrefs} />}
            />
            {reason !== '' && (
              <Notice silent tone="error" title={t('refused')}>
                {reason}
              </Notice>
            )}
            {needsCorrection && (
              <Notice silent title={t('correction.title')}>
                {t('correction.text')}
              </Notice>
            )}
          </Entry>
        );
      })}
    </RowList>
  );
}

function Actions({ tab, entry, idempotencyKey, hrefs }: Omit<InvoiceRowsProps, 'entries'> & { entry: InvoiceEntry }) {
  const { t } = useTranslation('invoices');
  const { id, orderNumber: number, isTooLate, hasFile } = entry;
  if (tab === 'pending') {
    return (
      <ConfirmedButton
        action={hrefs.self}
        intent={invoiceIntents.revoke}
        id={id}
        idempotencyKey={idempotencyKey}
        label={t('revoke.label')}
        labelFor={t('revoke.labelFor', { number })}
        question={{ title: t('revoke.title'), text: t('revoke.text'), confirm: t('revoke.label') }}
      />
    );
  }
  if (tab === 'completed') {
    return hasFile ? (
      // A full document request: the router would treat it as a page.
      <Button href={hrefs.download(id)} variant="outlined" size="small" aria-label={t('downloadFor', { number })}>
        {t('download')}
      </Button>
    ) : null;
  }
  const again = tab === 'revoked';
  return (
    <Button
      component={Link}
      to={isTooLate ? hrefs.tooLate : hrefs.request(entry)}
      preventScrollReset={isTooLate}
      variant="outlined"
      size="small"
      aria-label={t(again ? 'againFor' : 'requestFor', { number })}
    >
      {t(again ? 'again' : 'request.label')}
    </Button>
  );
}

/** Explains that it is too late for an online invoice: as a dialog, without JavaScript as a notice. */
export function TooLate({ contactHref, closeHref }: { readonly contactHref: string; readonly closeHref: string }) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  return (
    <>
      <WithoutScript>
        <Notice tone="error" title={t('tooLate.title')}>
          {t('tooLate.text')} <UiLink href={contactHref}>{t('tooLate.contact')}</UiLink>
        </Notice>
      </WithoutScript>
      <InvoiceTimedOutDialog
        open
        href={contactHref}
        onClose={() => void navigate(closeHref, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
