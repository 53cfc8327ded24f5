import { CardGrid, InvoiceTitleCard } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router-dom';
import { type InvoiceTitle, invoiceIntents } from '../invoice.ts';
import { ConfirmedButton } from './confirmed-button.tsx';

interface TitleCardsProps {
  readonly titles: readonly InvoiceTitle[];
  readonly idempotencyKey: string;
  readonly hrefs: { readonly self: string; readonly edit: (id: number) => string };
}

/** Renders the titles, each with its actions. */
export function TitleCards({ titles, idempotencyKey, hrefs }: TitleCardsProps) {
  const { t } = useTranslation('invoices');
  return (
    <CardGrid label={t('titles.title')}>
      {titles.map(({ id, name, taxNumber, address, phone, bank, account, isDefault }) => (
        <InvoiceTitleCard
          key={id}
          name={name}
          isDefault={isDefault}
          {...(taxNumber !== '' && { taxNumber })}
          details={[join(address, phone), join(bank, account)].filter((line) => line !== '')}
          actions={
            <>
              <Button
                component={Link}
                to={hrefs.edit(id)}
                variant="text"
                size="small"
                color="inherit"
                aria-label={t('titles.editWhat', { name })}
              >
                {t('titles.edit')}
              </Button>
              {!isDefault && (
                <Form method="post" action={hrefs.self} preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value={invoiceIntents.makeDefault}
                    variant="text"
                    size="small"
                    color="inherit"
                    aria-label={t('titles.makeDefaultWhat', { name })}
                  >
                    {t('titles.makeDefault')}
                  </Button>
                </Form>
              )}
              <ConfirmedButton
                action={hrefs.self}
                intent={invoiceIntents.remove}
                id={id}
                idempotencyKey={idempotencyKey}
                label={t('titles.remove')}
                labelFor={t('titles.removeWhat', { name })}
                question={{ title: t('titles.removeTitle'), text: t('titles.removeText', { name }), confirm: t('titles.remove') }}
                destructive
              />
            </>
          }
        />
      ))}
    </CardGrid>
  );
}

const join = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
