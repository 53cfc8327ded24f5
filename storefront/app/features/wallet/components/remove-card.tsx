import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSubmit } from 'react-router-dom';
import { type BankCard, cardIntents } from '../bank-cards.ts';

// Loaded when the button is pressed.
const ConfirmDialog = lazy(async () => ({ default: (await import('@mall/ui/overlays/ConfirmDialog')).ConfirmDialog }));

/** Removes a bank card after a confirmation dialog; without JavaScript the button removes it directly. */
export function RemoveCard({ card: { id, lastDigits: digits }, pageHref }: { readonly card: BankCard; readonly pageHref: string }) {
  const { t } = useTranslation('wallet');
  const submit = useSubmit();
  const [form, setForm] = useState<HTMLFormElement>();
  return (
    <Form
      method="post"
      action={pageHref}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        setForm(event.currentTarget);
      }}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={cardIntents.remove} />
      <Button type="submit" variant="text" size="small" color="inherit" aria-label={t('cards.removeWhat', { digits })}>
        {t('cards.remove')}
      </Button>
      {form && (
        <Suspense>
          <ConfirmDialog
            open
            title={t('cards.removeTitle')}
            confirmText={t('cards.remove')}
            destructive
            onConfirm={() => {
              setForm(undefined);
              void submit(form, { preventScrollReset: true });
            }}
            onCancel={() => setForm(undefined)}
          >
            {t('cards.removeText', { digits })}
          </ConfirmDialog>
        </Suspense>
      )}
    </Form>
  );
}
