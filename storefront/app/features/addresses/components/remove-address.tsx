import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSubmit } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';
import { addressIdField, addressIntents } from '../address-outcome.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface RemoveAddressProps {
  readonly id: number;
  /** The recipient's name. */
  readonly name: string;
  /** The page's key; each address derives its own key from it. */
  readonly idempotencyKey: string;
}

/** Removes an address after confirmation; without JavaScript the button removes it directly. */
export function RemoveAddress({ id, name, idempotencyKey }: RemoveAddressProps) {
  const { t } = useTranslation('addresses');
  const form = useRef<HTMLFormElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const submit = useSubmit();
  const confirm = () => {
    setIsConfirming(false);
    void submit(form.current, { preventScrollReset: true, replace: true });
  };
  return (
    <Form
      ref={form}
      action={paths.addresses}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setIsConfirming(true);
      }}
    >
      <IdempotencyKey value={`${idempotencyKey}:${id}`} />
      <input type="hidden" name={addressIdField} value={id} />
      <input type="hidden" name="intent" value={addressIntents.remove} />
      <Button type="submit" size="small" variant="text" aria-label={t('remove.whose', { name })}>
        {t('remove.submit')}
      </Button>
      {isConfirming && <RemoveDialog onConfirm={confirm} onCancel={() => setIsConfirming(false)} />}
    </Form>
  );
}
