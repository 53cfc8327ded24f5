import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSubmit } from 'react-router-dom';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('@mall/ui/overlays/ConfirmDialog')).ConfirmDialog }));

interface ConfirmedButtonProps {
  readonly action: string;
  readonly intent: string;
  readonly id: number;
  readonly idempotencyKey: string;
  readonly label: string;
  /** Names the record for screen readers. */
  readonly labelFor: string;
  readonly question: { readonly title: string; readonly text: string; readonly confirm: string };
  readonly destructive?: boolean;
}

/** Renders a button that asks for confirmation before it submits its form; without JavaScript it submits directly. */
export function ConfirmedButton({
  action,
  intent,
  id,
  idempotencyKey,
  label,
  labelFor,
  question,
  destructive = false,
}: ConfirmedButtonProps) {
  const { t } = useTranslation('invoices');
  const submit = useSubmit();
  const [form, setForm] = useState<HTMLFormElement>();
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        setForm(event.currentTarget);
      }}
    >
      <IdempotencyKey value={`${idempotencyKey}-${intent}-${id}`} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="text" size="small" color="inherit" aria-label={labelFor}>
        {label}
      </Button>
      {form && (
        <Suspense>
          <ConfirmDialog
            open
            title={question.title}
            confirmText={question.confirm}
            cancelText={t('keep')}
            destructive={destructive}
            onConfirm={() => {
              setForm(undefined);
              void submit(form, { preventScrollReset: true });
            }}
            onCancel={() => setForm(undefined)}
          >
            {question.text}
          </ConfirmDialog>
        </Suspense>
      )}
    </Form>
  );
}
