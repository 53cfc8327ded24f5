import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router-dom';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';

// Only who presses the button needs the dialog.
const ConfirmDialog = lazy(async () => ({ default: (await import('@mall/ui/overlays/ConfirmDialog')).ConfirmDialog }));

interface CancelOrderProps {
  readonly orderId: number;
  /** Its money goes back to the wallet. */
  readonly isPaid: boolean;
  /** The page's key; each order makes its own of it. */
  readonly idempotencyKey: string;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium';
}

/** Cancels an order, after asking; without a script the button does it at once. */
export function CancelOrder({ orderId, isPaid, idempotencyKey, size = 'medium' }: CancelOrderProps) {
  const { t } = useTranslation('orders');
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const submit = useSubmit();
  const { formData } = useNavigation();
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
      <IdempotencyKey value={`${idempotencyKey}:${orderId}`} />
      <input type="hidden" name="order_id" value={orderId} />
      {isPaid && <input type="hidden" name="paid" value="1" />}
      <Button type="submit" variant="outlined" size={size} loading={formData?.get('order_id') === String(orderId)}>
        {t('cancel.submit')}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            title={t('cancel.title')}
            confirmText={t('cancel.submit')}
            cancelText={t('cancel.keep')}
            onConfirm={confirm}
            onCancel={() => setIsAsking(false)}
            destructive
          >
            {t(isPaid ? 'cancel.paidText' : 'cancel.unpaidText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </Form>
  );
}
