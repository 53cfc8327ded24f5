import { BusyButton } from '@mall/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router-dom';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';

// Loaded when the button is pressed.
const ConfirmDialog = lazy(async () => ({ default: (await import('@mall/ui/overlays/ConfirmDialog')).ConfirmDialog }));

interface ConfirmedActionProps {
  readonly action: 'withdraw' | 'confirm';
  readonly id: number;
  /** The page's key; each action on each after-sale derives its own. */
  readonly idempotencyKey: string;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium';
}

/** Withdraws a request or confirms a replacement after a confirmation dialog; without JavaScript the button does it directly. */
export function ConfirmedAction({ action, id, idempotencyKey, size = 'medium' }: ConfirmedActionProps) {
  const { t } = useTranslation('after-sales');
  const form = useRef<HTMLFormElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const submit = useSubmit();
  const { formData } = useNavigation();
  const isSent = formData?.get('id') === String(id) && formData.get('intent') === action;
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
      <IdempotencyKey value={`${idempotencyKey}:${action}:${id}`} />
      <input type="hidden" name="intent" value={action} />
      <input type="hidden" name="id" value={id} />
      <BusyButton type="submit" variant={action === 'confirm' ? 'contained' : 'outlined'} size={size} pending={isSent}>
        {t(`actions.${action}.submit`)}
      </BusyButton>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            open
            title={t(`actions.${action}.title`)}
            confirmText={t(`actions.${action}.submit`)}
            cancelText={t(`actions.${action}.keep`)}
            onConfirm={confirm}
            onCancel={() => setIsConfirming(false)}
            destructive={action === 'withdraw'}
          >
            {t(`actions.${action}.text`)}
          </ConfirmDialog>
        </Suspense>
      )}
    </Form>
  );
}
