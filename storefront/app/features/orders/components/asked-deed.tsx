import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router-dom';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';

// Only who presses the button needs the dialog.
const ConfirmDialog = lazy(async () => ({ default: (await import('@mall/ui/overlays/ConfirmDialog')).ConfirmDialog }));

interface AskedDeedProps {
  readonly deed: 'cancel' | 'remove' | 'confirm';
  readonly orderId: number;
  /** Its money goes back to the wallet when it is cancelled. */
  readonly isPaid: boolean;
  /** The page's key; each deed with each order makes its own of it. */
  readonly idempotencyKey: string;
  readonly size: 'small' | 'medium';
}

const looks = { cancel: 'outlined', remove: 'text', confirm: 'contained' } as const;

/** Cancels, deletes or confirms an order, after asking; without a script the button does it at once. */
export function AskedDeed({ deed, orderId, isPaid, idempotencyKey, size }: AskedDeedProps) {
  const { t } = useTranslation('orders');
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const submit = useSubmit();
  const { formData } = useNavigation();
  const isSent = formData?.get('order_id') === String(orderId) && formData.get('intent') === deed;
  const confirm = () => {
    setIsAsking(false);
    void submit(form.current, { preventScrollReset: true, replace: true });
  };
  return (
    <Form
      ref={form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsking(true);
      }}
    >
      <IdempotencyKey value={`${idempotencyKey}:${deed}:${orderId}`} />
      <input type="hidden" name="intent" value={deed} />
      <input type="hidden" name="order_id" value={orderId} />
      {isPaid && <input type="hidden" name="paid" value="1" />}
      <Button type="submit" variant={looks[deed]} size={size} loading={isSent}>
        {t(`deeds.${deed}.submit`)}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            title={t(`deeds.${deed}.title`)}
            confirmText={t(`deeds.${deed}.submit`)}
            {...(deed === 'cancel' && { cancelText: t('deeds.cancel.keep') })}
            onConfirm={confirm}
            onCancel={() => setIsAsking(false)}
            destructive={deed !== 'confirm'}
          >
            {t(deed !== 'cancel' ? `deeds.${deed}.text` : isPaid ? 'deeds.cancel.paidText' : 'deeds.cancel.unpaidText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </Form>
  );
}
