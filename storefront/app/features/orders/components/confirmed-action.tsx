import { BusyButton } from '@mall/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router-dom';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';

// Loaded when the button is pressed.
const ConfirmDialog = lazy(async () => ({ default: (await import('@mall/ui/overlays/ConfirmDialog')).ConfirmDialog }));

interface ConfirmedActionProps {
  readonly intent: 'cancel' | 'remove' | 'confirm';
  readonly orderId: number;
  /** True when a cancellation refunds the payment. */
  readonly isPaid: boolean;
  readonly idempotencyKey: string;
  readonly variant: 'contained' | 'outlined' | 'text';
  readonly size: 'small' | 'medium';
}

/** Cancels, deletes or confirms an order after a confirmation dialog; without JavaScript the button does it directly. */
export function ConfirmedAction({ intent, orderId, isPaid, idempotencyKey, variant, size }: ConfirmedActionProps) {
  const { t } = useTranslation('orders');
  const form = useRef<HTMLFormElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const submit = useSubmit();
  const { formData } = useNavigation();
  const isSent = formData?.get('order_id') === String(orderId) && formData.get('intent') === intent;
  const confirm = () => {
    setIsConfirming(false);
    void submit(form.current, { preventScrollReset: true, replace: true });
  };
  return (
    <Form
      ref={form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setIsConfirming(true);
      }}
    >
      <IdempotencyKey value={idempotencyKey} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="order_id" value={orderId} />
      {isPaid && <input type="hidden" name="paid" value="1" />}
      <BusyButton type="submit" variant={variant} {...(variant === 'text' && { color: 'inherit' })} size={size} pending={isSent}>
        {t(`intents.${intent}.submit`)}
      </BusyButton>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            open
            title={t(`intents.${intent}.title`)}
            confirmText={t(`intents.${intent}.submit`)}
            {...(intent === 'cancel' && { cancelText: t('intents.cancel.keep') })}
            onConfirm={confirm}
            onCancel={() => setIsConfirming(false)}
            destructive={intent !== 'confirm'}
          >
            {t(intent !== 'cancel' ? `intents.${intent}.text` : isPaid ? 'intents.cancel.paidText' : 'intents.cancel.unpaidText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </Form>
  );
}
